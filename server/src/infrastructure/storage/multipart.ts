import { createHash, randomBytes } from 'node:crypto';
import { combineCrc64 } from '@archway/storage/crc64';
import { and, asc, eq, gt, gte, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import type { Blob } from './object-files.ts';
import { type ObjectRow, placeObject, takeKey } from './object-index.ts';
import { afterPrefix } from './object-key.ts';
import { type ObjectHeaders, storageObjects, storageParts, storageUploads } from './schema.ts';

export type UploadRow = typeof storageUploads.$inferSelect;
export type PartRow = typeof storageParts.$inferSelect;

/** What the uploader says that the object consists of. */
export interface PartClaim {
  readonly number: number;
  readonly etag: string;
}

export type CompletionProblem =
  'NoSuchUpload' | 'InvalidPart' | 'InvalidPartOrder' | 'EntityTooSmall' | 'FileAlreadyExists';

/** All parts but the last have at least this many bytes. */
const SMALLEST_PART = 102_400;

/** Multipart uploads: parts are files of their own, and completing makes them an object without touching a byte. */
export class UploadIndex {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async start(key: string, headers: ObjectHeaders): Promise<string> {
    const id = randomBytes(16).toString('hex').toUpperCase();
    await this.#db.insert(storageUploads).values({ id, key, headers, startedAt: new Date() });
    return id;
  }

  async find(key: string, uploadId: string): Promise<UploadRow | null> {
    const [row] = await this.#db
      .select()
      .from(storageUploads)
      .where(and(eq(storageUploads.id, uploadId), eq(storageUploads.key, key)));
    return row ?? null;
  }

  /**
   * A part that was sent again replaces the earlier one.
   * @returns the file of the earlier one, if any; null when the upload is gone.
   */
  async addPart(uploadId: string, number: number, blob: Blob): Promise<string[] | null> {
    return this.#db.transaction(async (tx) => {
      if (!(await lockUpload(tx, uploadId))) return null;
      const replaced = await tx
        .delete(storageParts)
        .where(and(eq(storageParts.uploadId, uploadId), eq(storageParts.number, number)))
        .returning({ blob: storageParts.blob });
      await tx.insert(storageParts).values({ ...blob, uploadId, number, writtenAt: new Date() });
      return replaced.map((part) => part.blob);
    });
  }

  async parts(uploadId: string, afterNumber: number, limit: number): Promise<PartRow[]> {
    return this.#db
      .select()
      .from(storageParts)
      .where(and(eq(storageParts.uploadId, uploadId), gt(storageParts.number, afterNumber)))
      .orderBy(asc(storageParts.number))
      .limit(limit);
  }

  /** Uploads by key and then id, behind the given ones. */
  async list(prefix: string, after: { key: string; uploadId: string }, limit: number): Promise<UploadRow[]> {
    const { key, id } = storageUploads;
    const end = afterPrefix(prefix);
    const behind = after.uploadId
      ? or(gt(key, after.key), and(eq(key, after.key), gt(id, after.uploadId)))
      : gt(key, after.key);
    return this.#db
      .select()
      .from(storageUploads)
      .where(and(gte(key, prefix), end === null || prefix === '' ? undefined : lt(key, end), behind))
      .orderBy(asc(key), asc(id))
      .limit(limit);
  }

  /**
   * Makes the claimed parts an object, in one transaction. Completing again what is completed answers the same object: the
   * first answer may have been lost on its way.
   * @param ifAbsent leave an object alone that has the key already; the upload stays, too.
   * @returns the object and the files that nobody needs any more, or why it is impossible.
   */
  async complete(
    key: string,
    uploadId: string,
    claims: readonly PartClaim[],
    ifAbsent: boolean,
  ): Promise<{ row: ObjectRow; discarded: string[] } | CompletionProblem> {
    return this.#db.transaction(async (tx) => {
      const upload = await lockUpload(tx, uploadId);
      if (!upload) return completedEarlier(tx, key, uploadId);
      if (upload.key !== key) return 'NoSuchUpload';
      const known = await tx.select().from(storageParts).where(eq(storageParts.uploadId, uploadId));
      const parts = matchParts(claims, new Map(known.map((part) => [part.number, part])));
      if (typeof parts === 'string') return parts;

      const object = { key, headers: upload.headers, uploadId, ...describeParts(parts) };
      if (ifAbsent && !(await takeKey(tx, object))) return 'FileAlreadyExists';
      const { row, replaced } = await placeObject(tx, object);
      const numbers = parts.map(({ number }) => number);
      const unused = await tx
        .delete(storageParts)
        .where(and(eq(storageParts.uploadId, uploadId), notInArray(storageParts.number, numbers)))
        .returning({ blob: storageParts.blob });
      await tx
        .update(storageParts)
        .set({ objectId: row.id, uploadId: null })
        .where(eq(storageParts.uploadId, uploadId));
      await tx.delete(storageUploads).where(eq(storageUploads.id, uploadId));
      return { row, discarded: [...replaced, ...unused.map(({ blob }) => blob)] };
    });
  }

  /** @returns the files of its parts; null when there is no such upload. */
  async abort(key: string, uploadId: string): Promise<string[] | null> {
    return this.#db.transaction(async (tx) => {
      const upload = await lockUpload(tx, uploadId);
      return upload?.key === key ? dropUploads(tx, [uploadId]) : null;
    });
  }

  /** Aborts what was started before `before` and has had no part since. */
  async abortStale(before: Date): Promise<string[]> {
    return this.#db.transaction(async (tx) => {
      const stale = await tx
        .select({ id: storageUploads.id })
        .from(storageUploads)
        .leftJoin(storageParts, and(eq(storageParts.uploadId, storageUploads.id), gte(storageParts.writtenAt, before)))
        .where(and(lt(storageUploads.startedAt, before), isNull(storageParts.id)))
        .for('update', { of: storageUploads });
      return dropUploads(
        tx,
        stale.map(({ id }) => id),
      );
    });
  }
}

async function lockUpload(tx: Transaction, uploadId: string): Promise<UploadRow | null> {
  const [row] = await tx.select().from(storageUploads).where(eq(storageUploads.id, uploadId)).for('update');
  return row ?? null;
}

async function dropUploads(tx: Transaction, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const parts = await tx
    .delete(storageParts)
    .where(inArray(storageParts.uploadId, ids))
    .returning({ blob: storageParts.blob });
  await tx.delete(storageUploads).where(inArray(storageUploads.id, ids));
  return parts.map(({ blob }) => blob);
}

async function completedEarlier(
  tx: Transaction,
  key: string,
  uploadId: string,
): Promise<{ row: ObjectRow; discarded: string[] } | 'NoSuchUpload'> {
  const [row] = await tx
    .select()
    .from(storageObjects)
    .where(and(eq(storageObjects.key, key), eq(storageObjects.uploadId, uploadId)));
  return row ? { row, discarded: [] } : 'NoSuchUpload';
}

function matchParts(claims: readonly PartClaim[], known: ReadonlyMap<number, PartRow>): PartRow[] | CompletionProblem {
  const parts: PartRow[] = [];
  for (const claim of claims) {
    const part = known.get(claim.number);
    if (!part || part.md5 !== claim.etag) return 'InvalidPart';
    const before = parts.at(-1);
    if (before && before.number >= part.number) return 'InvalidPartOrder';
    if (before && before.size < SMALLEST_PART) return 'EntityTooSmall';
    parts.push(part);
  }
  return parts.length > 0 ? parts : 'InvalidPart';
}

function describeParts(parts: readonly PartRow[]): { size: number; crc64: string; etag: string } {
  let size = 0;
  let crc64 = '0';
  const digests = createHash('md5');
  for (const part of parts) {
    crc64 = combineCrc64(crc64, part.crc64, part.size);
    size += part.size;
    digests.update(part.md5);
  }
  return { size, crc64, etag: `${digests.digest('hex').toUpperCase()}-${parts.length}` };
}
