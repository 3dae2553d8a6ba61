import type { OrderRow, Page } from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import {
  type OrderFilter,
  type OrderPageFilter,
  findOrder,
  ordersBehind,
  pageOfOrders,
} from './order-list-repository.ts';
import { orderScope } from './order-scope.ts';

/** Production orders that the caller may see, filtered, newest first. */
export async function listOrders(db: Querier, caller: Caller, filter: OrderPageFilter): Promise<Page<OrderRow>> {
  const scope = await orderScope(db, caller);
  return scope ? pageOfOrders(db, scope, filter) : { rows: [], total: 0 };
}

/** @throws Refusal recordNotFound when there is no such order, or none that the caller may see */
export async function orderSeenBy(db: Querier, caller: Caller, orderId: string): Promise<OrderRow> {
  const scope = await orderScope(db, caller);
  const order = scope && (await findOrder(db, scope, orderId));
  if (!order) throw new Refusal('recordNotFound');
  return order;
}

/** Rows that are read at once where all are asked for. */
const BATCH = 500;

/** All orders of a filter, a batch at a time: of any number. */
export async function* batchesOfOrders(db: Querier, caller: Caller, filter: OrderFilter): AsyncGenerator<OrderRow[]> {
  const scope = await orderScope(db, caller);
  if (!scope) return;
  for (let last: OrderRow | undefined; ;) {
    const rows: OrderRow[] = await ordersBehind(db, scope, filter, last, BATCH);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}
