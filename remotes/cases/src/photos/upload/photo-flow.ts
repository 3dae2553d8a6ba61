import type { CasePhoto } from '@archway/contracts';
import type { StorageScope } from '@archway/storage';
import type { UploadFlow } from '@archway/uploads';
import { photoFailureOf } from './photo-failure.ts';
import { type PhotoRegistration, photoScope } from './photo-storage.ts';
import type { PhotoUpload } from './photo-upload.ts';
import { AT_ONCE, type PhotoWork, type SendingWorld, recoverLost, sendPhoto } from './send-photo.ts';

/** What the flow uses of the world. */
export interface PhotoWorld extends SendingWorld {
  /** Makes stored objects a photo of the case. */
  register(body: PhotoRegistration): Promise<CasePhoto>;
  /** Whoever shows photos asks again; resolves when the answer is there. */
  refresh(): Promise<void>;
}

/** Takes a photo into a case: prepares it, sends it and its thumbnail, and registers both. */
export const photoFlow = (world: PhotoWorld): UploadFlow<PhotoUpload, PhotoWork, StorageScope, Blob> => ({
  atOnce: AT_ONCE,
  showEvery: 0.04,
  async run(job) {
    const { objects, guesses, ...measured } = await sendPhoto(world, job, photoScope(job.upload));
    const { caseId, version, position, fileName } = job.upload;
    const place = position && { position };
    await world.register({ caseId, version, fileName, ...objects, ...measured, guesses: [...guesses], ...place });
  },
  failureOf: photoFailureOf,
  recover: recoverLost,
  succeeded: () => world.refresh(),
});
