import { createMeshWorkerHandler } from '@archway/mesh';

const handle = createMeshWorkerHandler((reply, transfer) => self.postMessage(reply, { transfer }));
self.onmessage = (event: MessageEvent) => handle(event.data);
