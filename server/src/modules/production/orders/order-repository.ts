import { type OrderRecord, type ReadCode, type SubOrderStatus, readCode } from '@archway/contracts';
import { type SQL, and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { shownName } from '../../access/api.ts';
import type { CaseKey } from '../../cases/api.ts';
import { countOrders } from '../counts/count-repository.ts';
import { orderCounters, orderPackages, orderRecords, productionOrders, subOrders } from '../schema.ts';

export type OrderRecordRow = typeof productionOrders.$inferSelect;
export type SubOrderRow = typeof subOrders.$inferSelect;

export async function orderById(db: Querier, orderId: string): Promise<OrderRecordRow | undefined> {
  const [order] = await db.select().from(productionOrders).where(eq(productionOrders.orderId, orderId));
  return order;
}

export async function orderByKey(db: Querier, userId: string, clientKey: string): Promise<OrderRecordRow | undefined> {
  const [order] = await db
    .select()
    .from(productionOrders)
    .where(and(eq(productionOrders.orderedBy, userId), eq(productionOrders.clientKey, clientKey)));
  return order;
}

/** That an order is of this case version and was not discarded. */
export const standsIn = ({ caseId, version }: CaseKey): SQL | undefined =>
  and(
    eq(productionOrders.caseId, caseId),
    eq(productionOrders.version, version),
    eq(productionOrders.discarded, false),
  );

/** Orders of a case version that count, oldest first. */
export const standingOrders = (db: Querier, key: CaseKey): Promise<OrderRecordRow[]> =>
  db.select().from(productionOrders).where(standsIn(key)).orderBy(asc(productionOrders.orderId));

export async function changeOrder(
  tx: Transaction,
  orderId: string,
  change: Partial<Pick<OrderRecordRow, 'status' | 'discarded' | 'courier' | 'trackingNo'>>,
): Promise<OrderRecordRow> {
  const counted = change.status !== undefined || change.discarded !== undefined;
  const which = sql`o.order_id = ${orderId}::bigint`;
  if (counted) await countOrders(tx, which, -1);
  const [changed] = await tx
    .update(productionOrders)
    .set(change)
    .where(eq(productionOrders.orderId, orderId))
    .returning();
  if (!changed) throw new Error(`order ${orderId} vanished while its case was locked`);
  if (counted) await countOrders(tx, which, 1);
  return changed;
}

/** The next number of a month; the first one goes on after what other ways have brought. */
export async function countOrder(tx: Transaction, month: string): Promise<number> {
  const next = { last: sql`${orderCounters.last} + 1` };
  const [counted] = await tx.update(orderCounters).set(next).where(eq(orderCounters.month, month)).returning();
  if (counted) return counted.last;
  const prefix = `PO-${month}-`;
  const { rows } = await tx.execute<{ last: number }>(
    sql`select coalesce(max(substring(order_no from ${sql.raw(String(prefix.length + 1))} for 9)::int), 0) as last
      from production_orders where order_no ~ ${`^${prefix}[0-9]{1,9}$`}`,
  );
  const [begun] = await tx
    .insert(orderCounters)
    .values({ month, last: Number(rows[0]?.last ?? 0) + 1 })
    .onConflictDoUpdate({ target: orderCounters.month, set: next })
    .returning();
  if (!begun) throw new Error('no number was counted');
  return begun.last;
}

export async function insertSubOrders(
  tx: Transaction,
  rows: readonly (typeof subOrders.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(subOrders).values([...rows]);
}

export const subOrdersOf = (db: Querier, orderId: string): Promise<SubOrderRow[]> =>
  db.select().from(subOrders).where(eq(subOrders.orderId, orderId)).orderBy(asc(subOrders.number));

export async function subOrderById(db: Querier, subOrderId: string): Promise<SubOrderRow | undefined> {
  const [found] = await db.select().from(subOrders).where(eq(subOrders.subOrderId, subOrderId));
  return found;
}

export async function subOrderByCode(db: Querier, code: string): Promise<SubOrderRow | undefined> {
  const [found] = await db.select().from(subOrders).where(eq(subOrders.code, code));
  return found;
}

/** What a code names: a sub-order by its number, which may look like that of an appliance, or an appliance of it. */
export async function namedByCode(
  db: Querier,
  text: string,
): Promise<{ readonly subOrder: SubOrderRow; readonly piece: ReadCode['piece'] } | undefined> {
  const whole = await subOrderByCode(db, text.trim().toUpperCase());
  if (whole) return { subOrder: whole, piece: null };
  const { subOrderCode, piece } = readCode(text);
  const subOrder = piece ? await subOrderByCode(db, subOrderCode) : undefined;
  return subOrder && { subOrder, piece };
}

/**
 * Those of these sub-orders that are there, case by case. Whoever locks several cases does it in this order, so that two
 * who have some of them in common wait for each other once, and not for ever.
 */
export const inOrderOfCases = (db: Querier, ids: readonly string[]): Promise<SubOrderRow[]> =>
  db
    .select(getTableColumns(subOrders))
    .from(subOrders)
    .innerJoin(productionOrders, eq(productionOrders.orderId, subOrders.orderId))
    .where(inArray(subOrders.subOrderId, [...ids]))
    .orderBy(asc(productionOrders.caseId), asc(subOrders.orderId), asc(subOrders.number));

export async function changeSubOrder(
  tx: Transaction,
  subOrderId: string,
  change: { readonly status: SubOrderStatus; readonly packageId?: string | null },
): Promise<SubOrderRow> {
  const [changed] = await tx
    .update(subOrders)
    .set({ ...change, updateTime: sql`now()` })
    .where(eq(subOrders.subOrderId, subOrderId))
    .returning();
  if (!changed) throw new Error(`sub-order ${subOrderId} vanished while its case was locked`);
  return changed;
}

export async function insertPackage(tx: Transaction, row: typeof orderPackages.$inferInsert): Promise<string> {
  const [made] = await tx.insert(orderPackages).values(row).returning({ packageId: orderPackages.packageId });
  if (!made) throw new Error('the package was not inserted');
  return made.packageId;
}

const packageRow = selection({
  ...columnsOf(orderPackages, 'k', 'packageId', 'courier', 'trackingNo', 'sentTime'),
  sentBy: computed<string>(shownName(sql`k.sent_by`)),
});

export const packagesOf = (db: Querier, orderId: string) =>
  selectRows(db, packageRow, sql`production_packages k where k.order_id = ${orderId}::bigint order by k.package_id`);

/** What was done with an order, for its history. */
export const recordDeed = async (
  tx: Transaction,
  deed: Omit<typeof orderRecords.$inferInsert, 'recordId' | 'at'>,
): Promise<void> => void (await tx.insert(orderRecords).values(deed));

const recordRow = selection({
  ...columnsOf(orderRecords, 'd', 'recordId', 'at', 'subOrderNumber', 'deed', 'note'),
  userName: computed<string | null>(sql`case when d.user_id is null then null else ${shownName(sql`d.user_id`)} end`),
});

const MOST_RECORDS = 500;

/** The history of an order, the newest first. */
export const deedsOf = (db: Querier, orderId: string): Promise<OrderRecord[]> =>
  selectRows(
    db,
    recordRow,
    sql`production_order_records d where d.order_id = ${orderId}::bigint order by d.record_id desc limit ${MOST_RECORDS}`,
  );
