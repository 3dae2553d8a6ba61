import {
  type Lang,
  type OrderDetail,
  type SubOrderAction,
  hasDuty,
  isOneOf,
  orderStandingActions,
} from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { actionsOf } from '../../../infrastructure/machine/take-action.ts';
import { confirmedPlan } from '../../plans/api.ts';
import { batchesOfOrder } from '../batches/item-repository.ts';
import { makingsOfOrder } from '../making/making-view.ts';
import { filesOfOrder } from './file-repository.ts';
import { standingAdapter } from './order-adapter.ts';
import { orderSeenBy } from './order-list.ts';
import { deedsOf, namedByCode, orderById, packagesOf, subOrdersOf } from './order-repository.ts';
import { requireOrdered } from './order-scope.ts';
import { matchOf, mismatchOf } from './plan-match.ts';
import { actionsOfSubOrder } from './sub-order-adapter.ts';

/** What a batch does with its sub-orders, and nobody else as long as it has them. */
const byBatch: readonly SubOrderAction[] = ['startPrinting', 'finishPrinting', 'startOver'];

/** One order with all that is known of it. @throws Refusal recordNotFound */
export async function detailOfOrder(db: Querier, caller: Caller, lang: Lang, orderId: string): Promise<OrderDetail> {
  const row = await orderSeenBy(db, caller, orderId);
  const found = await requireOrdered(db, caller, row);
  const order = await orderById(db, orderId);
  if (!order) throw new Refusal('recordNotFound');
  const plan = order.planId === null ? null : await confirmedPlan(db, row);
  const files = await filesOfOrder(db, orderId);
  const makes = hasDuty(found.roles, 'produce', 'operate');
  const makings = makes ? await makingsOfOrder(db, orderId, lang) : new Map<string, never>();
  const mismatch = await mismatchOf(db, order);
  const batches = makes ? await batchesOfOrder(db, orderId) : new Map<string, never>();
  return {
    ...row,
    planName: plan?.planId === order.planId ? (plan?.name ?? null) : null,
    planHash: order.planHash,
    planMatch: matchOf(order, mismatch),
    ...{ stepsPerSubOrder: order.stepsPerSubOrder, retainerQuantity: order.retainerQuantity },
    ...{ remarks: order.remarks, productionRemark: order.productionRemark },
    ...{ address: order.address, parameters: order.parameters },
    subOrders: (await subOrdersOf(db, orderId)).map(({ orderId: _order, updateTime, ...subOrder }) => ({
      ...subOrder,
      updateTime: updateTime.toISOString(),
      files: files
        .filter((file) => file.subOrderId === subOrder.subOrderId)
        .map(({ subOrderId: _of, ...file }) => file),
      making: makings.get(subOrder.subOrderId) ?? null,
      batch: batches.get(subOrder.subOrderId) ?? null,
      actions: actionsOfSubOrder(order, subOrder, found.roles).filter(
        (action) => !(batches.get(subOrder.subOrderId)?.open && isOneOf(byBatch, action)),
      ),
    })),
    packages: await packagesOf(db, orderId),
    records: await deedsOf(db, orderId),
    actions: await actionsOf(standingAdapter, db, { order, found }, orderStandingActions),
    mayUpload: !order.discarded && makes,
    mayMake: !order.discarded && makes && order.planHash !== null && mismatch === null,
  };
}

/** The sub-order of this number, or of a piece of it, with its order. @throws Refusal recordNotFound */
export async function findSubOrder(
  db: Querier,
  caller: Caller,
  lang: Lang,
  code: string,
): Promise<{ subOrderId: string; order: OrderDetail }> {
  const named = await namedByCode(db, code);
  if (!named) throw new Refusal('recordNotFound');
  const { subOrderId, orderId } = named.subOrder;
  return { subOrderId, order: await detailOfOrder(db, caller, lang, orderId) };
}
