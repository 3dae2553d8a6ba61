import { count, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { productionOrders } from '../schema.ts';
import { standsIn } from './order-repository.ts';

/** How many orders of a case version stand, and how many of them are in this status. */
export async function countOrders(
  db: Querier,
  key: CaseKey,
  status: number,
): Promise<{ all: number; inStatus: number }> {
  const [found] = await db
    .select({ all: count(), inStatus: sql<string>`count(*) filter (where ${productionOrders.status} = ${status})` })
    .from(productionOrders)
    .where(standsIn(key));
  return { all: found?.all ?? 0, inStatus: Number(found?.inStatus ?? 0) };
}
