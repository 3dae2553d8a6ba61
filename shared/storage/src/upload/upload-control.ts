import { aborted } from '../storage-error.ts';

/** Lets an upload be paused between two requests, and ended. */
export class UploadControl {
  readonly #abort = new AbortController();
  #waiting: (() => void)[] = [];
  #paused = false;

  constructor(outer?: AbortSignal) {
    if (outer?.aborted) this.abort();
    else outer?.addEventListener('abort', () => this.abort(), { once: true });
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get paused(): boolean {
    return this.#paused;
  }

  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    for (const go of this.#waiting.splice(0)) go();
  }

  abort(): void {
    this.#abort.abort();
    this.resume();
  }

  /** Resolves when the next request may go out. @throws StorageError `aborted` */
  async gate(): Promise<void> {
    while (this.#paused && !this.signal.aborted) await new Promise<void>((go) => this.#waiting.push(go));
    if (this.signal.aborted) throw aborted();
  }
}
