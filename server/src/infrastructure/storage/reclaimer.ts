/**
 * Removes files that nothing refers to any more, but not while somebody may still read them: a reader that began before
 * the files were given up keeps them. What is not removed when the process ends is swept at the next start.
 */
export class Reclaimer {
  readonly #remove: (blobs: string[]) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  /** Moments at which the reads that are under way began. */
  readonly #reading = new Set<number>();
  #waiting: { since: number; blobs: string[] }[] = [];
  #clock = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(remove: (blobs: string[]) => Promise<void>, onError: (error: unknown) => void) {
    this.#remove = remove;
    this.#onError = onError;
  }

  /** To be called before the names of files are looked up. @returns what ends the read; more than one call is harmless. */
  beginRead(): () => void {
    const began = (this.#clock += 1);
    this.#reading.add(began);
    return () => {
      if (this.#reading.delete(began)) this.#reclaim();
    };
  }

  /** To be called when no new reader can find these files. */
  discard(blobs: readonly string[]): void {
    if (blobs.length === 0) return;
    this.#waiting.push({ since: (this.#clock += 1), blobs: [...blobs] });
    this.#reclaim();
  }

  /** Resolves when everything that can be removed is. */
  idle(): Promise<void> {
    return this.#work;
  }

  #reclaim(): void {
    const oldest = Math.min(...this.#reading);
    const free = this.#waiting.filter(({ since }) => since < oldest).flatMap(({ blobs }) => blobs);
    if (free.length === 0) return;
    this.#waiting = this.#waiting.filter(({ since }) => since >= oldest);
    this.#work = this.#work.then(() => this.#remove(free)).catch(this.#onError);
  }
}
