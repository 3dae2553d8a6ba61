import {
  type Answer,
  type BatchKind,
  MOST_ORDERS_PER_BATCH,
  type PrintMaterial,
  type Received,
  type batchEndpoints,
  hasDuty,
  layOut,
  makingOf,
  materialOf,
  subOrderStatus,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { type DeviceRow, deviceById, lockDevices } from '../devices/device-repository.ts';
import { requireMade } from '../devices/device-scope.ts';
import { inOrderOfCases, orderById, subOrderById } from '../orders/order-repository.ts';
import { lockOrder, orderScope } from '../orders/order-scope.ts';
import { mismatchOf } from '../orders/plan-match.ts';
import { waitingFor } from './batch-list-repository.ts';
import { type BatchRecord, countBatch, insertBatch } from './batch-repository.ts';
import { insertItems, openBatchOf } from './item-repository.ts';
import { tellBatchChanged } from './tell-batch.ts';

type Calls = typeof batchEndpoints;
type Context = Pick<AppContext, 'db' | 'events'>;

interface Space {
  readonly modelWidth: number;
  readonly modelDepth: number;
  readonly gap: number;
}

/** A printer with what is known of every printer. */
interface Printer extends DeviceRow {
  readonly plateWidth: number;
  readonly plateDepth: number;
  readonly material: PrintMaterial;
}

/** @throws Refusal recordNotFound, batchNotPrinter */
async function printerOf(db: Querier, caller: Caller, deviceId: string): Promise<Printer> {
  const device = await requireMade(db, caller, await deviceById(db, deviceId));
  const { plateWidth, plateDepth, material } = device;
  if (plateWidth === null || plateDepth === null || material === null) throw new Refusal('batchNotPrinter');
  return { ...device, plateWidth, plateDepth, material };
}

/** The printer, when nobody else lays anything for its practice. @throws Refusal deviceNotReady, modelTooLarge */
async function takePrinter(tx: Transaction, caller: Caller, deviceId: string, space: Space): Promise<Printer> {
  await lockDevices(tx, (await printerOf(tx, caller, deviceId)).practiceId);
  const printer = await printerOf(tx, caller, deviceId);
  if (!printer.enabled) throw new Refusal('deviceNotReady', { name: printer.name });
  const one = { key: '', width: space.modelWidth, depth: space.modelDepth };
  const plate = { width: printer.plateWidth, depth: printer.plateDepth };
  if (layOut([one], plate, space.gap).left.length > 0) throw new Refusal('modelTooLarge');
  return printer;
}

/** Sub-orders with their orders, locked case by case. */
async function lockSubOrders(tx: Transaction, caller: Caller, ids: readonly string[], practiceId: string) {
  const wanted = new Set(ids);
  const known = await inOrderOfCases(tx, [...wanted]);
  if (known.length < wanted.size) throw new Refusal('recordNotFound');
  const orders = new Map<string, Awaited<ReturnType<typeof lockOrder>>>();
  for (const { orderId } of known) {
    if (orders.has(orderId)) continue;
    const acted = await lockOrder(tx, caller, orderId);
    if (acted.found.record.practiceId !== practiceId) throw new Refusal('recordNotFound');
    if (!hasDuty(acted.found.roles, 'produce', 'operate')) throw new Refusal('noPermission');
    orders.set(orderId, acted);
  }
  return { orders, ids: known.map(({ subOrderId }) => subOrderId) };
}

/** @throws Refusal why one of them cannot be printed by this device */
async function requirePrintable(tx: Transaction, caller: Caller, ids: readonly string[], printer: Printer) {
  const locked = await lockSubOrders(tx, caller, ids, printer.practiceId);
  if (locked.orders.size > MOST_ORDERS_PER_BATCH) throw new Refusal('batchOrderLimit');
  for (const { order } of locked.orders.values()) {
    if (order.discarded) throw new Refusal('orderDiscarded');
    const mismatch = await mismatchOf(tx, order);
    if (mismatch) throw new Refusal(mismatch.refused, 'values' in mismatch ? mismatch.values : {});
  }
  for (const id of locked.ids) {
    const subOrder = await subOrderById(tx, id);
    const order = subOrder && locked.orders.get(subOrder.orderId)?.order;
    if (!subOrder || !order) throw new Refusal('recordNotFound');
    const { code, kind, status } = subOrder;
    const batch = await openBatchOf(tx, id);
    if (batch) throw new Refusal('subOrderInBatch', { code, name: batch.code });
    if (status !== subOrderStatus.pending) throw new Refusal('subOrderNotPending', { name: code });
    if (materialOf(makingOf(order.product, kind)) !== printer.material)
      throw new Refusal('batchMaterial', { name: code });
  }
  return locked.ids;
}

interface Made {
  readonly kind: BatchKind;
  readonly printer: Printer;
  readonly space: Space;
  readonly ids: readonly string[];
}

async function write(context: Context, tx: Transaction, caller: Caller, made: Made): Promise<BatchRecord> {
  const { printer, kind, space, ids } = made;
  const batch = await insertBatch(tx, {
    ...{ practiceId: printer.practiceId, deviceId: printer.deviceId, code: await countBatch(tx), kind },
    ...{ createdBy: caller.userId, plateWidth: printer.plateWidth, plateDepth: printer.plateDepth, ...space },
  });
  await insertItems(tx, batch.batchId, ids);
  await tellBatchChanged(context, tx, batch);
  return batch;
}

/** Makes a batch of these sub-orders: all of them, or none. @throws Refusal why not */
export const makeBatch = (
  context: Context,
  caller: Caller,
  { deviceId, subOrderIds, ...space }: Received<Calls['create']>['body'],
): Promise<Answer<Calls['create']>> =>
  context.db.transaction(async (tx) => {
    const printer = await takePrinter(tx, caller, deviceId, space);
    const ids = await requirePrintable(tx, caller, subOrderIds, printer);
    const { batchId, code } = await write(context, tx, caller, { kind: 'manual', printer, space, ids });
    return { batchId, code };
  });

/** Sub-orders that wait for a printer. @throws Refusal recordNotFound, batchNotPrinter */
export async function candidatesFor(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  { deviceId }: Received<Calls['candidates']>['query'],
): Promise<Answer<Calls['candidates']>> {
  const printer = await printerOf(db, caller, deviceId);
  const scope = await orderScope(db, caller);
  return scope ? waitingFor(db, scope, printer) : [];
}

/**
 * Makes a batch of what is due first: whole orders as far as they wait, until the batch is full. What cannot be printed,
 * because its plan was changed since, is left out.
 * @throws Refusal nothingToBatch; why the device cannot
 */
export const makeBatchByItself = (
  context: Context,
  caller: Caller,
  { deviceId, dueUntil, ...space }: Received<Calls['createAuto']>['body'],
): Promise<Answer<Calls['createAuto']>> =>
  context.db.transaction(async (tx) => {
    const printer = await takePrinter(tx, caller, deviceId, space);
    const scope = await orderScope(tx, caller);
    const waiting = scope ? await waitingFor(tx, scope, printer, dueUntil) : [];
    const taken = new Map<string, string[]>();
    const unfit = new Set<string>();
    for (const { orderId, subOrderId } of waiting) {
      if (unfit.has(orderId)) continue;
      if (!taken.has(orderId)) {
        if (taken.size === MOST_ORDERS_PER_BATCH) continue;
        const order = await orderById(tx, orderId);
        if (!order || (await mismatchOf(tx, order))) {
          unfit.add(orderId);
          continue;
        }
        taken.set(orderId, []);
      }
      taken.get(orderId)?.push(subOrderId);
    }
    const wanted = [...taken.values()].flat();
    if (wanted.length === 0) throw new Refusal('nothingToBatch');
    const ids = await requirePrintable(tx, caller, wanted, printer);
    const { batchId, code } = await write(context, tx, caller, { kind: 'auto', printer, space, ids });
    return { batchId, code, taken: ids.length, left: waiting.length - ids.length };
  });
