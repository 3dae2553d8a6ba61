import { MeshError } from '@archway/mesh';
import { decodedBuffers } from './decoded-model.ts';
import { prepareModel } from './prepare-model.ts';
import type { PrepareAnswer, PrepareRequest } from './worker-messages.ts';

const reply = (answer: PrepareAnswer, transfer: ArrayBuffer[] = []): void => self.postMessage(answer, { transfer });

self.addEventListener('message', (event: MessageEvent<PrepareRequest>) => {
  const { id, bytes, fileName, factor } = event.data;
  prepareModel(new Uint8Array(bytes), fileName, factor).then(
    (model) => reply({ id, model }, decodedBuffers(model)),
    (error: unknown) => {
      const known = error instanceof MeshError ? error : new MeshError('workerFailed', { detail: String(error) });
      reply({ id, error: { code: known.code, values: known.values } });
    },
  );
});
