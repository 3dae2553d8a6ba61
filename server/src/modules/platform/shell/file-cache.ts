/** Bytes that never change, kept up to a bound; those that were asked for longest ago make room. */
export class FileCache {
  readonly #most: number;
  #bytes = 0;
  readonly #kept = new Map<string, Buffer>();
  readonly #loading = new Map<string, Promise<Buffer>>();

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  /** Loads once, however many ask at the same time. A failure is not kept. */
  get(key: string, load: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return Promise.resolve(kept);
    }
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = load()
      .then((bytes) => {
        this.#keep(key, bytes);
        return bytes;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  /** Puts other bytes in the place of what is kept; nothing if that made room meanwhile. */
  replace(key: string, bytes: Buffer): void {
    const old = this.#kept.get(key);
    if (!old) return;
    this.#kept.set(key, bytes);
    this.#bytes += bytes.length - old.length;
  }

  #keep(key: string, bytes: Buffer): void {
    if (bytes.length > this.#most / 4) return;
    this.#kept.set(key, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= this.#most) break;
      this.#kept.delete(oldest);
      this.#bytes -= old.length;
    }
  }
}
