import type { CasePhoto } from '@archway/contracts';
import type { PreparedPhoto } from '@archway/photo';
import { type StorageScope, extensionOf, generatedName } from '@archway/storage';
import type { StoredObject, UploadFlow, UploadJob } from '@archway/uploads';
import { isLostByServer } from '../../uploads/lost-objects.ts';
import { photoFailureOf } from './photo-failure.ts';
import { type PhotoRegistration, blobOf, photoScope } from './photo-storage.ts';
import type { PhotoUpload } from './photo-upload.ts';

/** What the flow uses of the world. */
export interface PhotoWorld {
  /** @throws PhotoError */
  prepare(file: File, signal: AbortSignal): Promise<PreparedPhoto>;
  /** Makes stored objects a photo of the case. */
  register(body: PhotoRegistration): Promise<CasePhoto>;
  /** Whoever shows photos asks again; resolves when the answer is there. */
  refresh(): Promise<void>;
  /** Address of a thumbnail that is not uploaded yet, and under which name it is to be found later. */
  preview(thumb: PreparedPhoto['thumb']): string;
  known(thumbName: string, preview: string): void;
}

/** What a retry needs. Bytes of prepared photos are not kept: fifty of them are too many. */
export interface PhotoWork {
  readonly file: File;
  /** Of the objects, the same each time, so that what has arrived is not sent again. */
  names?: { readonly image: string; readonly thumb: string };
  sent?: Pick<PreparedPhoto, 'width' | 'height' | 'guesses' | 'sharpness'> & {
    readonly image: StoredObject;
    readonly thumb: StoredObject;
  };
}

type Job = UploadJob<PhotoUpload, PhotoWork, StorageScope, Blob>;

/** Files at once: one is prepared while others travel. */
export const AT_ONCE = 3;

/** Takes a photo into a case: prepares it, sends it and its thumbnail, and registers both. */
export const photoFlow = (world: PhotoWorld): UploadFlow<PhotoUpload, PhotoWork, StorageScope, Blob> => ({
  atOnce: AT_ONCE,
  showEvery: 0.04,
  async run(job) {
    const { image, thumb, guesses, ...measured } = (job.work.sent ??= await send(world, job));
    job.enter('register', 'uploading', { share: 1 });
    const { caseId, version, position, preview, fileName } = job.upload;
    if (preview) world.known(thumb.key, preview);
    const objects = { objectName: image.key, thumbName: thumb.key, size: image.size, crc64: image.crc64 };
    const place = position && { position };
    await world.register({ caseId, version, fileName, ...objects, ...measured, guesses: [...guesses], ...place });
  },
  failureOf: photoFailureOf,
  recover(failure, work) {
    if (!isLostByServer(failure)) return undefined;
    delete work.sent;
    delete work.names;
    return 'sendAgain';
  },
  succeeded: () => world.refresh(),
});

async function send(world: PhotoWorld, job: Job): Promise<NonNullable<PhotoWork['sent']>> {
  const { work } = job;
  job.enter('prepare', 'preparing');
  const { file, thumb, width, height, guesses, sharpness } = await world.prepare(work.file, job.signal);
  const preview = job.signal.aborted ? null : (job.upload.preview ?? world.preview(thumb));
  job.enter('upload', 'uploading', { preview });
  const names = (work.names ??= {
    image: generatedName('image', extensionOf(file.name)),
    thumb: generatedName('thumb', extensionOf(thumb.name)),
  });
  const scope = photoScope(job.upload);
  const arrived = await job.send([
    { scope, name: names.thumb, file: blobOf(thumb), contentType: thumb.type },
    { scope, name: names.image, file: blobOf(file), contentType: file.type },
  ]);
  return { image: arrived.get(names.image)!, thumb: arrived.get(names.thumb)!, width, height, guesses, sharpness };
}
