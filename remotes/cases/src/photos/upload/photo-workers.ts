import { type Guess, type PhotoClient, type PhotoEdits, type PreparedPhoto, createPhotoClient } from '@archway/photo';

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

/** Decodes, turns, strips, shrinks and classifies a chosen file. @throws PhotoError */
export const preparePhoto = (file: File, signal: AbortSignal): Promise<PreparedPhoto> =>
  workers().prepare({ name: file.name, blob: file }, { signal });

/** @throws PhotoError */
export const classifyPhoto = (photo: Blob): Promise<Guess[]> => workers().classify(photo);

/** @param name keeps the ending of what is stored. @throws PhotoError */
export const editPhoto = (photo: Blob, edits: PhotoEdits, name: string): Promise<PreparedPhoto> =>
  workers().edit(photo, edits, name);
