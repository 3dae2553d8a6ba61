import type { StorageScope } from '../credentials/credential-source.ts';
import { randomId } from '../names/random-id.ts';
import type { StorageSession } from '../session.ts';
import { type StorageSessions, pathOf } from '../sessions.ts';
import { StorageError } from '../storage-error.ts';
import type { CheckpointStore, UploadCheckpoint } from './checkpoint.ts';
import { MultipartUpload, isGone } from './multipart-upload.ts';
import { PART_BYTES, partSizeFor } from './parts.ts';
import { type RetryOptions, browserOnline } from './retry.ts';
import type { RunningUpload, UploadProgress, UploadedObject } from './running-upload.ts';
import { uploadWhole } from './single-upload.ts';
import { UploadControl } from './upload-control.ts';

export interface UploadOptions {
  readonly scope: StorageScope;
  readonly file: Blob;
  /** Name below the prefix; no slashes. */
  readonly name: string;
  /** Which of the prefixes (`paths`) of the scope; the first when absent. */
  readonly pathIndex?: number;
  readonly contentType?: string;
  readonly note?: Readonly<Record<string, string>>;
  /** A small file, too, survives a reload: for one that is worthless without another. */
  readonly resumable?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** A running upload. Pausing lets the requests end that are under way. */
export interface Upload {
  /** @throws StorageError `aborted`, `checksum` or `credentials`, or the last failure of the storage. */
  readonly done: Promise<UploadedObject>;
  readonly paused: boolean;
  pause(): void;
  resume(): void;
  /** Ends it and gives up the parts that have arrived. @throws StorageError `cancel` when they could not be. */
  abort(): Promise<void>;
}

/** An upload in parts that is ready to run. */
interface Prepared {
  readonly result: () => Promise<UploadedObject>;
  readonly checkpoint: UploadCheckpoint;
}

export type ResumeOptions = Pick<UploadOptions, 'signal' | 'onProgress'>;

/** Retries of every request after its first attempt, as specified. */
const RETRIES = 3;
const DELAY_MS = 1000;

export interface UploaderOptions {
  readonly sessions: StorageSessions;
  readonly checkpoints: CheckpointStore;
  /** Wait between two attempts. */
  readonly delayMs?: number | undefined;
  readonly online?: (() => Promise<void>) | undefined;
}

/** Uploads that survive a lost network and a reload. */
export class Uploader {
  readonly #options: UploaderOptions;
  readonly #sessions: StorageSessions;
  readonly #checkpoints: CheckpointStore;
  /** Uploads of this page by checkpoint, and whether they are under way. */
  readonly #running = new Map<string, boolean>();

  constructor(options: UploaderOptions) {
    this.#options = options;
    this.#sessions = options.sessions;
    this.#checkpoints = options.checkpoints;
  }

  start(options: UploadOptions): Upload {
    return this.#begin(options, async (session, run) => {
      const key = await keyFor(session, options);
      const inParts = options.file.size > PART_BYTES || (options.resumable === true && options.file.size > 0);
      if (!inParts) return { result: () => uploadWhole(session, key, run), checkpoint: null };
      return this.#announce(session, run, { scope: options.scope, key, note: options.note ?? {} });
    });
  }

  /** Announces an upload in parts, and begins to keep its bytes. */
  async #announce(
    session: StorageSession,
    run: RunningUpload,
    { scope, key, note }: Pick<UploadCheckpoint, 'scope' | 'key' | 'note'>,
  ): Promise<Prepared> {
    const { file, contentType } = run;
    const checkpoint: UploadCheckpoint = {
      id: randomId(),
      scope,
      key,
      uploadId: await MultipartUpload.begin(session, key, run),
      size: file.size,
      partSize: partSizeFor(file.size),
      contentType,
      startedAt: Date.now(),
      note,
    };
    // Keeping the bytes may fail for want of space, and takes a while: the upload does neither fail nor wait for it.
    const saving = this.#checkpoints.save(checkpoint, file).catch(() => {});
    const upload = new MultipartUpload(session, checkpoint, run);
    const result = async (): Promise<UploadedObject> => {
      try {
        return await upload.run(false);
      } finally {
        await saving;
      }
    };
    return { result, checkpoint };
  }

  /** Uploads that were interrupted, also before a reload; none that is under way, in this page or another one. */
  async interrupted(): Promise<UploadCheckpoint[]> {
    const [kept, held = new Set<string>()] = await Promise.all([this.#checkpoints.list(), this.#checkpoints.held?.()]);
    // A lock of our own may outlast its upload by a moment.
    const isHeld = (id: string): boolean => this.#running.get(id) ?? held.has(id);
    return kept.filter(({ id }) => !isHeld(id));
  }

  /**
   * Goes on with an interrupted upload; what has arrived is not sent again.
   * @throws StorageError `upload` (in `done`) when its bytes were not kept.
   */
  resume(checkpoint: UploadCheckpoint, options: ResumeOptions = {}): Upload {
    const { scope, contentType, key } = checkpoint;
    return this.#begin({ ...options, scope, contentType }, async (session, run) => {
      const file = await this.#checkpoints.bytes(checkpoint.id);
      if (file?.size !== checkpoint.size) throw new StorageError('upload', `The bytes of ${key} were not kept`);
      const running = { ...run, file };
      const upload = new MultipartUpload(session, checkpoint, running);
      const again = async (error: unknown): Promise<UploadedObject> => {
        if (!isGone(error)) throw error;
        // The storage gives uploads up after some days; the bytes are here, so it begins anew.
        const anew = await this.#announce(session, running, checkpoint);
        try {
          return await this.#held(anew.checkpoint, anew.result);
        } finally {
          // One that failed goes on from the old checkpoint, which has the same bytes.
          await this.discard(anew.checkpoint).catch(() => {});
        }
      };
      return { result: () => upload.run(true).catch(again), checkpoint };
    });
  }

  /** Gives an interrupted upload up. @throws StorageError `cancel` */
  async discard(checkpoint: UploadCheckpoint): Promise<void> {
    await this.#checkpoints.remove(checkpoint.id);
    await this.#abortUpload(this.#sessions.of(checkpoint.scope), checkpoint);
  }

  #begin(
    options: Partial<UploadOptions> & Pick<UploadOptions, 'scope'>,
    prepare: (
      session: StorageSession,
      run: RunningUpload,
    ) => Promise<Prepared | { result: Prepared['result']; checkpoint: null }>,
  ): Upload {
    const control = new UploadControl(options.signal);
    const session = this.#sessions.of(options.scope);
    const file = options.file ?? new Blob();
    const run: RunningUpload = {
      file,
      contentType: options.contentType || file.type || 'application/octet-stream',
      control,
      retry: this.#retry(control.signal),
      onProgress: (progress) => options.onProgress?.(progress),
    };
    let known: UploadCheckpoint | null = null;
    const work = async (): Promise<UploadedObject> => {
      await control.gate();
      const { result, checkpoint } = await prepare(session, run);
      known = checkpoint;
      if (!checkpoint) return result();
      const uploaded = await this.#held(checkpoint, result);
      // It has ended: aborting it has nothing to give up.
      known = null;
      await this.#checkpoints.remove(checkpoint.id);
      return uploaded;
    };
    const done = work();
    // Whoever awaits `done` learns of a failure; nobody has to.
    done.catch(() => {});
    const clean = async (): Promise<void> => {
      await done.catch(() => {});
      if (!known) return;
      await this.#checkpoints.remove(known.id);
      await this.#abortUpload(session, known);
    };
    let ending: Promise<void> | null = null;
    const end = (): Promise<void> => (ending ??= clean());
    control.signal.addEventListener('abort', () => void end().catch(() => {}), { once: true });
    return {
      done,
      get paused() {
        return control.paused;
      },
      pause: () => control.pause(),
      resume: () => control.resume(),
      abort: () => {
        control.abort();
        return end();
      },
    };
  }

  /** While it runs, no other page offers to go on with it. */
  async #held<T>({ id }: UploadCheckpoint, run: () => Promise<T>): Promise<T> {
    const release = this.#checkpoints.hold?.(id);
    this.#running.set(id, true);
    try {
      return await run();
    } finally {
      this.#running.set(id, false);
      release?.();
    }
  }

  async #abortUpload(session: StorageSession, { key, uploadId }: UploadCheckpoint): Promise<void> {
    try {
      await session.run((sdk) => sdk.abortMultipartUpload(key, uploadId));
    } catch (error) {
      if (isGone(error)) return;
      throw new StorageError('cancel', 'Fail to cancel upload', { cause: error });
    }
  }

  #retry(signal: AbortSignal): RetryOptions {
    const { delayMs = DELAY_MS, online = browserOnline } = this.#options;
    return { retries: RETRIES, delayMs, signal, online };
  }
}

async function keyFor(session: StorageSession, { name, pathIndex = 0 }: UploadOptions): Promise<string> {
  if (name === '' || name.includes('/')) throw new StorageError('upload', `${name} is no name of a file`);
  return (await pathOf(session, pathIndex)) + name;
}
