import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Measure, Measured, measureOf } from './measured.ts';

/** The same case makes the same archive, whenever it is exported. */
const options = { mtime: new Date(Date.UTC(2000, 0, 1)), mode: 0o100644 } as const;

/** A ZIP that is written entry by entry while it is read: no entry is ever held as a whole, but for JSON. */
export class ZipWriter {
  readonly #zip = new ZipFile();
  readonly #stop: AbortSignal;

  /** @param stop gives up an entry that nobody reads any more */
  constructor(stop: AbortSignal) {
    this.#stop = stop;
    this.#zip.on('error', (error: Error) => this.output.destroy(error));
    // Who reads it hears of a failure; while nobody does yet, it must not end the process.
    this.output.on('error', () => undefined);
  }

  /** The bytes of the archive; to be read while it is written. */
  get output(): Readable {
    return this.#zip.outputStream as Readable;
  }

  json(path: string, text: string): Measure {
    const bytes = Buffer.from(text);
    this.#zip.addBuffer(bytes, path, { ...options, compress: true });
    return measureOf(bytes);
  }

  /** Files lie in it as they are: what pictures, packed volumes and compressed meshes could shrink is nothing. */
  async file(path: string, bytes: Readable, size: number, onBytes: (bytes: number) => void): Promise<Measure> {
    const measured = new Measured(onBytes);
    this.#zip.addReadStream(measured, path, { ...options, compress: false, size });
    await Promise.all([pipeline(bytes, measured, { signal: this.#stop }), once(measured, 'end')]);
    return measured.result();
  }

  end(): void {
    this.#zip.end();
  }
}
