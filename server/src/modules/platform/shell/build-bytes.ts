import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ObjectStore } from '../../../infrastructure/storage/object-store.ts';
import { storeKey } from '../deploy/build-files.ts';
import { isCompressible } from '../deploy/media-types.ts';
import { FileCache } from './file-cache.ts';

const MOST_CACHED_BYTES = 96 * 1024 * 1024;
const WORTH_COMPRESSING = 1024;
/** Compressed once and served many times, and still done before the first reader wonders. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
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

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  read(name: string, version: string, file: string, encoding: Encoding = 'identity'): Promise<Buffer> {
    const key = storeKey(name, version, file);
    return this.#cache.get(`${encoding} ${key}`, async () => {
      const bytes = await (await this.#store.get(key)).bytes();
      if (encoding === 'br') return toBrotli(bytes, BROTLI);
      if (encoding === 'gzip') return toGzip(bytes, GZIP);
      return bytes;
    });
  }
}
