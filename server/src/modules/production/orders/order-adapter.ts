import {
  type OrderMachine,
  type OrderStandingMachine,
  orderMachine,
  orderStanding,
  orderStandingMachine,
  orderStatus,
  subOrderStatus,
} from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import { openBatchOfOrder } from '../batches/item-repository.ts';
import { type ActedOrder, lockOrder } from './order-scope.ts';
import { changeOrder, recordDeed, subOrdersOf } from './order-repository.ts';
import { mismatchOf } from './plan-match.ts';
import { tellOrderChanged } from './tell-order.ts';

type Context = Pick<AppContext, 'events'>;
type Nothing = Readonly<Record<string, never>>;

/** How the server walks an order behind its sub-orders. */
export const orderAdapter: MachineAdapter<OrderMachine, Context, string, ActedOrder, Nothing> = {
  machine: orderMachine,
  lock: lockOrder,
  stand: ({ order, found }) => (order.discarded ? null : { state: order.status, parties: found.roles }),
  guards: {},
  effects: {},
  write: async ({ tx, subject, row }) => ({
    ...subject,
    order: await changeOrder(tx, subject.order.orderId, { status: row.to }),
  }),
  record: ({ tx, row, after: { order } }) => recordDeed(tx, { orderId: order.orderId, deed: row.action }),
};

/** How orders are taken back, and count again. */
export const standingAdapter: MachineAdapter<OrderStandingMachine, Context, string, ActedOrder, Nothing> = {
  machine: orderStandingMachine,
  lock: lockOrder,
  stand: ({ order, found }) => ({
    state: order.discarded ? orderStanding.discarded : orderStanding.normal,
    parties: found.roles,
  }),
  guards: {
    notBegun: async (db, { order }) => {
      const begun =
        order.status !== orderStatus.pending ||
        (await subOrdersOf(db, order.orderId)).some(({ status }) => status !== subOrderStatus.pending);
      if (begun) return { refused: 'orderBegun' };
      const batch = await openBatchOfOrder(db, order.orderId);
      return batch === null ? null : { refused: 'orderInBatch', values: { name: batch } };
    },
    samePlan: (tx, { order }) => mismatchOf(tx, order),
  },
  effects: {},
  write: async ({ tx, subject, row }) => ({
    ...subject,
    order: await changeOrder(tx, subject.order.orderId, { discarded: row.to === orderStanding.discarded }),
  }),
  record: ({ tx, row, actor, after: { order } }) =>
    recordDeed(tx, {
      orderId: order.orderId,
      deed: row.action,
      userId: actor === 'system' ? null : actor.userId,
    }),
  event: ({ context, tx, after }) => tellOrderChanged(context, tx, after),
};
