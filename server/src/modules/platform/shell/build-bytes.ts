import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ObjectStore } from '../../../infrastructure/storage/object-store.ts';
import { storeKey } from '../deploy/build-files.ts';
import { isCompressible } from '../deploy/media-types.ts';
import { FileCache } from './file-cache.ts';

const MOST_CACHED_BYTES = 96 * 1024 * 1024;
const WORTH_COMPRESSING = 1024;
/** Done before the first reader wonders. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** Takes many times as long and saves a tenth: made meanwhile, for everybody after the first reader. */
const DENSE_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const GZIP = { level: 7 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the reader takes. */
export function encodingFor(file: string, size: number, accepted: string | undefined): Encoding {
  if (size < WORTH_COMPRESSING || !isCompressible(file)) return 'identity';
  const taken = (accepted ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

/** Reads files of deployed builds as they go over the wire. */
export class BuildBytes {
  readonly #store: ObjectStore;
  readonly #cache = new FileCache(MOST_CACHED_BYTES);
  #densifying: Promise<void> = Promise.resolve();

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  read(name: string, version: string, file: string, encoding: Encoding = 'identity'): Promise<Buffer> {
    const key = storeKey(name, version, file);
    const kept = `${encoding} ${key}`;
    return this.#cache.get(kept, async () => {
      const bytes = await (await this.#store.get(key)).bytes();
      if (encoding === 'gzip') return toGzip(bytes, GZIP);
      if (encoding !== 'br') return bytes;
      this.#densify(kept, bytes);
      return toBrotli(bytes, BROTLI);
    });
  }

  /** One file after another, so that a core is left for whoever waits. */
  #densify(kept: string, bytes: Buffer): void {
    this.#densifying = this.#densifying
      .then(() => toBrotli(bytes, DENSE_BROTLI))
      .then((dense) => this.#cache.replace(kept, dense))
      .catch(() => undefined);
  }

  /** Resolves when what was read so far is as dense as it gets. */
  async settled(): Promise<void> {
    await this.#densifying;
  }
}
