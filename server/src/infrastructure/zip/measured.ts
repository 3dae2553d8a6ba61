import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** What came through a stream. */
export interface Measure {
  readonly size: number;
  readonly sha256: string;
}

/** Lets bytes through and counts and hashes them. @param onBytes is told of each piece */
export class Measured extends Transform {
  readonly #hash = createHash('sha256');
  readonly #onBytes: (bytes: number) => void;
  #size = 0;

  constructor(onBytes: (bytes: number) => void = () => {}) {
    super();
    this.#onBytes = onBytes;
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    this.#onBytes(chunk.length);
    done(null, chunk);
  }

  /** Once it has ended. */
  result(): Measure {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}

export const measureOf = (bytes: Uint8Array): Measure => ({
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
