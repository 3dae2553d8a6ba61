import charls from '@cornerstonejs/codec-charls/wasm';
import libarchive from 'libarchive-wasm/dist/libarchive.wasm';
import { createVolumeWorkerHandler } from '@archway/volume';
import { serveWorker } from '@archway/worker';

serveWorker(self, (post) => createVolumeWorkerHandler(post, { locate: { charls, libarchive } }));
