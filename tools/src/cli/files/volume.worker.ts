import { createVolumeWorkerHandler } from '@archway/volume';
import { serveThread } from '@archway/worker/node';

serveThread(createVolumeWorkerHandler);
