import charls from '@cornerstonejs/codec-charls/wasm';
import { createVolumeWorkerHandler } from '@archway/volume';

const handle = createVolumeWorkerHandler((reply, transfer) => self.postMessage(reply, { transfer }), {
  locate: { charls },
});
self.onmessage = (event: MessageEvent) => handle(event.data);
