import { createPhotoWorkerHandler } from '@archway/photo';
import { browserCodecs } from '@archway/photo/browser';
import { serveWorker } from '@archway/worker';

serveWorker(self, (post) => createPhotoWorkerHandler(browserCodecs(), post));
