import type { PreparedPhoto } from '@archway/photo';
import { type StorageScope, extensionOf, generatedName } from '@archway/storage';
import type { StoredObject, UploadJob } from '@archway/uploads';
import { isLostByServer } from '../../uploads/lost-objects.ts';
import { blobOf } from './photo-storage.ts';
import type { PhotoUpload } from './photo-upload.ts';

/** What sending uses of the world. */
export interface SendingWorld {
  /** @throws PhotoError */
  prepare(file: File, signal: AbortSignal): Promise<PreparedPhoto>;
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

type Job = Pick<UploadJob<PhotoUpload, PhotoWork, StorageScope, Blob>, 'work' | 'signal' | 'upload' | 'enter' | 'send'>;

/** Files at once: one is prepared while others travel. */
export const AT_ONCE = 3;

/** What was stored, in the words of the calls that register it. */
type Stored = Pick<PreparedPhoto, 'width' | 'height' | 'guesses' | 'sharpness'> & {
  readonly objects: { objectName: string; thumbName: string; size: number; crc64: string };
};

/** Prepares a chosen file and sends it with its thumbnail, unless that has been done; the next step is to register both. */
export async function sendPhoto(world: SendingWorld, job: Job, scope: StorageScope): Promise<Stored> {
  const { image, thumb, ...seen } = (job.work.sent ??= await send(world, job, scope));
  job.enter('register', 'uploading', { share: 1 });
  const { preview } = job.upload;
  if (preview) world.known(thumb.key, preview);
  const objects = { objectName: image.key, thumbName: thumb.key, size: image.size, crc64: image.crc64 };
  return { objects, ...seen };
}

/** What the server does not find has to travel again, under other names. */
export function recoverLost(failure: unknown, work: PhotoWork): 'sendAgain' | undefined {
  if (!isLostByServer(failure)) return undefined;
  delete work.sent;
  delete work.names;
  return 'sendAgain';
}

async function send(world: SendingWorld, job: Job, scope: StorageScope): Promise<NonNullable<PhotoWork['sent']>> {
  const { work } = job;
  job.enter('prepare', 'preparing');
  const { file, thumb, width, height, guesses, sharpness } = await world.prepare(work.file, job.signal);
  const preview = job.signal.aborted ? null : (job.upload.preview ?? world.preview(thumb));
  job.enter('upload', 'uploading', { preview });
  const names = (work.names ??= {
    image: generatedName('image', extensionOf(file.name)),
    thumb: generatedName('thumb', extensionOf(thumb.name)),
  });
  const arrived = await job.send([
    { scope, name: names.thumb, file: blobOf(thumb), contentType: thumb.type },
    { scope, name: names.image, file: blobOf(file), contentType: file.type },
  ]);
  return { image: arrived.get(names.image)!, thumb: arrived.get(names.thumb)!, width, height, guesses, sharpness };
}
