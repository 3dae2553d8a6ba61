import { daysToMake } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { columnsOf, computed } from '../../../infrastructure/lists/selection.ts';
import { caseNames, joinCase } from '../../cases/api.ts';
import { productionOrders, subOrders } from '../schema.ts';

/** The day, in UTC, by which an order `o` is to be made. */
export const dueDay: SQL<string> = sql`to_char((o.order_time at time zone 'utc')
  + make_interval(days => case when o.special then ${sql.raw(String(daysToMake.special))} else ${sql.raw(String(daysToMake.regular))} end), 'YYYY-MM-DD')`;

/** A sub-order `s` with its order `o` and its case `c`, as those who print see it. */
export const printedColumns = {
  ...columnsOf(
    subOrders,
    's',
    ...(['subOrderId', 'code', 'orderId', 'kind', 'upperSteps', 'lowerSteps', 'pieces'] as const),
  ),
  ...columnsOf(productionOrders, 'o', ...(['orderNo', 'product', 'special'] as const)),
  ...caseNames,
  dueDay: computed<string>(dueDay),
  hasModel: computed<boolean>(
    sql`exists (select from production_files f where f.sub_order_id = s.sub_order_id and f.kind = 'model')`,
  ),
};

/** Sub-orders with order and case. */
export const subOrdersWithCase = sql`production_sub_orders s
  join production_orders o on o.order_id = s.order_id ${joinCase(sql`o.pt_id`)}`;
