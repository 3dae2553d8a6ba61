import {
  type OrderStatus,
  type OrderProduct,
  type Party,
  type SubOrderStatus,
  caseStatus,
  entrustTo,
  orderMachine,
  orderStanding,
  orderStandingMachine,
  orderStatus,
  subOrderMachine,
} from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../test/harness.ts';
import { type MachineWalk, attempt, openGuards } from '../../../../test/walk-machine.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { productionOrders, subOrders } from '../schema.ts';
import { orderAdapter, standingAdapter } from './order-adapter.ts';
import { subOrdersOf } from './order-repository.ts';
import { orderedCase } from './ordered-case.fixture.ts';
import { placeOrder } from './place-order.ts';
import { subOrderAdapter } from './sub-order-adapter.ts';

/** Who stands for which roles towards orders; whoever designs sees none. */
const people: Readonly<Record<string, readonly Party[]>> = {
  democreator: ['creator'],
  demodoctor: ['doctor'],
  demoassistant: ['assistant'],
  demodesigner: ['target_design', 'step_design', 'post_process'],
  demomaker: ['modelmaker'],
  demoadmin: ['admin'],
  system: ['system'],
};
const unseen = (name: string): string | undefined => (name === 'demodesigner' ? 'recordNotFound' : undefined);
const shared = { actors: people, strongest: 'demoadmin', unseen };

const actionOf = <A extends string>(known: readonly A[], action: string): A => {
  const found = known.find((each) => each === action);
  if (!found) throw new Error(`unknown action ${action}`);
  return found;
};

/** An order of a confirmed plan, to walk on. */
async function orderToWalk(server: TestServer) {
  const ordered = await orderedCase(server);
  const doctor = ordered.actorOf('demodoctor');
  if (doctor === 'system') throw new Error('somebody places the order');
  const { orderId } = await placeOrder(server.ctx, doctor, ordered.order());
  return { ...ordered, orderId };
}

/** Walks the machine of orders. */
export async function orderWalk(server: TestServer): Promise<MachineWalk> {
  const { orderId, actorOf } = await orderToWalk(server);
  return {
    ...shared,
    // Nobody but the server moves an order.
    strongest: 'system',
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await tx
          .update(productionOrders)
          .set({ status: state as OrderStatus })
          .where(eq(productionOrders.orderId, orderId));
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        return (await takeAction(orderAdapter, work, orderId, actionOf(orderMachine.actions, action), {})).order.status;
      }),
  };
}

/** Walks taking orders back. */
export async function orderStandingWalk(server: TestServer): Promise<MachineWalk> {
  const { orderId, actorOf } = await orderToWalk(server);
  const adapter = { ...standingAdapter, guards: openGuards(orderStandingMachine) };
  return {
    ...shared,
    outcome: ({ state }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        const discarded = state === orderStanding.discarded;
        await tx.update(productionOrders).set({ discarded }).where(eq(productionOrders.orderId, orderId));
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        const taken = await takeAction(adapter, work, orderId, actionOf(orderStandingMachine.actions, action), {});
        return taken.order.discarded ? orderStanding.discarded : orderStanding.normal;
      }),
  };
}

/** Walks one sub-order; the case is in production already, and nobody but who makes it is asked about it. */
export async function subOrderWalk(server: TestServer): Promise<MachineWalk> {
  const { orderId, actorOf, put } = await orderToWalk(server);
  const adapter = { ...subOrderAdapter, guards: openGuards(subOrderMachine) };
  const subOrderId = (await subOrdersOf(server.ctx.db, orderId))[0]?.subOrderId ?? '0';
  return {
    ...shared,
    outcome: ({ state, mode }, action, name) =>
      attempt(server.ctx.db, async (tx) => {
        await put(tx, caseStatus.inProduction, entrustTo.team);
        const product = mode as OrderProduct;
        const order = { product, status: orderStatus.pending };
        await tx.update(productionOrders).set(order).where(eq(productionOrders.orderId, orderId));
        const status = state as SubOrderStatus;
        await tx.update(subOrders).set({ status }).where(eq(subOrders.subOrderId, subOrderId));
        const work = { context: server.ctx, tx, actor: actorOf(name) };
        const known = actionOf(subOrderMachine.actions, action);
        return (await takeAction(adapter, work, subOrderId, known, {})).subOrder.status;
      }),
  };
}
