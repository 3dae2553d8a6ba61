import { codedErrors, WorkerPool, type WorkerPort } from '@archway/worker';
import type { PhotoEdits } from '../edit/turn-photo.ts';
import { PhotoError } from '../photo-error.ts';
import type { Pixels } from '../pixels.ts';
import type { Guess } from '../positions.ts';
import type { PhotoStep, PreparedPhoto } from '../prepare/prepare-photo.ts';
import type { PhotoJobName, PhotoJobs } from './messages.ts';

/** What is used of a Blob or File. */
export interface PhotoBlob {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface PhotoJobOptions {
  readonly onProgress?: ((step: PhotoStep) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether guesses are wanted; they are unless this is false. */
  readonly classify?: boolean | undefined;
}

export interface PhotoClient {
  /** A chosen file as it is stored. */
  prepare(
    input: { readonly name: string; readonly blob: PhotoBlob },
    options?: PhotoJobOptions,
  ): Promise<PreparedPhoto>;
  /** A stored photo turned, mirrored or cropped; its guesses are not asked for unless `classify` is true. */
  edit(
    photo: PhotoBlob | Uint8Array,
    edits: PhotoEdits,
    name: string,
    options?: PhotoJobOptions,
  ): Promise<PreparedPhoto>;
  classify(photo: PhotoBlob | Uint8Array, options?: PhotoJobOptions): Promise<Guess[]>;
  /** Upright pixels, at most `most` a side when given. */
  decode(photo: PhotoBlob | Uint8Array, options?: PhotoJobOptions & { readonly most?: number }): Promise<Pixels>;
  /** Ends the workers; whatever is under way is rejected as cancelled. */
  dispose(): void;
}

export interface PhotoClientOptions {
  readonly createWorker: () => WorkerPort;
  /** Cores of the machine; there is one worker for each, at most 4. */
  readonly cores?: number | undefined;
  /** Workers without work for so many milliseconds are ended. */
  readonly idleMs?: number | undefined;
}

/** Larger files are refused before they are read; well above what the contract accepts. */
const FILE_LIMIT = 512 * 1024 * 1024;
const MOST_WORKERS = 4;

/**
 * The page's side. Workers start when they are needed, a photo is read only when its turn comes, so that fifty photos
 * dropped at once take the memory of four. Every call rejects with a PhotoError.
 */
export function createPhotoClient({ createWorker, cores = 2, idleMs }: PhotoClientOptions): PhotoClient {
  const size = Math.min(MOST_WORKERS, cores);
  const pool = new WorkerPool<PhotoJobs>({ createWorker, size, idleMs, errors: codedErrors(PhotoError) });

  const run = <Name extends PhotoJobName>(
    kind: Name,
    photo: PhotoBlob | Uint8Array,
    inputOf: (bytes: Uint8Array) => PhotoJobs[Name]['input'],
    { onProgress, signal }: PhotoJobOptions,
  ): Promise<PhotoJobs[Name]['output']> =>
    pool.run(kind, async () => inputOf(await bytesOf(photo)), {
      onProgress,
      signal,
      transfer: ({ bytes }) => [bytes.buffer as ArrayBuffer],
    });

  return {
    prepare: ({ name, blob }, { classify = true, ...options } = {}) =>
      run('prepare', blob, (bytes) => ({ name, bytes, classify }), options),
    edit: (photo, edits, name, { classify = false, ...options } = {}) =>
      run('edit', photo, (bytes) => ({ name, bytes, edits, classify }), options),
    classify: (photo, options = {}) => run('classify', photo, (bytes) => ({ bytes }), options),
    decode: (photo, { most, ...options } = {}) => run('decode', photo, (bytes) => ({ bytes, most }), options),
    dispose: () => void pool.close(),
  };
}

/** The caller's array stays whole: what is transferred is a copy. */
async function bytesOf(photo: PhotoBlob | Uint8Array): Promise<Uint8Array> {
  if (photo instanceof Uint8Array) return new Uint8Array(photo);
  if (photo.size > FILE_LIMIT) throw new PhotoError('tooLarge', { width: 0, height: 0, limit: FILE_LIMIT });
  try {
    return new Uint8Array(await photo.arrayBuffer());
  } catch (cause) {
    // The file was moved, deleted, or its medium removed since it was chosen.
    throw new PhotoError('damaged', { detail: cause instanceof Error ? cause.message : String(cause) });
  }
}
