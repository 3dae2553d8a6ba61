import type { OrderRow, Page, Received, productionEndpoints } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { selectPage, selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { startOfDay } from '../../../infrastructure/lists/start-of-day.ts';
import { shownName } from '../../access/api.ts';
import { caseNames, caseNamesLike, findByOrders, joinCase } from '../../cases/api.ts';
import { countOrders, isCounted, numberOfOrders } from '../counts/count-repository.ts';
import { productionOrders } from '../schema.ts';

export type NewOrder = typeof productionOrders.$inferInsert;

/** Whether anything was ever ordered. */
export const anyOrderAtAll = async (db: Querier): Promise<boolean> =>
  (await db.select({ orderId: productionOrders.orderId }).from(productionOrders).limit(1)).length > 0;

/** Adds orders, counted; their cases are found by them. @returns their ids, in the order of the orders */
export async function insertOrders(tx: Transaction, orders: readonly NewOrder[]): Promise<string[]> {
  if (orders.length === 0) return [];
  const rows = await tx
    .insert(productionOrders)
    .values([...orders])
    .returning({ orderId: productionOrders.orderId });
  const ids = rows.map(({ orderId }) => orderId);
  await countOrders(tx, sql`o.order_id = any(${`{${ids.join(',')}}`}::bigint[])`, 1);
  await findByOrders(tx, orders);
  return ids;
}

export type OrderPageFilter = Received<typeof productionEndpoints.orders>['query'];
export type OrderFilter = Omit<OrderPageFilter, 'pageNum' | 'pageSize'>;

/** Orders `o` with their case `c`, whose columns the scope speaks of. */
const orders = sql`production_orders o ${joinCase(sql`o.pt_id`)}`;

const row = selection({
  ...columnsOf(
    productionOrders,
    'o',
    ...(['orderId', 'orderNo', 'orderName', 'caseId', 'version', 'product', 'upperSteps', 'lowerSteps'] as const),
    ...(['subOrderCount', 'orderTime', 'status', 'special', 'discarded', 'courier', 'trackingNo'] as const),
    ...(['withRetainer'] as const),
  ),
  ...caseNames,
  orderAccount: computed<string>(shownName(sql`o.ordered_by`)),
});

const NEWEST_FIRST = ['o.order_time', 'o.order_id'] as const;

/** One page of the orders within a scope, newest first, and their number. */
export const pageOfOrders = (db: Querier, scope: SQL, filter: OrderPageFilter): Promise<Page<OrderRow>> =>
  selectPage(db, {
    row,
    from: sql`${orders} where ${allOf(scope, ...asked(filter))}`,
    order: ordered(NEWEST_FIRST, 'desc'),
    page: filter,
    ...(isCounted(filter) && { count: () => numberOfOrders(db, scope, filter) }),
  });

/** The next orders of a list behind one of them. */
export const ordersBehind = (
  db: Querier,
  scope: SQL,
  filter: OrderFilter,
  last: Pick<OrderRow, 'orderId' | 'orderTime'> | undefined,
  limit: number,
): Promise<OrderRow[]> => {
  const behind = last && sql`(o.order_time, o.order_id) < (${last.orderTime}::timestamptz, ${last.orderId}::bigint)`;
  const where = allOf(scope, behind, ...asked(filter));
  return selectRows(db, row, sql`${orders} where ${where} ${ordered(NEWEST_FIRST, 'desc')} limit ${limit}`);
};

export async function findOrder(db: Querier, scope: SQL, orderId: string): Promise<OrderRow | null> {
  const [order] = await selectRows(db, row, sql`${orders} where ${scope} and o.order_id = ${orderId}::bigint`);
  return order ?? null;
}

const asked = (filter: OrderFilter): (SQL | undefined)[] => [
  sql`o.discarded = ${filter.discarded === '1'}::boolean`,
  ifGiven(filter.status, (value) => sql`o.status = ${value}`),
  ifGiven(filter.product, (value) => sql`o.product = ${value}`),
  ifGiven(filter.special, (value) => sql`o.special = ${value === '1'}::boolean`),
  ifGiven(filter.caseId, (value) => sql`o.pt_id = ${value}::bigint`),
  ifGiven(filter.orderFrom, (first) => sql`o.order_time >= ${startOfDay(first, filter.utcOffset)}::timestamptz`),
  ifGiven(filter.orderTo, (last) => sql`o.order_time < ${startOfDay(last, filter.utcOffset, 1)}::timestamptz`),
  ifGiven(filter.keyword, (value) => {
    const like = containing(value);
    return sql`(o.order_no ilike ${like} or o.order_name ilike ${like} or ${caseNamesLike(like)})`;
  }),
];
