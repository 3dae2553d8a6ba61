import {
  type OrderAction,
  type OrderStatus,
  type Steps,
  type SubOrderStatus,
  begunOrders,
  begunSubOrders,
  caseStatus,
  isOneOf,
  orderStatus,
  orderStatuses,
  printedSubOrders,
  stepsOf,
  subOrderStatus,
} from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import type { Actor } from '../../../infrastructure/machine/adapter.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { type CaseKey, takeCaseAction, versionForSystem } from '../../cases/api.ts';
import { type ConfirmedPlan, confirmedPlan } from '../../plans/api.ts';
import { orderAdapter } from './order-adapter.ts';
import { type OrderRecordRow, orderById, standingOrders, subOrdersOf } from './order-repository.ts';

export type FollowContext = Pick<AppContext, 'events' | 'jobs'>;

/** Where an order stands whose sub-orders stand there. */
export function reachedBy(statuses: readonly SubOrderStatus[]): OrderStatus {
  const all = (reached: readonly SubOrderStatus[]): boolean =>
    statuses.length > 0 && statuses.every((status) => isOneOf(reached, status));
  if (all([subOrderStatus.shipped])) return orderStatus.shipped;
  if (all(printedSubOrders)) return orderStatus.printed;
  return statuses.some((status) => isOneOf(begunSubOrders, status)) ? orderStatus.inProduction : orderStatus.pending;
}

const onward: Readonly<Partial<Record<OrderStatus, OrderAction>>> = {
  [orderStatus.pending]: 'begin',
  [orderStatus.inProduction]: 'finishPrinting',
  [orderStatus.printed]: 'ship',
};

/** Their rows stand in the order of the work. */
const placeOf = (status: OrderStatus): number => orderStatuses.findIndex(({ value }) => value === status);

/** An order goes, a step at a time, to where its sub-orders are; its case follows in the name of whoever moved them. */
export async function followSubOrders(
  context: FollowContext,
  tx: Transaction,
  actor: Actor,
  orderId: string,
): Promise<void> {
  const goal = reachedBy((await subOrdersOf(tx, orderId)).map(({ status }) => status));
  const order = await orderById(tx, orderId);
  let at = order?.status;
  while (at !== undefined && at !== goal) {
    const action = placeOf(at) < placeOf(goal) ? onward[at] : 'goBack';
    if (!action) break;
    at = (await takeAction(orderAdapter, { context, tx, actor: 'system' }, orderId, action, {})).order.status;
  }
  if (order && actor !== 'system') await followOrders(context, tx, actor, order);
}

/** The case is in production once something is made, and completed once all that was confirmed is on its way. */
async function followOrders(
  context: FollowContext,
  tx: Transaction,
  actor: Exclude<Actor, 'system'>,
  { caseId, version }: CaseKey,
): Promise<void> {
  const key = { caseId, version };
  const orders = await standingOrders(tx, key);
  const found = await versionForSystem(tx, key);
  let { status } = found.version;
  if (status === caseStatus.planConfirmed && orders.some((order) => isOneOf(begunOrders, order.status)))
    status = await takeCaseAction(context, tx, actor, key, 'startProduction');
  if (status !== caseStatus.inProduction || !orders.every((order) => order.status === orderStatus.shipped)) return;
  const plan = await confirmedPlan(tx, key);
  if (plan && coversPlan(plan, orders)) await takeCaseAction(context, tx, actor, key, 'complete');
}

type Ordered = Pick<OrderRecordRow, 'product' | 'upperSteps' | 'lowerSteps'>;

/** Whether every step of the plan was ordered; a plan without steps is made by its first order. */
export function coversPlan(
  { upperSteps, lowerSteps }: Pick<ConfirmedPlan, 'upperSteps' | 'lowerSteps'>,
  orders: readonly Ordered[],
): boolean {
  // A plan of retainers has one step, and its order is of retainers.
  const some = orders.filter(({ product }) => product !== 'retainer');
  const counted = some.length > 0 || Math.max(upperSteps ?? 0, lowerSteps ?? 0) > 1 ? some : orders;
  return (
    covered(
      upperSteps,
      counted.map((order) => stepsOf(order.upperSteps)),
    ) &&
    covered(
      lowerSteps,
      counted.map((order) => stepsOf(order.lowerSteps)),
    )
  );
}

function covered(count: number | null, ranges: readonly (Steps | null)[]): boolean {
  const inRange = (step: number): boolean => ranges.some((steps) => steps && steps.from <= step && step <= steps.to);
  return Array.from({ length: count ?? 0 }, (_, at) => at + 1).every(inRange);
}
