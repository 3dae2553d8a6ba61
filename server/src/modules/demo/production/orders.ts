import { caseStatus, orderStatus } from '@archway/contracts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { demoAccounts } from '../../access/api.ts';
import { type PastVersion, pastOf } from '../../cases/api.ts';
import { type ImportedOrder, anyOrderAtAll, importOrders, stepRange } from '../../production/api.ts';

/** Statuses of cases that have orders. */
const made = [caseStatus.inProduction, caseStatus.completed] as const;
const STEPS_PER_SUB_ORDER = 6;
/** Where orders in production stand, by turns. */
const atWork = [orderStatus.inProduction, orderStatus.pending, orderStatus.printed] as const;
const couriers = [
  ['顺丰速运', 'SF'],
  ['京东物流', 'JD'],
  ['DHL', '00'],
] as const;

/** Gives the demonstration cases that are, or were, in production their orders. */
export async function seedOrders(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if (await anyOrderAtAll(tx)) return;
    const creators = (await demoAccounts(tx)).map(({ id }) => id);
    await importOrders(tx, (await pastOf(tx, made, creators)).flatMap(ordersOf));
  });
}

function ordersOf({ version: row, records }: PastVersion, index: number): ImportedOrder[] {
  const ordered = records.find(({ version, action }) => version === row.version && action === 'startProduction');
  const orderTime = ordered?.at ?? row.updateTime;
  const month = orderTime.toISOString().slice(2, 7).replace('-', '');
  const [upper, lower] = [row.upperSteps ?? 14, row.lowerSteps ?? 12];
  const status = row.status === caseStatus.completed ? orderStatus.shipped : atWork[index % atWork.length]!;
  const [courier, prefix] = couriers[index % couriers.length]!;
  const order: ImportedOrder = {
    orderNo: `PO-${month}-${String(index + 101).padStart(4, '0')}`,
    caseId: row.caseId,
    version: row.version,
    product: row.productType,
    upperSteps: stepRange(upper),
    lowerSteps: stepRange(lower),
    subOrderCount: Math.ceil(Math.max(upper, lower) / STEPS_PER_SUB_ORDER),
    orderedBy: row.doctorId,
    orderTime,
    status,
    special: index % 9 === 4,
    courier: status === orderStatus.shipped ? courier : null,
    trackingNo: status === orderStatus.shipped ? `${prefix}${1_020_300_400 + index * 7_919}` : null,
  };
  // Now and then a doctor orders twice and takes one back.
  if (index % 12 !== 7) return [order];
  const taken: ImportedOrder = {
    ...order,
    orderNo: `${order.orderNo}-R`,
    orderTime: new Date(orderTime.getTime() - 3_600_000),
    status: orderStatus.pending,
    courier: null,
    trackingNo: null,
    discarded: true,
  };
  return [taken, order];
}
