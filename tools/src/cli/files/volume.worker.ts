import { parentPort } from 'node:worker_threads';
import { createVolumeWorkerHandler, type VolumeRequest } from '@archway/volume';

const handle = createVolumeWorkerHandler((reply, transfer) => parentPort?.postMessage(reply, transfer));
parentPort?.on('message', (request: VolumeRequest) => handle(request));
