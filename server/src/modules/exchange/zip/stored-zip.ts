import { PassThrough, type Readable, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CASE_ARCHIVE_LIMITS, isCaseEntry } from '@archway/contracts';
import { type Entry, RandomAccessReader, type ZipFile, fromRandomAccessReaderPromise } from 'yauzl';
import { Refusal } from '../../../context.ts';
import type { ObjectStore } from '../../../infrastructure/storage/object-store.ts';

export type ArchiveLimits = { readonly [limit in keyof typeof CASE_ARCHIVE_LIMITS]: number };

/** An object of the storage, of which only what is asked for is read. */
class StoredBytes extends RandomAccessReader {
  readonly #store: Pick<ObjectStore, 'get'>;
  readonly #key: string;
  /** What kept the storage from answering: it says nothing about the archive. */
  failure: Error | null = null;

  constructor(store: Pick<ObjectStore, 'get'>, key: string) {
    super();
    this.#store = store;
    this.#key = key;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const out = new PassThrough();
    if (end <= start) return out.end();
    this.#store.get(this.#key, { start, end: end - 1 }).then(
      ({ stream }) => pipeline(stream, out, () => {}),
      (error: unknown) => {
        this.failure = error instanceof Error ? error : new Error(String(error));
        out.destroy(this.failure);
      },
    );
    return out;
  }
}

/** The name of an entry as people may see it: it is anybody's. */
const shown = (name: string): string => name.replace(/[^\x20-\x7e]/g, '?').slice(0, 80);

/** Stored, and deflated. */
const METHODS = [0, 8];

/** A ZIP in the storage whose names and sizes are within what an archive of a case may have. */
export class StoredZip {
  readonly #zip: ZipFile;
  readonly #bytes: StoredBytes;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, bytes: StoredBytes, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#bytes = bytes;
    this.#entries = entries;
  }

  /**
   * Reads the directory, and nothing else. What it declares decides: it is held to that when its entries are read.
   * @param size of the object in bytes
   * @throws Refusal caseArchiveCut, caseArchiveTooLarge, caseArchiveName, caseArchiveExtra, caseArchiveUnknown
   */
  static async open(
    store: Pick<ObjectStore, 'get'>,
    key: string,
    size: number,
    limits: ArchiveLimits = CASE_ARCHIVE_LIMITS,
  ): Promise<StoredZip> {
    const bytes = new StoredBytes(store, key);
    try {
      // Names as they are: what they may be is decided here.
      const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
      const zip = await fromRandomAccessReaderPromise(bytes, size, options);
      return new StoredZip(zip, bytes, await entriesOf(zip, size, limits));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (bytes.failure !== null) throw bytes.failure;
      throw new Refusal('caseArchiveCut');
    }
  }

  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** Bytes of an entry as the directory declares them; undefined where there is none. */
  sizeOf(path: string): number | undefined {
    return this.#entries.get(path)?.uncompressedSize;
  }

  /** Unpacks an entry while it is read. @throws Refusal caseArchiveChanged */
  async read<T>(path: string, use: (stream: Readable) => Promise<T>): Promise<T> {
    const entry = this.#entries.get(path);
    if (!entry) throw new Refusal('caseArchiveMissing', { name: path });
    try {
      return await use(await this.#zip.openReadStreamPromise(entry));
    } catch (error) {
      if (this.#bytes.failure !== null) throw this.#bytes.failure;
      if (isOfZip(error)) throw new Refusal('caseArchiveChanged', { name: path });
      throw error;
    }
  }

  /** A small entry as a whole. */
  bytes(path: string): Promise<Buffer> {
    return this.read(path, (stream) => buffer(stream));
  }
}

/** Bytes that are no ZIP entry: of the inflater, or of the reader, whose errors have no code. */
const isOfZip = (error: unknown): boolean => {
  if (error instanceof Refusal || !(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined || code.startsWith('Z_');
};

async function entriesOf(zip: ZipFile, packed: number, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  const tooLarge = (name: string): Refusal => new Refusal('caseArchiveTooLarge', { name });
  if (zip.entryCount > limits.entries) throw tooLarge(`${zip.entryCount} > ${limits.entries}`);
  const most = Math.min(limits.totalBytes, Math.max(limits.freeBytes, packed * limits.ratio));
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const name = (entry.fileName as unknown as Buffer).toString('latin1');
    if (!isCaseEntry(name)) throw new Refusal('caseArchiveName', { name: shown(name) });
    if (entries.has(name)) throw new Refusal('caseArchiveExtra', { name });
    if (entry.isEncrypted() || !METHODS.includes(entry.compressionMethod))
      throw new Refusal('caseArchiveUnknown', { name });
    total += entry.uncompressedSize;
    if (total > most || (name.endsWith('.json') && entry.uncompressedSize > limits.jsonBytes)) throw tooLarge(name);
    entries.set(name, entry);
  }
  return entries;
}
