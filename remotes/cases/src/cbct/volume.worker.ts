import charls from '@cornerstonejs/codec-charls/wasm';
import libarchive from 'libarchive-wasm/dist/libarchive.wasm';
import { createVolumeWorkerHandler } from '@archway/volume';

const handle = createVolumeWorkerHandler((reply, transfer) => self.postMessage(reply, { transfer }), {
  locate: { charls, libarchive },
});
self.onmessage = (event: MessageEvent) => handle(event.data);
