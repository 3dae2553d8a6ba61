import { sql } from 'drizzle-orm';
import type { OrderRow } from '@archway/contracts';
import type { Database, Transaction } from '../../infrastructure/database/database.ts';
import { productionOrders } from './schema.ts';
import { stepRange } from './step-range.ts';

type NewOrder = typeof productionOrders.$inferInsert;

interface Row extends Record<string, unknown> {
  pt_id: string;
  version: number;
  status: number;
  doctor_id: string;
  patient_name: string;
  product_type: OrderRow['product'];
  upper_steps: number | null;
  lower_steps: number | null;
  ordered: string | null;
  update_time: string;
}

const STEPS_PER_SUB_ORDER = 6;
const [PENDING, IN_PRODUCTION, PRINTED, SHIPPED] = [0, 1, 2, 3];
const couriers = [
  ['顺丰速运', 'SF'],
  ['京东物流', 'JD'],
  ['DHL', '00'],
] as const;

/** Gives the demonstration cases that are, or were, in production their orders. */
export async function seedOrders(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const [any] = (await tx.execute(sql`select 1 from production_orders limit 1`)).rows;
    if (any) return;
    const orders = (await producedCases(tx)).flatMap(ordersOf);
    if (orders.length > 0) await tx.insert(productionOrders).values(orders);
  });
}

async function producedCases(tx: Transaction): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select v.pt_id, v.version, v.status, v.doctor_id, v.patient_name, v.product_type, v.upper_steps, v.lower_steps,
      v.update_time, (select min(r.at) from case_records r
        where r.pt_id = v.pt_id and r.version = v.version and r.action = 'startProduction') as ordered
    from case_versions v join cases c on c.pt_id = v.pt_id join users u on u.id = c.creator_id and u.demo
    where v.status in (32, 34) order by v.pt_id, v.version`);
  return rows;
}

function ordersOf(row: Row, index: number): NewOrder[] {
  const orderTime = new Date(row.ordered ?? row.update_time);
  const month = orderTime.toISOString().slice(2, 7).replace('-', '');
  const [upper, lower] = [row.upper_steps ?? 14, row.lower_steps ?? 12];
  const status = row.status === 34 ? SHIPPED : [IN_PRODUCTION, PENDING, PRINTED][index % 3]!;
  const [courier, prefix] = couriers[index % couriers.length]!;
  const order: NewOrder = {
    orderNo: `PO-${month}-${String(index + 101).padStart(4, '0')}`,
    ptId: row.pt_id,
    version: row.version,
    product: row.product_type,
    upperSteps: stepRange(upper),
    lowerSteps: stepRange(lower),
    subOrderCount: Math.ceil(Math.max(upper, lower) / STEPS_PER_SUB_ORDER),
    orderedBy: row.doctor_id,
    orderTime,
    status,
    special: index % 9 === 4,
    courier: status === SHIPPED ? courier : null,
    trackingNo: status === SHIPPED ? `${prefix}${1_020_300_400 + index * 7_919}` : null,
  };
  // Now and then a doctor orders twice and takes one back.
  if (index % 12 !== 7) return [order];
  const taken: NewOrder = {
    ...order,
    orderNo: `${order.orderNo}-R`,
    orderTime: new Date(orderTime.getTime() - 3_600_000),
    status: PENDING,
    courier: null,
    trackingNo: null,
    discarded: true,
  };
  return [taken, order];
}
