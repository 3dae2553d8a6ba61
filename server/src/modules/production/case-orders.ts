import { and, count, eq, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/case-access.ts';
import { productionOrders } from './schema.ts';

/** Value of the dictionary `order_parent_production_status`. */
const SHIPPED = 3;

async function ordersOf(db: Querier, { ptId, version }: CaseKey): Promise<{ all: number; shipped: number }> {
  const [found] = await db
    .select({ all: count(), shipped: sql<string>`count(*) filter (where ${productionOrders.status} = ${SHIPPED})` })
    .from(productionOrders)
    .where(
      and(
        eq(productionOrders.ptId, ptId),
        eq(productionOrders.version, version),
        eq(productionOrders.discarded, false),
      ),
    );
  return { all: found?.all ?? 0, shipped: Number(found?.shipped ?? 0) };
}

/** Whether something of this version was ordered. */
export const anyOrder = async (db: Querier, key: CaseKey): Promise<boolean> => (await ordersOf(db, key)).all > 0;

/** Whether something was ordered, and all of it is on its way to the practice. */
export async function allShipped(db: Querier, key: CaseKey): Promise<boolean> {
  const { all, shipped } = await ordersOf(db, key);
  return all > 0 && shipped === all;
}
