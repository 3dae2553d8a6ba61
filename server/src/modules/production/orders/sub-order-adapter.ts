import {
  type SubOrderAction,
  type SubOrderMachine,
  makingOf,
  offeredSubOrderActions,
  subOrderMachine,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import { actionsByState } from '../../../infrastructure/machine/take-action.ts';
import { openBatchOf } from '../batches/item-repository.ts';
import { followSubOrders } from './follow-sub-orders.ts';
import { type OrderRecordRow, type SubOrderRow, changeSubOrder, recordDeed, subOrderById } from './order-repository.ts';
import { type ActedOrder, lockOrder } from './order-scope.ts';
import { mismatchOf } from './plan-match.ts';
import { tellOrderChanged } from './tell-order.ts';

/** A sub-order in the hands of whoever acts on it, with its order. */
interface ActedSubOrder extends ActedOrder {
  readonly subOrder: SubOrderRow;
}

export interface SubOrderInput {
  readonly reason?: string | undefined;
  /** The package in which it goes. */
  readonly packageId?: string;
  /** The batch that takes the action; nobody else takes one with what is in a batch. */
  readonly batchId?: string;
  /** The machine that says so. */
  readonly by?: string;
}

type Adapter = MachineAdapter<
  SubOrderMachine,
  Pick<AppContext, 'events' | 'jobs'>,
  string,
  ActedSubOrder,
  SubOrderInput
>;

/** Whether another than the batch that acts is to print it. */
async function inOtherBatch(db: Querier, { subOrderId, code }: SubOrderRow, batchId: string | undefined) {
  const batch = await openBatchOf(db, subOrderId);
  return batch === null || batch.batchId === batchId
    ? null
    : ({ refused: 'subOrderInBatch', values: { code, name: batch.code } } as const);
}

async function asConfirmed(db: Querier, order: OrderRecordRow) {
  return order.discarded ? ({ refused: 'orderDiscarded' } as const) : mismatchOf(db, order);
}

/** How the server walks a sub-order from the order to the parcel. */
export const subOrderAdapter: Adapter = {
  machine: subOrderMachine,
  lock: async (tx, actor, subOrderId) => {
    const known = await subOrderById(tx, subOrderId);
    if (!known) throw new Refusal('recordNotFound');
    const acted = await lockOrder(tx, actor, known.orderId);
    return { ...acted, subOrder: (await subOrderById(tx, subOrderId)) ?? known };
  },
  stand: ({ order, subOrder, found }) => ({
    ...{ state: subOrder.status, mode: makingOf(order.product, subOrder.kind), parties: found.roles },
  }),
  guards: {
    asConfirmed: (tx, { order }) => asConfirmed(tx, order),
    inPackage: async (tx, { order }, { packageId }) =>
      (await asConfirmed(tx, order)) ?? (packageId === undefined ? { refused: 'packageMissing' } : null),
    printable: async (tx, { order, subOrder }, { batchId }) =>
      (await asConfirmed(tx, order)) ?? inOtherBatch(tx, subOrder, batchId),
    reasonGiven: async (tx, { subOrder }, { reason, batchId }) =>
      reason ? inOtherBatch(tx, subOrder, batchId) : { refused: 'reasonRequired' },
  },
  effects: {
    orderFollows: {
      follow: ({ context, tx, actor, after }) => followSubOrders(context, tx, actor, after.order.orderId),
    },
  },
  write: async ({ tx, subject, row, input: { packageId } }) => ({
    ...subject,
    subOrder: await changeSubOrder(tx, subject.subOrder.subOrderId, {
      status: row.to,
      ...(packageId !== undefined && { packageId }),
    }),
  }),
  record: ({ tx, row, actor, input, after: { order, subOrder } }) =>
    recordDeed(tx, {
      ...{
        orderId: order.orderId,
        subOrderNumber: subOrder.number,
        deed: row.action,
        note: input.reason ?? input.by ?? null,
      },
      userId: actor === 'system' ? null : actor.userId,
    }),
  event: ({ context, tx, after }) => tellOrderChanged(context, tx, after),
};

/** What somebody with these roles towards its case may do with a sub-order now. */
export const actionsOfSubOrder = (
  order: Pick<OrderRecordRow, 'product' | 'discarded'>,
  { status, kind }: Pick<SubOrderRow, 'status' | 'kind'>,
  parties: ActedOrder['found']['roles'],
): SubOrderAction[] =>
  order.discarded
    ? []
    : actionsByState(
        subOrderMachine,
        { state: status, mode: makingOf(order.product, kind), parties },
        offeredSubOrderActions,
      );
