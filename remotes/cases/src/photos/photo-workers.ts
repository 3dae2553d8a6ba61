import { type Guess, type PhotoClient, type PhotoEdits, type PreparedPhoto, createPhotoClient } from '@archway/photo';

/** The memory of decoders is given back when nothing was asked of them for so long. */
const IDLE_MS = 60_000;

let client: PhotoClient | null = null;
let busy = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Lends the workers of the page, which begin when they are needed. */
async function withWorkers<T>(work: (client: PhotoClient) => Promise<T>): Promise<T> {
  clearTimeout(idle);
  busy += 1;
  client ??= createPhotoClient({
    createWorker: () => new Worker(new URL('./photo.worker.ts', import.meta.url), { name: 'archway-photo' }),
    cores: navigator.hardwareConcurrency,
  });
  try {
    return await work(client);
  } finally {
    busy -= 1;
    if (busy === 0) idle = setTimeout(endWorkers, IDLE_MS);
  }
}

function endWorkers(): void {
  client?.dispose();
  client = null;
}

/** Decodes, turns, strips, shrinks and classifies a chosen file. @throws PhotoError */
export const preparePhoto = (file: File, signal: AbortSignal): Promise<PreparedPhoto> =>
  withWorkers((workers) => workers.prepare({ name: file.name, blob: file }, { signal }));

/** @throws PhotoError */
export const classifyPhoto = (photo: Blob): Promise<Guess[]> => withWorkers((workers) => workers.classify(photo));

/** @param name keeps the ending of what is stored. @throws PhotoError */
export const editPhoto = (photo: Blob, edits: PhotoEdits, name: string): Promise<PreparedPhoto> =>
  withWorkers((workers) => workers.edit(photo, edits, name));
