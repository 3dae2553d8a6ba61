import {
  type CodeChain,
  type KeptCode,
  type Page,
  type Received,
  type WrittenPiece,
  type codeEndpoints,
  hasDuty,
  makingOf,
  pieceCode,
  piecesOf,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { confirmedPlan } from '../../plans/api.ts';
import { batchesOfOrder } from '../batches/item-repository.ts';
import { fileOfKind } from '../orders/file-repository.ts';
import {
  type OrderRecordRow,
  inOrderOfCases,
  namedByCode,
  orderById,
  subOrderById,
} from '../orders/order-repository.ts';
import { lockOrder, orderScope, requireOrdered } from '../orders/order-scope.ts';
import { matchOf, mismatchOf } from '../orders/plan-match.ts';
import { caseOfOrder, issuesOf, keepCodes, pageOfCodes, parcelOf } from './code-repository.ts';
import { writtenPieces } from './pieces.ts';

/** Case and order of a sub-order that the caller may see; null for any other. */
async function seenOrder(db: Querier, caller: Caller, orderId: string) {
  const scope = await orderScope(db, caller);
  const of = scope && (await caseOfOrder(db, scope, orderId));
  const order = of && (await orderById(db, orderId));
  return order ? { of, order } : null;
}

/** The batch that prints a sub-order, or printed it last: for those who make. */
async function batchFor(db: Querier, caller: Caller, order: OrderRecordRow, subOrderId: string) {
  const { roles } = await requireOrdered(db, caller, order);
  if (!hasDuty(roles, 'produce', 'operate')) return null;
  const batch = (await batchesOfOrder(db, order.orderId)).get(subOrderId);
  return batch ? { batchId: batch.batchId, code: batch.code } : null;
}

/** The whole chain behind a code that was scanned or typed. @throws Refusal codeUnknown */
export async function chainOf(db: Querier, caller: Caller, text: string): Promise<CodeChain> {
  const named = await namedByCode(db, text);
  const seen = named && (await seenOrder(db, caller, named.subOrder.orderId));
  if (!named || !seen) throw new Refusal('codeUnknown');
  const { subOrder, piece } = named;
  if (piece && !piecesOf(subOrder).some((one) => one.jaw === piece.jaw && one.step === piece.step))
    throw new Refusal('codeUnknown');
  const { of, order } = seen;
  const mismatch = await mismatchOf(db, order);
  const plan = order.planId === null ? null : await confirmedPlan(db, order);
  const code = piece ? pieceCode(subOrder.code, piece.jaw, piece.step) : subOrder.code;
  const issues = await issuesOf(db, subOrder.subOrderId, piece ? code : null);
  const [first] = issues;
  const last = [...issues].sort((one, other) => one.lastAt.localeCompare(other.lastAt)).at(-1);
  const { ptNo, patientName } = of;
  return {
    ...{ code, ptNo, patientName, subOrderCode: subOrder.code, subOrderId: subOrder.subOrderId },
    ...{ kind: subOrder.kind, product: makingOf(order.product, subOrder.kind), status: subOrder.status },
    ...{ orderId: order.orderId, orderNo: order.orderNo, caseId: order.caseId, version: order.version },
    ...{ discarded: order.discarded, planHash: order.planHash, planMatch: matchOf(order, mismatch) },
    ...{ upperSteps: subOrder.upperSteps, lowerSteps: subOrder.lowerSteps },
    ...{ jaw: piece?.jaw ?? null, step: piece?.step ?? null },
    planName: plan?.planId === order.planId ? (plan?.name ?? null) : null,
    mismatch: mismatch === null ? null : reasonOf(mismatch),
    model: (await fileOfKind(db, subOrder.subOrderId, 'model'))?.fileName ?? null,
    cutLine: (await fileOfKind(db, subOrder.subOrderId, 'cutLine'))?.fileName ?? null,
    batch: await batchFor(db, caller, order, subOrder.subOrderId),
    parcel: await parcelOf(db, subOrder),
    issued:
      first && last
        ? {
            ...{ firstAt: first.issuedAt, lastAt: last.lastAt },
            times: Math.max(...issues.map(({ times }) => times)),
            by: last.by,
          }
        : null,
  };
}

const reasonOf = (mismatch: NonNullable<Awaited<ReturnType<typeof mismatchOf>>>): { zh: string; en: string } =>
  mismatch.refused === 'noConfirmedPlan'
    ? { zh: '没有已确认的方案', en: 'no plan is confirmed any more' }
    : mismatch.values.name;

/** Codes of the cases that the caller sees the orders of. */
export async function listCodes(
  db: Querier,
  caller: Caller,
  query: Received<typeof codeEndpoints.page>['query'],
): Promise<Page<KeptCode>> {
  const scope = await orderScope(db, caller);
  return scope ? pageOfCodes(db, scope, query) : { rows: [], total: 0 };
}

/** What is written on the appliances of a sub-order. @throws Refusal recordNotFound */
export async function piecesFor(db: Querier, caller: Caller, subOrderId: string): Promise<WrittenPiece[]> {
  const subOrder = await subOrderById(db, subOrderId);
  const seen = subOrder && (await seenOrder(db, caller, subOrder.orderId));
  if (!subOrder || !seen) throw new Refusal('recordNotFound');
  return writtenPieces(db, seen.order, subOrder, seen.of);
}

/**
 * Makes the codes of all appliances of these sub-orders: all of them, or none. What is not of the confirmed plan gets none.
 * @throws Refusal recordNotFound, noPermission, orderDiscarded, noConfirmedPlan, orderPlanChanged
 */
export const issueCodes = (
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  { subOrderIds }: Received<typeof codeEndpoints.issue>['body'],
): Promise<WrittenPiece[]> =>
  db.transaction(async (tx) => {
    const ids = [...new Set(subOrderIds)];
    const rows = await inOrderOfCases(tx, ids);
    if (rows.length < ids.length) throw new Refusal('recordNotFound');
    const orders = new Map<string, NonNullable<Awaited<ReturnType<typeof seenOrder>>>>();
    for (const orderId of new Set(rows.map((row) => row.orderId))) {
      const { order, found } = await lockOrder(tx, caller, orderId);
      if (!hasDuty(found.roles, 'produce', 'operate')) throw new Refusal('noPermission');
      if (order.discarded) throw new Refusal('orderDiscarded');
      const mismatch = await mismatchOf(tx, order);
      if (mismatch) throw new Refusal(mismatch.refused, 'values' in mismatch ? mismatch.values : {});
      const seen = await seenOrder(tx, caller, orderId);
      if (!seen) throw new Refusal('recordNotFound');
      orders.set(orderId, seen);
    }
    const pieces: WrittenPiece[] = [];
    // As they were asked for: labels come out of the printer in this order.
    for (const id of ids) {
      const subOrder = rows.find(({ subOrderId }) => subOrderId === id);
      const seen = subOrder && orders.get(subOrder.orderId);
      if (!subOrder || !seen) throw new Refusal('recordNotFound');
      const written = await writtenPieces(tx, seen.order, subOrder, seen.of);
      await keepCodes(
        tx,
        written.map(({ code, jaw, step }) => ({
          ...{ code, jaw, step, subOrderId: id, planHash: seen.order.planHash, issuedBy: caller.userId },
        })),
      );
      pieces.push(...written);
    }
    return pieces;
  });
