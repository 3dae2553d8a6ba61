import type { StorageClient, Upload } from '../client.ts';
import type { StorageScope } from '../credentials/credential-source.ts';
import { StorageError, aborted } from '../storage-error.ts';
import type { UploadedObject } from './running-upload.ts';
import type { UploadResult, UploadState } from './upload-state.ts';

export interface NamedFile {
  readonly blob: Blob;
  /** Name below the prefix of the scope, see `generatedName`. */
  readonly name: string;
}

export interface PreparedUpload {
  readonly file: NamedFile;
  /** What the file was before it was compressed, when that is to be kept, too. */
  readonly original?: NamedFile | null;
}

export type PreparePhase = 'preparing' | 'compressing' | 'loading';

export interface UploadTaskOptions {
  readonly scope: StorageScope;
  /** Makes what is uploaded; long work reports its phase, and how far it is (0 to 100). */
  prepare(report: (phase: PreparePhase, percent?: number | null) => void, signal: AbortSignal): Promise<PreparedUpload>;
  /** Kept with the checkpoint of a large file. */
  readonly note?: Readonly<Record<string, string>>;
}

/** One file on its way, from what the user dropped to the stored object; a screen shows its state. */
export class UploadTask {
  readonly #client: StorageClient;
  readonly #options: UploadTaskOptions;
  readonly #listeners = new Set<() => void>();
  #state: UploadState = { status: 'waiting' };
  #control = new AbortController();
  #upload: Upload | null = null;
  #running: Promise<void> | null = null;

  constructor(client: StorageClient, options: UploadTaskOptions) {
    this.#client = client;
    this.#options = options;
  }

  readonly state = (): UploadState => this.#state;

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts, or starts again after an error or an abort. Resolves in a final state and never throws. */
  start(): Promise<void> {
    this.#running ??= this.#go().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  pause(): void {
    this.#upload?.pause();
    this.#showPaused(true);
  }

  resume(): void {
    this.#upload?.resume();
    this.#showPaused(false);
  }

  /** @throws StorageError `cancel` when the storage did not give the upload up; the state is `aborted` all the same. */
  async abort(): Promise<void> {
    this.#control.abort();
    if (!this.#running) this.#show({ status: 'aborted' });
    await this.#upload?.abort();
  }

  async #go(): Promise<void> {
    if (this.#control.signal.aborted) this.#control = new AbortController();
    try {
      this.#show({ status: 'success', result: await this.#work(this.#control.signal) });
    } catch (error) {
      const isAborted = this.#control.signal.aborted || (error instanceof StorageError && error.problem === 'aborted');
      this.#show(isAborted ? { status: 'aborted' } : { status: 'serverError', error });
    } finally {
      this.#upload = null;
    }
  }

  async #work(signal: AbortSignal): Promise<UploadResult> {
    this.#show({ status: 'preparing' });
    const report = (phase: PreparePhase, percent: number | null = null): void => {
      if (!signal.aborted) this.#show(phase === 'preparing' ? { status: phase } : { status: phase, percent });
    };
    const { file, original = null } = await this.#options.prepare(report, signal);
    if (signal.aborted) throw aborted();
    const kept = original && (await this.#send(original, 'uploadingOriginal'));
    return { file: await this.#send(file, 'uploading'), original: kept };
  }

  async #send({ blob, name }: NamedFile, status: 'uploading' | 'uploadingOriginal'): Promise<UploadedObject> {
    const show = (percent: number): void => {
      if (!this.#control.signal.aborted) this.#show({ status, percent, paused: this.#upload?.paused ?? false });
    };
    show(0);
    this.#upload = this.#client.start({
      scope: this.#options.scope,
      file: blob,
      name,
      signal: this.#control.signal,
      note: this.#options.note ?? {},
      onProgress: ({ loaded, total }) => show(total === 0 ? 100 : (loaded / total) * 100),
    });
    return this.#upload.done;
  }

  #showPaused(paused: boolean): void {
    const state = this.#state;
    if (state.status === 'uploading' || state.status === 'uploadingOriginal') this.#show({ ...state, paused });
  }

  #show(state: UploadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
