import { type Jaw, endpoints } from '@archway/contracts';
import { MeshError, createMeshClient } from '@archway/mesh';
import { call, useStore } from '@archway/platform';
import { createStorageClient, randomId } from '@archway/storage';
import { Uploads } from '@archway/uploads';
import { type ModelWorld, modelFlow } from './model-flow.ts';
import { type ModelUpload, newModelUpload } from './model-upload.ts';

/** In a worker of its own, so that two jaws use two cores and the memory of a large file is given back at the end. */
const prepare: ModelWorld['prepare'] = async (file, { signal, onShare }) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (signal.aborted) throw new MeshError('cancelled');
  const client = createMeshClient(new Worker(new URL('./mesh.worker.ts', import.meta.url), { name: 'archway-mesh' }));
  try {
    const timestamp = Date.now();
    return await client.intake(bytes, file.name, { timestamp, signal, onProgress: (_step, share) => onShare(share) });
  } finally {
    client.dispose();
  }
};

let client: ReturnType<typeof createStorageClient> | undefined;
const storage = () =>
  (client ??= createStorageClient({
    fetchCredentials: (scope) => call(endpoints.files.token, { body: scope }, { quiet: true }),
  }));

/** Models on their way from this page to an order that is being written. */
export const modelUploads = new Uploads(modelFlow({ prepare }), { storage });

const ofJaw = (jaw: Jaw): string[] =>
  modelUploads.store
    .all()
    .filter((upload) => upload.jaw === jaw)
    .map(({ id }) => id);

export const useModelUpload = (jaw: Jaw): ModelUpload | undefined =>
  [...useStore(modelUploads.store).values()].findLast((upload) => upload.jaw === jaw);

/** Takes a file for a jaw, in the place of one that was chosen before. */
export function takeModel(jaw: Jaw, file: File): void {
  dropModel(jaw);
  void modelUploads.start([{ upload: newModelUpload(randomId(), jaw, file), work: { file } }]);
}

/** Forgets what was chosen; what has arrived of it expires with other uploads that nobody uses. */
export const dropModel = (jaw: Jaw): void => void modelUploads.dismiss(ofJaw(jaw)).catch(() => {});

export const dropModels = (): void =>
  void modelUploads.dismiss(modelUploads.store.all().map(({ id }) => id)).catch(() => {});
