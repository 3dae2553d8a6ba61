import {
  type OrderProduct,
  type OrderStatus,
  type PrintMaterial,
  type SubOrderKind,
  type SubOrderStatus,
  makingOf,
  materialOf,
} from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { type BatchRecord, countBatch } from '../batches/batch-repository.ts';
import { subOrdersWithCase } from '../batches/printed-rows-sql.ts';
import { printBatchItems, printBatches, productionDevices } from '../schema.ts';
import { type NewDevice, insertDevice } from './device-repository.ts';

/** Whether there is any device. */
export const anyDevice = async (db: Querier): Promise<boolean> =>
  (await db.select({ deviceId: productionDevices.deviceId }).from(productionDevices).limit(1)).length > 0;

/** Adds a device that was known elsewhere. @returns its id */
export const importDevice = (tx: Transaction, device: NewDevice): Promise<string> => insertDevice(tx, device);

/** A batch with its past. */
interface ImportedBatch {
  readonly batch: Omit<typeof printBatches.$inferInsert, 'code' | 'createTime'> & { readonly createTime: Date };
  readonly items: readonly Pick<typeof printBatchItems.$inferInsert, 'subOrderId' | 'state' | 'note'>[];
}

/** Adds a batch of sub-orders that stand where it says. */
export async function importBatch(tx: Transaction, { batch, items }: ImportedBatch): Promise<BatchRecord> {
  const code = await countBatch(tx, batch.createTime);
  const [made] = await tx
    .insert(printBatches)
    .values({ ...batch, code })
    .returning();
  if (!made) throw new Error('the batch was not inserted');
  await tx.insert(printBatchItems).values(items.map((item) => ({ ...item, batchId: made.batchId })));
  return made;
}

/** Sub-orders of a practice that count, with what they are made of, the oldest first. */
export async function subOrdersOfPractice(
  db: Querier,
  practiceId: string,
): Promise<{ subOrderId: string; status: SubOrderStatus; orderStatus: OrderStatus; material: PrintMaterial }[]> {
  const { rows } = await db.execute<{
    subOrderId: string;
    status: SubOrderStatus;
    orderStatus: OrderStatus;
    kind: SubOrderKind;
    product: OrderProduct;
  }>(sql`select s.sub_order_id::text as "subOrderId", s.status, o.status as "orderStatus", s.kind, o.product
    from ${subOrdersWithCase} where c.practice_id = ${practiceId}::bigint and not o.discarded order by s.sub_order_id`);
  return rows.map(({ subOrderId, status, orderStatus, kind, product }) => ({
    ...{ subOrderId, status, orderStatus, material: materialOf(makingOf(product, kind)) },
  }));
}
