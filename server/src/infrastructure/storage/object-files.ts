import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Crc64 } from '@archway/storage/crc64';
import { codeOf } from '../error-code.ts';

/** A file of bytes that are safely on disk. */
export interface Blob {
  /** MD5 of the bytes and a random tail: never derived from a key, and no two writes share a file. */
  readonly blob: string;
  readonly size: number;
  /** Upper-case hex. */
  readonly md5: string;
  /** Unsigned decimal. */
  readonly crc64: string;
}

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

const READ_BYTES = 262_144;
const BLOB_NAME = /^[0-9a-f]{32}-[0-9a-f]{20}$/;

/** The bytes of the embedded storage, on disk. A file never changes: it appears whole and is removed. */
export class ObjectFiles {
  readonly #blobs: string;
  readonly #drafts: string;

  constructor(folder: string) {
    this.#blobs = join(folder, 'blobs');
    this.#drafts = join(folder, 'drafts');
  }

  async prepare(): Promise<void> {
    await mkdir(this.#drafts, { recursive: true, mode: 0o700 });
    for (const shard of shards()) await mkdir(join(this.#blobs, shard), { recursive: true, mode: 0o700 });
    await syncFolder(this.#blobs);
  }

  /**
   * Writes to a draft, syncs, renames, syncs the folder: when it resolves, the bytes survive a power cut.
   * @throws TooLarge beyond `limit` bytes; whatever the source throws, e.g. when the sender hangs up.
   */
  async write(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, limit = Infinity): Promise<Blob> {
    const draft = join(this.#drafts, randomBytes(16).toString('hex'));
    const file = await open(draft, 'wx', 0o600);
    const md5 = createHash('md5');
    const crc = new Crc64();
    let size = 0;
    try {
      try {
        for await (const chunk of source) {
          size += chunk.length;
          if (size > limit) throw new TooLarge(`more than ${limit} bytes`);
          md5.update(chunk);
          crc.update(chunk);
          await writeWhole(file, chunk);
        }
        await file.sync();
      } finally {
        await file.close();
      }
      const digest = md5.digest('hex');
      const blob = newName(digest);
      await this.#publish(draft, blob);
      return { blob, size, md5: digest.toUpperCase(), crc64: crc.digest() };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** A second name for the same bytes: a copy costs no space where the file system has hard links. */
  async duplicate(blob: string): Promise<string> {
    const [copy] = await this.duplicateAll([blob]);
    return copy as string;
  }

  /** The same for many, in their order; each folder is synced once. */
  async duplicateAll(blobs: readonly string[]): Promise<string[]> {
    const copies: string[] = [];
    for (const blob of blobs) {
      const copy = newName(blob.slice(0, 32));
      await this.#link(blob, copy);
      copies.push(copy);
    }
    for (const shard of new Set(copies.map(shardOf))) await syncFolder(join(this.#blobs, shard));
    return copies;
  }

  async #link(blob: string, copy: string): Promise<void> {
    const target = this.#path(copy);
    try {
      await link(this.#path(blob), target);
    } catch (error) {
      if (!['EPERM', 'ENOTSUP', 'EMLINK', 'EXDEV', 'ENOSYS'].includes(codeOf(error) ?? '')) throw error;
      const draft = join(this.#drafts, randomBytes(16).toString('hex'));
      await copyFile(this.#path(blob), draft);
      await syncFile(draft);
      await rename(draft, target);
    }
  }

  /** Offsets inclusive. */
  read(blob: string, start: number, end: number): Readable {
    return createReadStream(this.#path(blob), { start, end, highWaterMark: READ_BYTES });
  }

  async remove(blobs: Iterable<string>): Promise<void> {
    for (const blob of blobs) await rm(this.#path(blob), { force: true });
  }

  /**
   * Removes drafts, and files that nothing refers to, if they were last written before `before`.
   * @param referred of these names, those that must stay.
   * @returns how many files were removed.
   */
  async sweep(before: Date, referred: (blobs: string[]) => Promise<ReadonlySet<string>>): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.#drafts)) removed += await removeOlder(join(this.#drafts, name), before);
    for (const shard of shards()) {
      const names = (await readdir(join(this.#blobs, shard))).filter((name) => BLOB_NAME.test(name));
      if (names.length === 0) continue;
      const kept = await referred(names);
      for (const name of names)
        if (!kept.has(name)) removed += await removeOlder(join(this.#blobs, shard, name), before);
    }
    return removed;
  }

  async #publish(draft: string, blob: string): Promise<void> {
    await rename(draft, this.#path(blob));
    await syncFolder(join(this.#blobs, shardOf(blob)));
  }

  #path(blob: string): string {
    if (!BLOB_NAME.test(blob)) throw new Error(`No file of the storage is called ${blob}`);
    return join(this.#blobs, shardOf(blob), blob);
  }
}

const newName = (md5: string): string => `${md5}-${randomBytes(10).toString('hex')}`;
const shardOf = (blob: string): string => blob.slice(0, 2);
const shards = (): string[] => Array.from({ length: 256 }, (_, shard) => shard.toString(16).padStart(2, '0'));

/** One write may take only a part of the bytes, e.g. when the disk is nearly full. */
async function writeWhole(file: Awaited<ReturnType<typeof open>>, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length;) at += (await file.write(chunk, at, chunk.length - at)).bytesWritten;
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename or a new name survive a power cut. */
const syncFolder = syncFile;

async function removeOlder(path: string, before: Date): Promise<number> {
  // The change time, since a second name (a copy) keeps the modification time of the first.
  const { ctime } = await stat(path).catch(() => ({ ctime: null }));
  if (ctime === null || ctime > before) return 0;
  await rm(path, { force: true });
  return 1;
}
