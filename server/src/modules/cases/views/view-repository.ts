import type { Answer, ListView, ServiceId, viewEndpoints } from '@archway/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { caseListColumns, caseListViews } from './schema.ts';

type View = typeof caseListViews.$inferInsert;

const { viewId, name, search } = caseListViews;

export const viewsOf = (db: Querier, userId: string, serviceType: ServiceId): Promise<ListView[]> =>
  db
    .select({ viewId, name, search })
    .from(caseListViews)
    .where(and(eq(caseListViews.userId, userId), eq(caseListViews.serviceType, serviceType)))
    .orderBy(sql`lower(${name})`, viewId);

export const numberOfViews = (tx: Transaction, userId: string, serviceType: ServiceId): Promise<number> =>
  tx.$count(caseListViews, and(eq(caseListViews.userId, userId), eq(caseListViews.serviceType, serviceType)));

export async function insertView(tx: Transaction, view: View): Promise<string> {
  const [made] = await tx.insert(caseListViews).values(view).returning({ viewId });
  if (!made) throw new Error('a view that was inserted is not there');
  return made.viewId;
}

const own = (userId: string, of: string) => and(eq(caseListViews.userId, userId), eq(viewId, of));

/** @returns whether the user has such a view */
export const changeView = async (
  db: Querier,
  userId: string,
  of: string,
  change: Pick<View, 'name' | 'search'>,
): Promise<boolean> => (await db.update(caseListViews).set(change).where(own(userId, of)).returning()).length > 0;

/** @returns whether the user had such a view */
export const deleteView = async (db: Querier, userId: string, of: string): Promise<boolean> =>
  (await db.delete(caseListViews).where(own(userId, of)).returning()).length > 0;

export async function columnsOfUser(
  db: Querier,
  userId: string,
  serviceType: ServiceId,
): Promise<Answer<typeof viewEndpoints.columns>> {
  const [found] = await db
    .select({ order: caseListColumns.order, hidden: caseListColumns.hidden })
    .from(caseListColumns)
    .where(and(eq(caseListColumns.userId, userId), eq(caseListColumns.serviceType, serviceType)));
  return found ?? null;
}

export const saveColumns = (db: Querier, kept: typeof caseListColumns.$inferInsert): Promise<unknown> =>
  db
    .insert(caseListColumns)
    .values(kept)
    .onConflictDoUpdate({
      target: [caseListColumns.userId, caseListColumns.serviceType],
      set: { order: kept.order, hidden: kept.hidden },
    });
