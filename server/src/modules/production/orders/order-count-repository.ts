import { and, count, eq, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { productionOrders } from '../schema.ts';

/** How many orders of a case version stand, and how many of them are in this status. */
export async function countOrders(
  db: Querier,
  { caseId, version }: CaseKey,
  status: number,
): Promise<{ all: number; inStatus: number }> {
  const [found] = await db
    .select({ all: count(), inStatus: sql<string>`count(*) filter (where ${productionOrders.status} = ${status})` })
    .from(productionOrders)
    .where(
      and(
        eq(productionOrders.caseId, caseId),
        eq(productionOrders.version, version),
        eq(productionOrders.discarded, false),
      ),
    );
  return { all: found?.all ?? 0, inStatus: Number(found?.inStatus ?? 0) };
}
