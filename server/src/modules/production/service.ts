import type { CaseSide, OrderRow, Page } from '@archway/contracts';
import type { SQL } from 'drizzle-orm';
import { type Caller, Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { scopeGroups, scopeSql } from '../cases/api.ts';
import { caseGrants } from '../practices/api.ts';
import { type OrderFilter, findOrder, pageOfOrders } from './repository.ts';

/** Who orders, who makes, who runs the platform. Whoever designs a case sees nothing of its production. */
const sides: readonly CaseSide[] = ['practice', 'production', 'platform'];

/** The cases whose orders the caller may see, as a condition on `cases c`; null when there are none. */
async function scopeOf(db: Querier, caller: Caller): Promise<SQL | null> {
  const grants = (await caseGrants(db, caller)).filter((grant) => sides.includes(grant.side));
  return grants.length > 0 ? scopeSql(scopeGroups(grants)) : null;
}

/** Production orders that the caller may see, filtered, newest first. */
export async function listOrders(db: Querier, caller: Caller, filter: OrderFilter): Promise<Page<OrderRow>> {
  const scope = await scopeOf(db, caller);
  return scope ? pageOfOrders(db, scope, filter) : { rows: [], total: 0 };
}

/** @throws Refusal recordNotFound when there is no such order, or none that the caller may see */
export async function orderOf(db: Querier, caller: Caller, orderId: string): Promise<OrderRow> {
  const scope = await scopeOf(db, caller);
  const order = scope && (await findOrder(db, scope, orderId));
  if (!order) throw new Refusal('recordNotFound');
  return order;
}
