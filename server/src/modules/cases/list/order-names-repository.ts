import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { cases } from '../schema.ts';
import { searchOf } from './search-text.ts';

/** What production calls an order of a case. */
export interface OrderNames {
  readonly caseId: string;
  readonly orderNo: string;
  readonly orderName?: string | null | undefined;
}

/**
 * Lets cases be found by the numbers and names of these orders, beside those that they have. To be called by whoever
 * makes or names an order, in the same transaction.
 */
export async function findByOrders(tx: Transaction, orders: readonly OrderNames[]): Promise<void> {
  const caseIds = [...new Set(orders.map(({ caseId }) => caseId))];
  if (caseIds.length === 0) return;
  // In one order for all, so that no two wait for each other.
  const found = await tx.select().from(cases).where(inArray(cases.caseId, caseIds)).orderBy(cases.caseId).for('update');
  for (const record of found) {
    const own = orders.filter(({ caseId }) => caseId === record.caseId);
    const names = own.flatMap(({ orderNo, orderName }) => (orderName ? [orderNo, orderName] : [orderNo]));
    const orderNames = [...new Set([...record.orderNames, ...names])];
    await tx
      .update(cases)
      .set({ orderNames, ...searchOf({ ...record, orderNames }) })
      .where(eq(cases.caseId, record.caseId));
  }
}
