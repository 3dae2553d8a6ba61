import charls from '@cornerstonejs/codec-charls/wasm';
import { createVolumeWorkerHandler } from '@archway/volume';
import { serveWorker } from '@archway/worker';

serveWorker(self, (post) => createVolumeWorkerHandler(post, { locate: { charls } }));
