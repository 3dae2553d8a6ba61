import { and, eq, lt, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { apiWrites } from '../schema.ts';

/** Named writes are known for a day. */
const over = lt(apiWrites.createTime, sql`now() - interval '24 hours'`);
const named = (keyId: string, name: string) => and(eq(apiWrites.keyId, keyId), eq(apiWrites.name, name));

/**
 * Takes a name for a write of this transaction. Whoever takes the same one meanwhile waits until the transaction ends.
 * @returns false when it is taken
 */
export async function takeName(tx: Querier, keyId: string, name: string, requestHash: string): Promise<boolean> {
  await tx.delete(apiWrites).where(and(named(keyId, name), over));
  const rows = await tx
    .insert(apiWrites)
    .values({ keyId, name, requestHash })
    .onConflictDoNothing()
    .returning({ name: apiWrites.name });
  return rows.length > 0;
}

export async function writeNamed(tx: Querier, keyId: string, name: string) {
  const [row] = await tx.select().from(apiWrites).where(named(keyId, name));
  return row ?? null;
}

export const keepAnswer = (tx: Querier, keyId: string, name: string, answer: unknown): Promise<unknown> =>
  tx.update(apiWrites).set({ answer }).where(named(keyId, name));

export const dropOldWrites = (db: Querier): Promise<unknown> => db.delete(apiWrites).where(over);
