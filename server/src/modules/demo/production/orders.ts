import {
  type OrderStatus,
  type OrderedParts,
  STEPS_PER_SUB_ORDER,
  type Steps,
  type SubOrderKind,
  type SubOrderStatus,
  caseStatus,
  makingOf,
  orderStatus,
  partsOf,
  standardParameters,
  stepsText,
  subOrderStatus,
} from '@archway/contracts';
import type { Database, Transaction } from '../../../infrastructure/database/database.ts';
import { demoAccounts } from '../../access/api.ts';
import { type PastVersion, pastOf } from '../../cases/api.ts';
import { confirmedPlan } from '../../plans/api.ts';
import { type ImportedOrder, anyOrderAtAll, importOrders } from '../../production/api.ts';

/** Statuses of cases that have orders. */
const made = [caseStatus.inProduction, caseStatus.completed] as const;
/** Where orders in production stand, by turns. */
const atWork = [orderStatus.inProduction, orderStatus.pending, orderStatus.printed] as const;
const couriers = [
  ['顺丰速运', 'SF'],
  ['京东物流', 'JD'],
  ['DHL', '00'],
] as const;
/** How far sub-orders are, the first ones the furthest; the last of them counts for all that follow. */
const progress: Readonly<Record<OrderStatus, readonly SubOrderStatus[]>> = {
  [orderStatus.pending]: [subOrderStatus.pending],
  [orderStatus.inProduction]: [
    subOrderStatus.cutting,
    subOrderStatus.printed,
    subOrderStatus.printing,
    subOrderStatus.pending,
  ],
  [orderStatus.printed]: [subOrderStatus.packed, subOrderStatus.cut, subOrderStatus.cutting, subOrderStatus.printed],
  [orderStatus.shipped]: [subOrderStatus.shipped],
};

/** Gives the demonstration cases that are, or were, in production their orders. */
export async function seedOrders(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if (await anyOrderAtAll(tx)) return;
    const creators = (await demoAccounts(tx)).map(({ id }) => id);
    const orders: ImportedOrder[] = [];
    for (const [index, past] of (await pastOf(tx, made, creators)).entries())
      orders.push(...(await ordersOf(tx, past, index)));
    await importOrders(tx, orders);
  });
}

async function ordersOf(
  tx: Transaction,
  { version: row, records }: PastVersion,
  index: number,
): Promise<ImportedOrder[]> {
  const ordered = records.find(({ version, action }) => version === row.version && action === 'startProduction');
  const orderTime = ordered?.at ?? row.updateTime;
  const month = orderTime.toISOString().slice(2, 7).replace('-', '');
  const plan = await confirmedPlan(tx, { caseId: row.caseId, version: row.version });
  const wanted: OrderedParts = {
    product: row.productType,
    upper: all(plan ? plan.upperSteps : (row.upperSteps ?? 14)),
    lower: all(plan ? plan.lowerSteps : (row.lowerSteps ?? 12)),
    stepsPerSubOrder: STEPS_PER_SUB_ORDER,
    withRetainer: row.productType !== 'retainer' && index % 4 === 1,
    retainerQuantity: row.productType === 'retainer' || index % 4 === 1 ? 1 : null,
  };
  const parts = partsOf(wanted);
  const status = row.status === caseStatus.completed ? orderStatus.shipped : atWork[index % atWork.length]!;
  const shipped = status === orderStatus.shipped;
  const [courier, prefix] = couriers[index % couriers.length]!;
  const trackingNo = `${prefix}${1_020_300_400 + index * 7_919}`;
  const updateTime = shipped ? new Date(orderTime.getTime() + 6 * 86_400_000) : orderTime;
  const order: ImportedOrder['order'] = {
    orderNo: `PO-${month}-${String(index + 101).padStart(4, '0')}`,
    caseId: row.caseId,
    version: row.version,
    product: row.productType,
    upperSteps: stepsText(wanted.upper),
    lowerSteps: stepsText(wanted.lower),
    subOrderCount: parts.length,
    orderedBy: row.doctorId,
    orderTime,
    status,
    special: index % 9 === 4,
    courier: shipped ? courier : null,
    trackingNo: shipped ? trackingNo : null,
    planId: plan?.planId ?? null,
    planHash: plan?.confirmedHash ?? null,
    withRetainer: wanted.withRetainer,
    retainerQuantity: wanted.retainerQuantity,
    parameters: standardParameters,
  };
  const placed: ImportedOrder = {
    order,
    parts: parts.map((part, at) => ({
      ...part,
      status: standsAt(status, wanted.product, parts.length, at, part.kind),
      updateTime,
    })),
    sent: shipped ? { courier, trackingNo, by: row.doctorId, at: updateTime } : null,
  };
  // Now and then a doctor orders twice and takes one back.
  if (index % 12 !== 7) return [placed];
  const taken: ImportedOrder = {
    order: {
      ...order,
      orderNo: `${order.orderNo}-R`,
      orderTime: new Date(orderTime.getTime() - 3_600_000),
      status: orderStatus.pending,
      courier: null,
      trackingNo: null,
      discarded: true,
    },
    parts: parts.map((part) => ({ ...part, status: subOrderStatus.pending, updateTime: orderTime })),
    sent: null,
  };
  return [taken, placed];
}

/** Where a sub-order of such an order stands; what is printed itself is never cut. */
function standsAt(
  status: OrderStatus,
  product: OrderedParts['product'],
  count: number,
  at: number,
  kind: SubOrderKind,
): SubOrderStatus {
  const furthest = progress[status];
  // Something of an order in production is not printed yet.
  const unfinished = status === orderStatus.inProduction && at === count - 1;
  if (unfinished) return count === 1 ? subOrderStatus.printing : subOrderStatus.pending;
  const reached = furthest[Math.min(at, furthest.length - 1)] ?? subOrderStatus.pending;
  const cut = reached === subOrderStatus.cutting || reached === subOrderStatus.cut;
  return cut && makingOf(product, kind) === 'printedAligner' ? subOrderStatus.printed : reached;
}

const all = (steps: number | null): Steps | null => (steps ? { from: 1, to: steps } : null);
