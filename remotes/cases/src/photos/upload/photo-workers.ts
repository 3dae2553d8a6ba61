import { type Guess, type PhotoClient, type PhotoEdits, type PreparedPhoto, createPhotoClient } from '@archway/photo';
import { recordEvent } from '@archway/platform';

/** The memory of decoders is given back when nothing was asked of them for so long. */
const IDLE_MS = 60_000;

let client: PhotoClient | null = null;

/** The workers of the page, which begin when they are needed. */
const workers = (): PhotoClient =>
  (client ??= createPhotoClient({
    createWorker: () => new Worker(new URL('./photo.worker.ts', import.meta.url), { name: 'archway-photo' }),
    cores: navigator.hardwareConcurrency,
    idleMs: IDLE_MS,
  }));

/** The photo itself stands where its thumbnail could not be made; the event log hears of it. */
function tellFallback(prepared: PreparedPhoto): PreparedPhoto {
  const { format, width, height, notes, file } = prepared;
  if (notes.includes('thumbFallback'))
    recordEvent({ type: 'image-fallback', logData: { format, width, height, bytes: file.bytes.length } });
  return prepared;
}

/** Decodes, turns, strips, shrinks and classifies a chosen file. @throws PhotoError */
export const preparePhoto = async (file: File, signal: AbortSignal): Promise<PreparedPhoto> =>
  tellFallback(await workers().prepare({ name: file.name, blob: file }, { signal }));

/** @throws PhotoError */
export const classifyPhoto = (photo: Blob): Promise<Guess[]> => workers().classify(photo);

/** @param name keeps the ending of what is stored. @throws PhotoError */
export const editPhoto = async (photo: Blob, edits: PhotoEdits, name: string): Promise<PreparedPhoto> =>
  tellFallback(await workers().edit(photo, edits, name));
