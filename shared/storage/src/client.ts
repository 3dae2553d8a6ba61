import type { FetchCredentials, StorageScope } from './credentials/credential-source.ts';
import type { LoadSdk } from './sdk.ts';
import { StorageSessions, pathOf } from './sessions.ts';
import { StorageError } from './storage-error.ts';
import { type CheckpointStore, MemoryCheckpoints, type UploadCheckpoint } from './upload/checkpoint.ts';
import type { UploadedObject } from './upload/running-upload.ts';
import { type ResumeOptions, type Upload, type UploadOptions, Uploader } from './upload/uploader.ts';

export interface StorageClientOptions {
  /** Asks the server for credentials, usually `(scope) => call(endpoints.files.token, { body: scope })`. */
  readonly fetchCredentials: FetchCredentials;
  /** Where interrupted uploads are kept; `OpfsCheckpoints` outlives a reload. */
  readonly checkpoints?: CheckpointStore;
  readonly loadSdk?: LoadSdk;
  /** Wait between two attempts. */
  readonly delayMs?: number;
  readonly online?: () => Promise<void>;
}

/** Object storage as the browser uses it (and Node in tests): uploads that survive, signed URLs. */
export class StorageClient {
  readonly #sessions: StorageSessions;
  readonly #uploader: Uploader;

  constructor({ fetchCredentials, checkpoints, loadSdk, delayMs, online }: StorageClientOptions) {
    this.#sessions = new StorageSessions(fetchCredentials, loadSdk);
    this.#uploader = new Uploader({
      sessions: this.#sessions,
      checkpoints: checkpoints ?? new MemoryCheckpoints(),
      delayMs,
      online,
    });
  }

  upload(options: UploadOptions): Promise<UploadedObject> {
    return this.start(options).done;
  }

  start(options: UploadOptions): Upload {
    return this.#uploader.start(options);
  }

  /** Uploads that were interrupted, also before a reload; none that is under way, in this page or another one. */
  interrupted(): Promise<UploadCheckpoint[]> {
    return this.#uploader.interrupted();
  }

  /**
   * Goes on with an interrupted upload; what has arrived is not sent again.
   * @throws StorageError `upload` (in `done`) when its bytes were not kept.
   */
  resume(checkpoint: UploadCheckpoint, options: ResumeOptions = {}): Upload {
    return this.#uploader.resume(checkpoint, options);
  }

  /** Gives an interrupted upload up. @throws StorageError `cancel` */
  discard(checkpoint: UploadCheckpoint): Promise<void> {
    return this.#uploader.discard(checkpoint);
  }

  /**
   * One signed URL for each key, in their order; an empty key gives an empty string.
   * @param options.scope the last one that was used when absent; `pathIndex`: keys are below that prefix of the scope.
   * @throws StorageError `initFirst` when no scope was used yet.
   */
  async signedUrls(
    keys: readonly string[],
    options: { scope?: StorageScope; pathIndex?: number; expiresSeconds?: number } = {},
  ): Promise<string[]> {
    const session = options.scope ? this.#sessions.of(options.scope) : this.#sessions.last();
    const prefix = options.pathIndex === undefined ? '' : await pathOf(session, options.pathIndex);
    const seconds = options.expiresSeconds ?? 1800;
    return session.run((sdk) =>
      Promise.all(keys.map(async (key) => (key === '' ? '' : sdk.signatureUrlV4('GET', seconds, {}, prefix + key)))),
    );
  }

  /** Fetches an object that holds JSON. @throws StorageError `download` */
  async json(key: string, scope?: StorageScope): Promise<unknown> {
    const [url = ''] = await this.signedUrls([key], scope ? { scope } : {});
    const answer = await fetch(url);
    if (!answer.ok) throw new StorageError('download', 'Download failed');
    return answer.json();
  }
}

export const createStorageClient = (options: StorageClientOptions): StorageClient => new StorageClient(options);
