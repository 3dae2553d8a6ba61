import { dataTypes } from '@archway/contracts';
import { type IntakeOutput, MeshError } from '@archway/mesh';
import { type StorageScope, extensionOf, generatedName } from '@archway/storage';
import type { UploadFlow } from '@archway/uploads';
import type { ModelUpload } from './model-upload.ts';

/** What a retry needs. */
export interface ModelWork {
  readonly file: File;
  prepared?: { readonly name: string; readonly bytes: Blob };
}

/** What the flow uses of the world. */
export interface ModelWorld {
  /** @throws MeshError */
  prepare(file: File, options: { signal: AbortSignal; onShare: (share: number) => void }): Promise<IntakeOutput>;
}

const scope: StorageScope = {
  dataType: dataTypes.processModel,
  actions: ['get', 'put', 'abort_multi_part_upload'],
};

/**
 * Takes a model to where orders take it from: read, cleaned and compressed as models of cases are. Where compression
 * would change its counts, the file travels as it is.
 */
export const modelFlow = (world: ModelWorld): UploadFlow<ModelUpload, ModelWork, StorageScope, Blob> => ({
  showEvery: 0.02,
  async run(job) {
    const { work } = job;
    if (!work.prepared) {
      job.enter('prepare', 'preparing');
      const { files } = await world.prepare(work.file, {
        signal: job.signal,
        onShare: (share) => job.show({ share }),
      });
      const { bytes, name } = files.originFile ?? files.drcFile;
      work.prepared = {
        name: generatedName('model', extensionOf(name)),
        bytes: new Blob([bytes as Uint8Array<ArrayBuffer>]),
      };
    }
    const { name, bytes } = work.prepared;
    job.enter('upload', 'uploading');
    const arrived = await job.send([{ scope, name, file: bytes, contentType: 'application/octet-stream' }]);
    job.show({ stored: arrived.get(name)! });
  },
  failureOf: (thrown) => (thrown instanceof MeshError ? 'unreadable' : 'notSent'),
  // It is shown until the order has it.
  succeeded: () => new Promise(() => {}),
});
