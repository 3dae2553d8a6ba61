import type { BatchItemState } from '@archway/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { printBatchItems } from '../schema.ts';

/** The batch that is to print a sub-order; null for none. */
export async function openBatchOf(db: Querier, subOrderId: string): Promise<{ batchId: string; code: string } | null> {
  const { rows } = await db.execute<{ batchId: string; code: string }>(
    sql`select b.batch_id::text as "batchId", b.code from production_batch_items i
      join production_batches b on b.batch_id = i.batch_id
      where i.sub_order_id = ${subOrderId}::bigint and i.state = 'open'`,
  );
  return rows[0] ?? null;
}

/** The code of a batch that is to print something of an order; null for none. */
export async function openBatchOfOrder(db: Querier, orderId: string): Promise<string | null> {
  const { rows } = await db.execute<{ code: string }>(
    sql`select b.code from production_sub_orders s
      join production_batch_items i on i.sub_order_id = s.sub_order_id and i.state = 'open'
      join production_batches b on b.batch_id = i.batch_id
      where s.order_id = ${orderId}::bigint order by b.batch_id limit 1`,
  );
  return rows[0]?.code ?? null;
}

/** The last batch of each sub-order of an order, and whether it is still to print it. */
export async function batchesOfOrder(
  db: Querier,
  orderId: string,
): Promise<ReadonlyMap<string, { batchId: string; code: string; open: boolean }>> {
  const { rows } = await db.execute<{ subOrderId: string; batchId: string; code: string; open: boolean }>(
    sql`select distinct on (s.sub_order_id) s.sub_order_id::text as "subOrderId", b.batch_id::text as "batchId", b.code,
      i.state = 'open' as open
      from production_sub_orders s
      join production_batch_items i on i.sub_order_id = s.sub_order_id
      join production_batches b on b.batch_id = i.batch_id
      where s.order_id = ${orderId}::bigint order by s.sub_order_id, b.batch_id desc`,
  );
  return new Map(rows.map(({ subOrderId, ...batch }) => [subOrderId, batch]));
}

export const insertItems = async (tx: Transaction, batchId: string, subOrderIds: readonly string[]): Promise<void> =>
  void (await tx.insert(printBatchItems).values(subOrderIds.map((subOrderId) => ({ batchId, subOrderId }))));

export const itemsOf = (db: Querier, batchId: string, state?: BatchItemState) =>
  db
    .select()
    .from(printBatchItems)
    .where(and(eq(printBatchItems.batchId, batchId), state && eq(printBatchItems.state, state)));

export const settleItems = async (
  tx: Transaction,
  batchId: string,
  subOrderIds: readonly string[],
  change: { readonly state: BatchItemState; readonly note?: string },
): Promise<void> =>
  void (await tx
    .update(printBatchItems)
    .set(change)
    .where(and(eq(printBatchItems.batchId, batchId), inArray(printBatchItems.subOrderId, [...subOrderIds]))));
