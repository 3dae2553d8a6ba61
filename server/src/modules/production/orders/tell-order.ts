import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { caseWatchers } from '../../practices/api.ts';
import { type ActedOrder, seesOrders } from './order-scope.ts';

/** Tells everybody who sees an order that it changed; the last thing in its transaction. */
export async function tellOrderChanged(
  { events }: Pick<AppContext, 'events'>,
  tx: Transaction,
  { order: { caseId, orderId }, found }: ActedOrder,
): Promise<void> {
  const watchers = await caseWatchers(tx, { ...found.record, ...found.version });
  const users = [...new Set(watchers.filter(({ side }) => seesOrders(side)).map(({ userId }) => userId))];
  if (users.length > 0) await events.publish('order.changed', { caseId, orderId }, { users }, { tx });
}
