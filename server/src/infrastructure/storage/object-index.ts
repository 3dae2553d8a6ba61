import { type SQL, and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import type { Blob } from './object-files.ts';
import { afterPrefix } from './object-key.ts';
import { type ObjectHeaders, storageObjects, storageParts } from './schema.ts';

export type ObjectRow = typeof storageObjects.$inferSelect;

export interface ObjectPart {
  readonly blob: string;
  readonly size: number;
  readonly md5: string;
  readonly crc64: string;
}

export interface ObjectWithParts {
  readonly row: ObjectRow;
  /** In the order of the bytes. */
  readonly parts: readonly ObjectPart[];
}

export interface NewObject {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly crc64: string;
  readonly headers: ObjectHeaders;
  readonly uploadId: string | null;
}

const partColumns = {
  blob: storageParts.blob,
  size: storageParts.size,
  md5: storageParts.md5,
  crc64: storageParts.crc64,
};

/**
 * Puts an object's row in place. Its key is locked from here to the end of the transaction, so that of two writers one
 * comes after the other and takes over what the first one has put.
 * @returns the row, and the files that were the object's bytes until now.
 */
export async function placeObject(tx: Transaction, object: NewObject): Promise<{ row: ObjectRow; replaced: string[] }> {
  const values = { ...object, modifiedAt: new Date() };
  const [row] = await tx
    .insert(storageObjects)
    .values(values)
    .onConflictDoUpdate({ target: storageObjects.key, set: values })
    .returning();
  if (!row) throw new Error('the object was not placed');
  const replaced = await tx.delete(storageParts).where(eq(storageParts.objectId, row.id)).returning(partColumns);
  return { row, replaced: replaced.map(({ blob }) => blob) };
}

/**
 * Takes a key that no object has, so that a second writer waits for this transaction and then finds it taken.
 * @returns false when an object has it.
 */
export async function takeKey(tx: Transaction, object: NewObject): Promise<boolean> {
  const taken = await tx
    .insert(storageObjects)
    .values({ ...object, modifiedAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: storageObjects.id });
  return taken.length > 0;
}

/** As many rows as one statement takes at ease. */
const ROWS_AT_ONCE = 500;

class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
  constructor(readonly key: string) {
    super(`${key} is taken`);
  }
}

/** Which object has which bytes: the rows of the embedded storage. */
export class ObjectIndex {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * @param ifAbsent leave an existing object alone.
   * @returns null if there was one and it was to be left alone.
   */
  async put(
    object: NewObject,
    parts: readonly ObjectPart[],
    ifAbsent: boolean,
  ): Promise<{ row: ObjectRow; replaced: string[] } | null> {
    return this.#db.transaction(async (tx) => {
      if (ifAbsent && !(await takeKey(tx, object))) return null;
      const placed = await placeObject(tx, object);
      const writtenAt = placed.row.modifiedAt;
      await tx
        .insert(storageParts)
        .values(parts.map((part, at) => ({ ...part, objectId: placed.row.id, number: at + 1, writtenAt })));
      return placed;
    });
  }

  /**
   * Puts many objects under keys that none has yet, or none of them.
   * @returns their rows, in their order, or the first key that is taken
   */
  async putAll(made: readonly (readonly [NewObject, readonly ObjectPart[]])[]): Promise<ObjectRow[] | string> {
    const modifiedAt = new Date();
    const rows: ObjectRow[] = [];
    try {
      await this.#db.transaction(async (tx) => {
        for (let at = 0; at < made.length; at += ROWS_AT_ONCE) {
          const some = made.slice(at, at + ROWS_AT_ONCE);
          const placed = await tx
            .insert(storageObjects)
            .values(some.map(([object]) => ({ ...object, modifiedAt })))
            .onConflictDoNothing()
            .returning();
          const byKey = new Map(placed.map((row) => [row.key, row]));
          const parts = some.flatMap(([{ key }, own]) => {
            const row = byKey.get(key);
            if (!row) throw new KeyTaken(key);
            rows.push(row);
            return own.map((part, place) => ({ ...part, objectId: row.id, number: place + 1, writtenAt: modifiedAt }));
          });
          await tx.insert(storageParts).values(parts);
        }
      });
    } catch (error) {
      if (error instanceof KeyTaken) return error.key;
      throw error;
    }
    return rows;
  }

  async find(key: string): Promise<ObjectRow | null> {
    const [row] = await this.#db.select().from(storageObjects).where(eq(storageObjects.key, key));
    return row ?? null;
  }

  /** Rows and parts of many keys as of one moment; those that are not there are left out. */
  async openAll(keys: readonly string[]): Promise<Map<string, ObjectWithParts>> {
    const found = await this.#db
      .select({ row: storageObjects, part: partColumns })
      .from(storageObjects)
      .innerJoin(storageParts, eq(storageParts.objectId, storageObjects.id))
      .where(inArray(storageObjects.key, [...keys]))
      .orderBy(asc(storageParts.objectId), asc(storageParts.number));
    const opened = new Map<string, { row: ObjectRow; parts: ObjectPart[] }>();
    for (const { row, part } of found) {
      const known = opened.get(row.key);
      if (known) known.parts.push(part);
      else opened.set(row.key, { row, parts: [part] });
    }
    return opened;
  }

  /** Row and parts as of one moment. */
  async open(key: string): Promise<ObjectWithParts | null> {
    const found = await this.#db
      .select({ row: storageObjects, part: partColumns })
      .from(storageObjects)
      .innerJoin(storageParts, eq(storageParts.objectId, storageObjects.id))
      .where(eq(storageObjects.key, key))
      .orderBy(asc(storageParts.number));
    const [first] = found;
    return first ? { row: first.row, parts: found.map(({ part }) => part) } : null;
  }

  /**
   * Rows whose key starts with `prefix`, in byte order.
   * @param from only keys behind `key`, or at it when `inclusive`.
   */
  async list(prefix: string, from: { key: string; inclusive: boolean } | null, limit: number): Promise<ObjectRow[]> {
    const key = storageObjects.key;
    const end = afterPrefix(prefix);
    const conditions: (SQL | undefined)[] = [
      prefix === '' ? undefined : gte(key, prefix),
      prefix === '' || end === null ? undefined : lt(key, end),
      from === null ? undefined : from.inclusive ? gte(key, from.key) : gt(key, from.key),
    ];
    return this.#db
      .select()
      .from(storageObjects)
      .where(and(...conditions))
      .orderBy(asc(key))
      .limit(limit);
  }

  /** @returns the files that were bytes of these objects. */
  async delete(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    return this.#db.transaction(async (tx) => {
      // Locked in one order, so that two deletions of the same keys do not wait for each other.
      const rows = await tx
        .select({ id: storageObjects.id })
        .from(storageObjects)
        .where(inArray(storageObjects.key, [...keys]))
        .orderBy(asc(storageObjects.key))
        .for('update');
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const parts = await tx.delete(storageParts).where(inArray(storageParts.objectId, ids)).returning(partColumns);
      await tx.delete(storageObjects).where(inArray(storageObjects.id, ids));
      return parts.map(({ blob }) => blob);
    });
  }

  /** Of these files, those that an object or an upload consists of. */
  async referred(blobs: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#db
      .select({ blob: storageParts.blob })
      .from(storageParts)
      .where(sql`${storageParts.blob} = any(${sql.param(blobs)}::text[])`);
    return new Set(rows.map(({ blob }) => blob));
  }
}

/** An object that was written in one go. */
export const wholeObject = (key: string, blob: Blob, headers: ObjectHeaders): NewObject => ({
  key,
  size: blob.size,
  etag: blob.md5,
  crc64: blob.crc64,
  headers,
  uploadId: null,
});
