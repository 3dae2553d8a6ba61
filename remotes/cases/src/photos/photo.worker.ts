import { createPhotoWorkerHandler } from '@archway/photo';
import { browserCodecs } from '@archway/photo/browser';

const handle = createPhotoWorkerHandler(browserCodecs(), (reply, transfer) => self.postMessage(reply, { transfer }));
self.onmessage = (event: MessageEvent) => handle(event.data);
