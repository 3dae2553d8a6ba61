import { and, count, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { type ApiKeyRow, apiKeys } from '../schema.ts';

export async function insertKey(tx: Querier, key: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [row] = await tx.insert(apiKeys).values(key).returning();
  if (!row) throw new Error('no key was inserted');
  return row;
}

export const keysOf = (db: Querier, practiceId: string): Promise<ApiKeyRow[]> =>
  db.select().from(apiKeys).where(eq(apiKeys.practiceId, practiceId)).orderBy(desc(apiKeys.keyId));

/** Keys of a practice that are neither revoked nor over. */
export async function countActive(tx: Querier, practiceId: string, today: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.practiceId, practiceId),
        isNull(apiKeys.revokedTime),
        or(isNull(apiKeys.expiresOn), gte(apiKeys.expiresOn, today)),
      ),
    );
  return row?.count ?? 0;
}

export async function keyByHash(db: Querier, secretHash: string): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.secretHash, secretHash));
  return row ?? null;
}

export async function keyById(db: Querier, keyId: string): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.keyId, keyId));
  return row ?? null;
}

/** @returns the key that was revoked by this; null for one that is not there, or was revoked before */
export async function revokeKey(tx: Querier, practiceId: string, keyId: string): Promise<ApiKeyRow | null> {
  const [row] = await tx
    .update(apiKeys)
    .set({ revokedTime: new Date() })
    .where(and(eq(apiKeys.keyId, keyId), eq(apiKeys.practiceId, practiceId), isNull(apiKeys.revokedTime)))
    .returning();
  return row ?? null;
}

/** Notes that a key is used; at most once a minute, since a write for every read would be a waste. */
export const noteUse = (db: Querier, keyId: string): Promise<unknown> =>
  db
    .update(apiKeys)
    .set({ lastUsedTime: new Date() })
    .where(
      and(
        eq(apiKeys.keyId, keyId),
        or(isNull(apiKeys.lastUsedTime), lt(apiKeys.lastUsedTime, sql`now() - interval '1 minute'`)),
      ),
    );
