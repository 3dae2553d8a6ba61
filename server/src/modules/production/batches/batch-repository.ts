import { eq, inArray, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { orderCounters, printBatches } from '../schema.ts';

export type BatchRecord = typeof printBatches.$inferSelect;

export async function batchById(db: Querier, batchId: string): Promise<BatchRecord | undefined> {
  const [found] = await db.select().from(printBatches).where(eq(printBatches.batchId, batchId));
  return found;
}

export async function lockBatch(tx: Transaction, batchId: string): Promise<BatchRecord | undefined> {
  const [found] = await tx.select().from(printBatches).where(eq(printBatches.batchId, batchId)).for('update');
  return found;
}

/** The next code of a day: `B261127-03`. */
export async function countBatch(tx: Transaction, now = new Date()): Promise<string> {
  const month = `B${now.toISOString().slice(2, 10).replaceAll('-', '')}`;
  const [counted] = await tx
    .insert(orderCounters)
    .values({ month, last: 1 })
    .onConflictDoUpdate({ target: orderCounters.month, set: { last: sql`${orderCounters.last} + 1` } })
    .returning();
  if (!counted) throw new Error('no batch was counted');
  return `${month}-${String(counted.last).padStart(2, '0')}`;
}

export async function insertBatch(tx: Transaction, batch: typeof printBatches.$inferInsert): Promise<BatchRecord> {
  const [made] = await tx.insert(printBatches).values(batch).returning();
  if (!made) throw new Error('the batch was not inserted');
  return made;
}

type Change = Partial<Omit<BatchRecord, 'batchId' | 'practiceId' | 'deviceId' | 'code' | 'kind'>>;

export async function changeBatch(tx: Querier, batchId: string, change: Change): Promise<BatchRecord> {
  const [changed] = await tx.update(printBatches).set(change).where(eq(printBatches.batchId, batchId)).returning();
  if (!changed) throw new Error(`batch ${batchId} vanished`);
  return changed;
}

export const deleteBatch = async (tx: Transaction, batchId: string): Promise<void> =>
  void (await tx.delete(printBatches).where(eq(printBatches.batchId, batchId)));

/** What the names of all print files begin with. */
export const BATCH_ROOT = 'archway/batch/';
export const batchPrefix = (batchId: string): string => `${BATCH_ROOT}${batchId}/`;

/** Those of these objects that are print files of batches. */
export async function printFilesAmong(db: Querier, objectNames: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ objectName: printBatches.objectName })
    .from(printBatches)
    .where(inArray(printBatches.objectName, [...objectNames]));
  return rows.flatMap(({ objectName }) => (objectName === null ? [] : [objectName]));
}
