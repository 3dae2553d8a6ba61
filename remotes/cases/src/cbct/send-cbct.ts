import type { StorageClient, Upload, UploadCheckpoint, UploadOptions, UploadedObject } from '@archway/storage';
import { type CbctAbout, checkpointOf, quickLookNote, zipNote } from './cbct-note.ts';
import { cbctScope } from './cbct-scope.ts';

export type CbctStorage = Pick<StorageClient, 'start' | 'resume' | 'interrupted' | 'discard'>;

export interface CbctBytes {
  readonly zip: Blob;
  readonly quickLook: Blob;
}

export interface SentCbct {
  readonly zip: UploadedObject;
  /** Key of the stored quick look. */
  readonly quickLookKey: string;
}

/** What has arrived of a packing, so that a retry does not send it again. */
export type Arrived = Partial<Record<keyof CbctBytes, UploadedObject>>;

/** Neither the bytes nor an interrupted upload are there: the files have to be chosen again. */
export class BytesLostError extends Error {
  override readonly name = 'BytesLostError';
}

/** Both objects of a packed CT on their way. */
export interface CbctSending {
  readonly done: Promise<SentCbct>;
  pause(): void;
  resume(): void;
  /** @throws StorageError `cancel` */
  abort(): Promise<void>;
}

/**
 * Sends the packed volume and its quick look side by side. What was begun before, in this page or before a reload, goes
 * on where it stopped. The quick look follows the zip's name, so one note on the zip is enough to find everything again.
 * @param bytes null after a reload
 * @param arrived is filled
 */
export async function sendCbct(
  storage: CbctStorage,
  about: CbctAbout,
  bytes: CbctBytes | null,
  arrived: Arrived,
  onProgress: (loaded: number, total: number) => void,
): Promise<CbctSending> {
  const kept = await storage.interrupted().catch(() => []);
  const loaded = { zip: 0, quickLook: 0 };
  const sizes = { zip: 0, quickLook: 0 };
  const follow = (object: keyof typeof loaded) => (progress: { loaded: number; total: number }) => {
    loaded[object] = progress.loaded;
    onProgress(loaded.zip + loaded.quickLook, sizes.zip + sizes.quickLook);
  };
  const begin = (object: keyof typeof loaded): Upload | null => {
    if (arrived[object]) return null;
    const checkpoint = checkpointOf(kept, object, about.zipName);
    sizes[object] = checkpoint?.size ?? bytes?.[object].size ?? 0;
    if (checkpoint) return storage.resume(checkpoint, { onProgress: follow(object) });
    return bytes && storage.start({ ...placeOf(about, object, bytes), onProgress: follow(object) });
  };
  const zip = begin('zip');
  if (!zip && !arrived.zip) throw new BytesLostError(`Nothing is left of ${about.zipName}`);
  // After a reload it may have arrived already; otherwise the server will say that it is missing.
  const quickLook = begin('quickLook');
  const uploads = [zip, quickLook].filter((upload) => upload !== null);
  onProgress(0, sizes.zip + sizes.quickLook);
  return {
    done: together({ zip, quickLook }, about, arrived),
    pause: () => uploads.forEach((upload) => upload.pause()),
    resume: () => uploads.forEach((upload) => upload.resume()),
    abort: async () => {
      await Promise.all(uploads.map((upload) => upload.abort()));
    },
  };
}

/** Waits for both, also when one fails: a retry must not meet the other half still running. */
async function together(
  uploads: Record<keyof CbctBytes, Upload | null>,
  about: CbctAbout,
  arrived: Arrived,
): Promise<SentCbct> {
  const wait = async (object: keyof CbctBytes): Promise<void> => {
    const sent = await uploads[object]?.done;
    if (sent) arrived[object] = sent;
  };
  const results = await Promise.allSettled([wait('zip'), wait('quickLook')]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  const { zip, quickLook } = arrived;
  if (!zip) throw new BytesLostError(`Nothing is left of ${about.zipName}`);
  const prefix = zip.key.slice(0, zip.key.lastIndexOf('/') + 1);
  return { zip, quickLookKey: quickLook?.key ?? prefix + about.quickLookName };
}

function placeOf(about: CbctAbout, object: keyof CbctBytes, bytes: CbctBytes): UploadOptions {
  const scope = cbctScope(about);
  return object === 'zip'
    ? { scope, file: bytes.zip, name: about.zipName, contentType: 'application/zip', note: zipNote(about) }
    : { scope, file: bytes.quickLook, name: about.quickLookName, resumable: true, note: quickLookNote(about) };
}

/** Gives up what an interrupted upload has left, here and in the storage. */
export async function discardCbct(storage: CbctStorage, zipName: string): Promise<void> {
  const kept = await storage.interrupted();
  const found = [checkpointOf(kept, 'zip', zipName), checkpointOf(kept, 'quickLook', zipName)];
  const left = found.filter((each): each is UploadCheckpoint => each !== undefined);
  await Promise.all(left.map((checkpoint) => storage.discard(checkpoint)));
}
