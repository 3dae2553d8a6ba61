import type { OrderRow, OrderStatus, Received, productionEndpoints } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { toInstant } from '../../infrastructure/database/instant.ts';
import { shownName } from '../access/api.ts';
import { caseNames, caseNamesLike, joinCase } from '../cases/api.ts';
import { productionOrders } from './schema.ts';

export type ImportedOrder = typeof productionOrders.$inferInsert;

/** Whether anything was ever ordered. */
export const anyOrderAtAll = async (db: Querier): Promise<boolean> =>
  (await db.select({ orderId: productionOrders.orderId }).from(productionOrders).limit(1)).length > 0;

/** Orders with their past, as they come from elsewhere. */
export async function importOrders(db: Querier, orders: readonly ImportedOrder[]): Promise<void> {
  if (orders.length > 0) await db.insert(productionOrders).values([...orders]);
}

export type OrderFilter = Received<typeof productionEndpoints.orders>['query'];

interface Listed extends Record<string, unknown> {
  order_id: string;
  order_no: string;
  order_name: string | null;
  pt_id: string;
  version: number;
  pt_no: string;
  patient_name: string;
  product: OrderRow['product'];
  upper_steps: string | null;
  lower_steps: string | null;
  sub_order_count: number;
  order_account: string;
  order_time: string;
  status: OrderStatus;
  special: boolean;
  discarded: boolean;
  courier: string | null;
  tracking_no: string | null;
}

const columns = sql`o.order_id, o.order_no, o.order_name, o.pt_id, o.version, ${caseNames}, o.product,
  o.upper_steps, o.lower_steps, o.sub_order_count, o.order_time, o.status, o.special, o.discarded, o.courier, o.tracking_no,
  ${shownName(sql`o.ordered_by`)} as order_account`;

/** Orders `o` with their case `c`, whose columns the scope speaks of. */
const orders = sql`production_orders o ${joinCase(sql`o.pt_id`)}`;

/** One page of the orders within a scope, newest first, and their number. */
export async function pageOfOrders(
  db: Querier,
  scope: SQL,
  filter: OrderFilter,
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = sql`${scope} and ${filterSql(filter)}`;
  const { rows } = await db.execute<Listed>(sql`
    select ${columns} from ${orders} where ${where} order by o.order_time desc, o.order_id desc
    limit ${filter.pageSize} offset ${(filter.pageNum - 1) * filter.pageSize}`);
  if (filter.pageNum === 1 && rows.length < filter.pageSize) return { rows: rows.map(toOrder), total: rows.length };
  const counted = await db.execute<{ count: string }>(sql`select count(*) as count from ${orders} where ${where}`);
  return { rows: rows.map(toOrder), total: Number(counted.rows[0]?.count ?? 0) };
}

export async function findOrder(db: Querier, scope: SQL, orderId: string): Promise<OrderRow | null> {
  const { rows } = await db.execute<Listed>(
    sql`select ${columns} from ${orders} where ${scope} and o.order_id = ${orderId}::bigint`,
  );
  return rows[0] ? toOrder(rows[0]) : null;
}

function filterSql(filter: OrderFilter): SQL {
  const parts = [sql`o.discarded = ${filter.discarded === '1'}::boolean`];
  if (filter.status !== undefined) parts.push(sql`o.status = ${filter.status}`);
  if (filter.product) parts.push(sql`o.product = ${filter.product}`);
  if (filter.ptId) parts.push(sql`o.pt_id = ${filter.ptId}::bigint`);
  if (filter.keyword) {
    const like = `%${filter.keyword.replace(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`(o.order_no ilike ${like} or o.order_name ilike ${like} or ${caseNamesLike(like)})`);
  }
  return sql.join(parts, sql` and `);
}

const toOrder = (row: Listed): OrderRow => ({
  orderId: row.order_id,
  orderNo: row.order_no,
  orderName: row.order_name,
  ptId: row.pt_id,
  version: row.version,
  ptNo: row.pt_no,
  patientName: row.patient_name,
  product: row.product,
  upperSteps: row.upper_steps,
  lowerSteps: row.lower_steps,
  subOrderCount: row.sub_order_count,
  orderAccount: row.order_account,
  orderTime: toInstant(row.order_time),
  status: row.status,
  special: row.special,
  discarded: row.discarded,
  courier: row.courier,
  trackingNo: row.tracking_no,
});
