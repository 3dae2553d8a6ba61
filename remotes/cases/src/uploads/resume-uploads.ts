import type { UploadCheckpoint } from '@archway/storage';
import { failureOf } from './failure-of.ts';
import { fromNote } from './interrupted-note.ts';
import { newUpload } from './model-upload.ts';
import { registerModel, storage } from './storage-client.ts';
import { refreshModels } from './upload-model.ts';
import { uploadStore } from './upload-store.ts';

export interface InterruptedUpload {
  readonly checkpoint: UploadCheckpoint;
  readonly about: NonNullable<ReturnType<typeof fromNote>>;
}

/** Uploads of this case that a reload or a closed tab has interrupted, and whose bytes are still here. */
export async function interruptedUploads(ptId: string, version: number): Promise<InterruptedUpload[]> {
  const kept = await storage()
    .interrupted()
    .catch(() => []);
  return kept.flatMap((checkpoint) => {
    const about = fromNote(checkpoint);
    const ours = about?.ptId === ptId && about.version === version;
    return about && ours && !uploadStore.get(about) ? [{ checkpoint, about }] : [];
  });
}

/** Goes on with an interrupted upload; what has arrived is not sent again. */
export async function resumeInterrupted({ checkpoint, about }: InterruptedUpload): Promise<void> {
  const { ptId, version, jaw, fileName } = about;
  const place = { ptId, version, jaw };
  uploadStore.put({
    ...newUpload(place, { name: fileName, size: checkpoint.size }),
    stage: 'upload',
    stageBytes: checkpoint.size,
  });
  try {
    const upload = storage().resume(checkpoint, {
      onProgress: ({ loaded, total }) => uploadStore.patch(place, { share: total > 0 ? loaded / total : 1 }),
    });
    const { key: objectName, size, crc64 } = await upload.done;
    uploadStore.patch(place, { stage: 'register', share: 0 });
    await registerModel({ ...about, objectName, size, crc64 });
    await refreshModels();
    uploadStore.remove(place);
  } catch (failure) {
    uploadStore.patch(place, { state: 'failed', failure: failureOf(failure) });
  }
}

/** Gives an interrupted upload up. */
export const discardInterrupted = ({ checkpoint }: InterruptedUpload): Promise<void> =>
  storage()
    .discard(checkpoint)
    .catch(() => {});
