import type { CaseSide } from '@archway/contracts';
import type { SQL } from 'drizzle-orm';
import { type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { Actor } from '../../../infrastructure/machine/adapter.ts';
import {
  type ActedVersion,
  type CaseKey,
  lockForSystem,
  lockVersion,
  requireVersion,
  scopeGroups,
  scopeSql,
} from '../../cases/api.ts';
import { caseGrants } from '../../practices/api.ts';
import { type OrderRecordRow, orderById } from './order-repository.ts';

/** Who orders, who makes, who runs the platform. Whoever designs a case sees nothing of its production. */
const sides: readonly CaseSide[] = ['practice', 'production', 'platform'];

export const seesOrders = (side: CaseSide): boolean => sides.includes(side);

/** The cases whose orders the caller may see, as a condition on `cases c`; null when there are none. */
export async function orderScope(db: Querier, caller: Caller): Promise<SQL | null> {
  const grants = (await caseGrants(db, caller)).filter((grant) => seesOrders(grant.side));
  return grants.length > 0 ? scopeSql(scopeGroups(grants)) : null;
}

const assertSide = <V extends Pick<ActedVersion, 'sides'>>(found: V): V => {
  if (![...found.sides].some(seesOrders)) throw new Refusal('recordNotFound');
  return found;
};

/** A version of a case for somebody who sees its orders. @throws Refusal recordNotFound */
export const requireOrdered = async (db: Querier, caller: Caller, key: CaseKey) =>
  assertSide(await requireVersion(db, caller, key));

/** The same for a change: changes of one case come one after another. @throws Refusal recordNotFound */
export const lockOrdered = async (tx: Transaction, actor: Actor, key: CaseKey): Promise<ActedVersion> =>
  actor === 'system' ? lockForSystem(tx, key) : assertSide(await lockVersion(tx, actor, key));

/** An order in the hands of whoever acts on it. */
export interface ActedOrder {
  readonly order: OrderRecordRow;
  readonly found: ActedVersion;
}

/** @throws Refusal recordNotFound when there is no such order, or none that the actor may see */
export async function lockOrder(tx: Transaction, actor: Actor, orderId: string): Promise<ActedOrder> {
  const known = await orderById(tx, orderId);
  if (!known) throw new Refusal('recordNotFound');
  const found = await lockOrdered(tx, actor, { caseId: known.caseId, version: known.version });
  // As it is now that nobody else changes it.
  return { found, order: (await orderById(tx, orderId)) ?? known };
}
