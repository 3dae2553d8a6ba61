import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { isHeld } from './credential-holder.ts';
import { EmbeddedAccess, type EmbeddedAccessOptions } from './embedded-access.ts';
import { UploadIndex } from './multipart.ts';
import { ObjectFiles } from './object-files.ts';
import {
  type NewObject,
  ObjectIndex,
  type ObjectPart,
  type ObjectRow,
  type ObjectWithParts,
  wholeObject,
} from './object-index.ts';
import { headersOf, infoOf } from './object-info.ts';
import { checkKey } from './object-key.ts';
import {
  type ByteRange,
  type CredentialRequest,
  type ListOptions,
  type ObjectCopy,
  type ObjectInfo,
  type ObjectPage,
  ObjectExists,
  ObjectMissing,
  type ObjectStore,
  type OpenObject,
  type PutOptions,
  RangeUnsatisfiable,
  type SignedUrlOptions,
  type StorageCredentials,
} from './object-store.ts';
import { GatewayError } from './gateway/gateway-error.ts';
import { type KeyPair, type Principal, Principals } from './principal.ts';
import { Reclaimer } from './reclaimer.ts';
import { joinParts } from './part-stream.ts';
import type { ObjectHeaders } from './schema.ts';

export interface EmbeddedStoreOptions extends EmbeddedAccessOptions {
  readonly db: Database;
  /** For the bytes; it belongs to the storage alone. */
  readonly folder: string;
  /** From which keys and tokens are derived; the same on every server. */
  readonly secret: Buffer;
  readonly operator: KeyPair | null;
  /** Whether no other process can be writing now, so that whatever has no row is left over from a crash. */
  readonly alone: boolean;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const LIST_LIMIT = 1000;
const DAY_MS = 86_400_000;
const STALE_UPLOAD_MS = 7 * DAY_MS;

/** Object storage on this machine: bytes in files, rows in the database, the protocol of OSS in front (`registerGateway`). */
export class EmbeddedStore implements ObjectStore {
  readonly bucket: string;
  readonly files: ObjectFiles;
  readonly objects: ObjectIndex;
  readonly uploads: UploadIndex;
  readonly principals: Principals;
  readonly #options: EmbeddedStoreOptions;
  readonly #access: EmbeddedAccess;
  readonly #reclaimer: Reclaimer;

  private constructor(options: EmbeddedStoreOptions) {
    const { db, log } = options;
    this.#options = options;
    this.bucket = options.bucket;
    this.files = new ObjectFiles(options.folder);
    this.objects = new ObjectIndex(db);
    this.uploads = new UploadIndex(db);
    this.principals = new Principals(options.secret, options.operator);
    this.#access = new EmbeddedAccess(this.principals, options);
    this.#reclaimer = new Reclaimer(
      (blobs) => this.files.remove(blobs),
      (error) => log.warn({ err: error }, 'unused files stay until the next sweep'),
    );
  }

  static async open(options: EmbeddedStoreOptions): Promise<EmbeddedStore> {
    const store = new EmbeddedStore(options);
    await store.files.prepare();
    return store;
  }

  /** Lets the removal of files end that is under way. */
  async close(): Promise<void> {
    await this.#reclaimer.idle();
  }

  async put(key: string, body: Uint8Array | Readable, options: PutOptions = {}): Promise<ObjectInfo> {
    const source = body instanceof Uint8Array ? [body] : body;
    return this.write(key, source, headersOf(options), options.ifAbsent ?? false);
  }

  /** What `put` does, for headers of the protocol. If the index fails, the file waits for a sweep: the row may be there. */
  async write(
    key: string,
    source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    headers: ObjectHeaders,
    ifAbsent: boolean,
    limit?: number,
    check: (blob: { md5: string }) => void = () => {},
  ): Promise<ObjectInfo> {
    checkKey(key);
    if (ifAbsent && (await this.objects.find(key))) throw new ObjectExists(key);
    const blob = await this.files.write(source, limit);
    try {
      check(blob);
    } catch (error) {
      await this.files.remove([blob.blob]);
      throw error;
    }
    const placed = await this.objects.put(wholeObject(key, blob, headers), [blob], ifAbsent);
    if (!placed) {
      await this.files.remove([blob.blob]);
      throw new ObjectExists(key);
    }
    this.#reclaimer.discard(placed.replaced);
    return infoOf(placed.row);
  }

  async get(key: string, range?: ByteRange): Promise<OpenObject> {
    const { row, read, close } = await this.open(key);
    const last = row.size - 1;
    const start = range?.start ?? 0;
    if (range && start > last) {
      close();
      throw new RangeUnsatisfiable(row.size);
    }
    const stream = read(start, Math.min(range?.end ?? last, last));
    return { info: infoOf(row), stream, bytes: () => buffer(stream) };
  }

  /**
   * Row and bytes as of one moment; the bytes stay until they are read or `close` is called.
   * @throws ObjectMissing
   */
  async open(key: string): Promise<ObjectWithParts & { read(start: number, end: number): Readable; close(): void }> {
    checkKey(key);
    const close = this.#reclaimer.beginRead();
    try {
      const found = await this.objects.open(key);
      if (!found) throw new ObjectMissing(key);
      const read = (start: number, end: number): Readable =>
        Readable.from(joinParts(this.files, found.parts, start, end), { objectMode: false }).once('close', close);
      return { ...found, read, close };
    } catch (error) {
      close();
      throw error;
    }
  }

  async head(key: string): Promise<ObjectInfo | null> {
    const row = await this.objects.find(checkKey(key));
    return row && infoOf(row);
  }

  async list(prefix: string, { after, limit = LIST_LIMIT }: ListOptions = {}): Promise<ObjectPage> {
    const size = Math.min(limit, LIST_LIMIT);
    const from = after === undefined ? null : { key: after, inclusive: false };
    const rows = await this.objects.list(prefix, from, size + 1);
    const objects = rows.slice(0, size).map(infoOf);
    return { objects, next: rows.length > size ? (objects.at(-1)?.key ?? null) : null };
  }

  async copy(from: string, to: string): Promise<ObjectInfo> {
    const info = await this.copyAs(from, to, null, false, () => true);
    if (!info) throw new ObjectMissing(from);
    return info;
  }

  async copyAll(copies: readonly ObjectCopy[]): Promise<ObjectInfo[]> {
    for (const { to } of copies) checkKey(to);
    const close = this.#reclaimer.beginRead();
    try {
      const sources = await this.objects.openAll([...new Set(copies.map(({ from }) => checkKey(from)))]);
      const parts = copies.map(({ from }) => {
        const source = sources.get(from);
        if (!source) throw new ObjectMissing(from);
        return source;
      });
      const blobs = await this.files.duplicateAll(parts.flatMap((source) => source.parts.map(({ blob }) => blob)));
      let next = 0;
      const made = copies.map(({ to }, at): [NewObject, ObjectPart[]] => {
        const { row, parts: own } = parts[at] as ObjectWithParts;
        const { size, etag, crc64, headers } = row;
        const object = { key: to, size, etag, crc64, headers, uploadId: null };
        return [object, own.map((part) => ({ ...part, blob: blobs[next++] as string }))];
      });
      const taken = await this.objects.putAll(made);
      if (typeof taken !== 'string') return taken.map(infoOf);
      await this.files.remove(blobs);
      throw new ObjectExists(taken);
    } finally {
      close();
    }
  }

  /**
   * @param headers null for those of the source.
   * @param isWanted is asked of the very source that would be copied.
   * @returns null when it was not wanted.
   */
  async copyAs(
    from: string,
    to: string,
    headers: ObjectHeaders | null,
    ifAbsent: boolean,
    isWanted: (source: ObjectRow) => boolean,
  ): Promise<ObjectInfo | null> {
    checkKey(to);
    const { row, parts, close } = await this.open(from);
    try {
      if (!isWanted(row)) return null;
      const copies = [];
      for (const part of parts) copies.push({ ...part, blob: await this.files.duplicate(part.blob) });
      const { size, etag, crc64 } = row;
      const object = { key: to, size, etag, crc64, headers: headers ?? row.headers, uploadId: null };
      const placed = await this.objects.put(object, copies, ifAbsent);
      if (!placed) {
        await this.files.remove(copies.map(({ blob }) => blob));
        throw new ObjectExists(to);
      }
      this.#reclaimer.discard(placed.replaced);
      return infoOf(placed.row);
    } finally {
      close();
    }
  }

  async delete(...keys: string[]): Promise<void> {
    for (const key of keys) checkKey(key);
    this.discard(await this.objects.delete(keys));
  }

  /** Gives up files that no row refers to any more. */
  discard(blobs: readonly string[]): void {
    this.#reclaimer.discard(blobs);
  }

  async signedUrl(key: string, options: SignedUrlOptions): Promise<string> {
    return this.#access.signedUrl(key, options);
  }

  async credentials(request: CredentialRequest): Promise<StorageCredentials> {
    return this.#access.credentials(request);
  }

  /** @throws GatewayError AccessDenied when what a credential was given for is over */
  async requireHolder({ holder }: Pick<Principal, 'holder'>): Promise<void> {
    if (holder && !(await isHeld(this.#options.db, holder)))
      throw new GatewayError('AccessDenied', 'What the credential was given for is over.');
  }

  /** Gives up uploads that nobody goes on with, and removes files without a row: at the start and now and then. */
  async sweep(atStart: boolean): Promise<void> {
    const now = Date.now();
    this.discard(await this.uploads.abortStale(new Date(now - STALE_UPLOAD_MS)));
    const before = new Date(atStart && this.#options.alone ? now : now - DAY_MS);
    const removed = await this.files.sweep(before, (blobs) => this.objects.referred(blobs));
    if (removed > 0) this.#options.log.info({ removed }, 'removed files that nothing refers to');
  }
}
