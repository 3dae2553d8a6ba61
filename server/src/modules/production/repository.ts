import type { OrderRow, Page, Received, productionEndpoints } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../infrastructure/lists/conditions.ts';
import { ordered } from '../../infrastructure/lists/order.ts';
import { selectPage, selectRows } from '../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../infrastructure/lists/selection.ts';
import { shownName } from '../access/api.ts';
import { caseNames, caseNamesLike, findByOrders, joinCase } from '../cases/api.ts';
import { productionOrders } from './schema.ts';

export type ImportedOrder = typeof productionOrders.$inferInsert;

/** Whether anything was ever ordered. */
export const anyOrderAtAll = async (db: Querier): Promise<boolean> =>
  (await db.select({ orderId: productionOrders.orderId }).from(productionOrders).limit(1)).length > 0;

/** Orders with their past, as they come from elsewhere. Their cases are found by them. */
export async function importOrders(tx: Transaction, orders: readonly ImportedOrder[]): Promise<void> {
  if (orders.length === 0) return;
  await tx.insert(productionOrders).values([...orders]);
  await findByOrders(tx, orders);
}

export type OrderFilter = Received<typeof productionEndpoints.orders>['query'];

/** Orders `o` with their case `c`, whose columns the scope speaks of. */
const orders = sql`production_orders o ${joinCase(sql`o.pt_id`)}`;

const row = selection({
  ...columnsOf(
    productionOrders,
    'o',
    ...(['orderId', 'orderNo', 'orderName', 'caseId', 'version', 'product', 'upperSteps', 'lowerSteps'] as const),
    ...(['subOrderCount', 'orderTime', 'status', 'special', 'discarded', 'courier', 'trackingNo'] as const),
  ),
  ...caseNames,
  orderAccount: computed<string>(shownName(sql`o.ordered_by`)),
});

/** One page of the orders within a scope, newest first, and their number. */
export const pageOfOrders = (db: Querier, scope: SQL, filter: OrderFilter): Promise<Page<OrderRow>> =>
  selectPage(db, {
    row,
    from: sql`${orders} where ${allOf(scope, ...asked(filter))}`,
    order: ordered(['o.order_time', 'o.order_id'], 'desc'),
    page: filter,
  });

export async function findOrder(db: Querier, scope: SQL, orderId: string): Promise<OrderRow | null> {
  const [order] = await selectRows(db, row, sql`${orders} where ${scope} and o.order_id = ${orderId}::bigint`);
  return order ?? null;
}

const asked = ({ discarded, status, product, caseId, keyword }: OrderFilter): (SQL | undefined)[] => [
  sql`o.discarded = ${discarded === '1'}::boolean`,
  ifGiven(status, (value) => sql`o.status = ${value}`),
  ifGiven(product, (value) => sql`o.product = ${value}`),
  ifGiven(caseId, (value) => sql`o.pt_id = ${value}::bigint`),
  ifGiven(keyword, (value) => {
    const like = containing(value);
    return sql`(o.order_no ilike ${like} or o.order_name ilike ${like} or ${caseNamesLike(like)})`;
  }),
];
