import {
  type BatchRow,
  type Lang,
  type Received,
  type productionEndpoints,
  rolesWith,
  type subOrderEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { eachOf } from '../../../infrastructure/http/batch.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { noticeToSide } from '../../cases/api.ts';
import { standingAdapter } from './order-adapter.ts';
import { changeOrder, insertPackage, recordDeed, subOrderById } from './order-repository.ts';
import { lockOrder } from './order-scope.ts';
import { subOrderAdapter } from './sub-order-adapter.ts';
import { tellOrderChanged } from './tell-order.ts';

export type ActContext = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/** Takes orders back, or lets them count again: each by itself. */
export const standOrders = (
  context: ActContext,
  actor: Caller,
  lang: Lang,
  { orderIds, action }: Received<typeof productionEndpoints.stand>['body'],
): Promise<BatchRow[]> =>
  eachOf({ db: context.db, ids: orderIds, lang }, async (tx, orderId) => {
    await takeAction(standingAdapter, { context, tx, actor }, orderId, action, {});
  });

/** Takes an action with sub-orders: each by itself. */
export const actOnSubOrders = (
  context: ActContext,
  actor: Caller,
  lang: Lang,
  { subOrderIds, action, reason }: Received<typeof subOrderEndpoints.act>['body'],
): Promise<BatchRow[]> =>
  eachOf({ db: context.db, ids: subOrderIds, lang }, async (tx, subOrderId) => {
    await takeAction(subOrderAdapter, { context, tx, actor }, subOrderId, action, { reason });
  });

/**
 * Sends packed sub-orders of an order as one package: all of them, or none.
 * @throws Refusal recordNotFound, noPermission, transitionRefused, that of the guard
 */
export const shipPackage = (
  context: ActContext,
  actor: Caller,
  { orderId, subOrderIds, courier, trackingNo }: Received<typeof subOrderEndpoints.ship>['body'],
): Promise<{ packageId: string }> =>
  context.db.transaction(async (tx) => {
    const acted = await lockOrder(tx, actor, orderId);
    const ids = [...new Set(subOrderIds)];
    for (const id of ids) if ((await subOrderById(tx, id))?.orderId !== orderId) throw new Refusal('recordNotFound');
    const packageId = await insertPackage(tx, { orderId, courier, trackingNo, sentBy: actor.userId });
    for (const id of ids) await takeAction(subOrderAdapter, { context, tx, actor }, id, 'ship', { packageId });
    await changeOrder(tx, orderId, { courier, trackingNo });
    const note = `${courier} ${trackingNo}`;
    await recordDeed(tx, { orderId, deed: 'packageSent', userId: actor.userId, note });
    const values = { orderNo: acted.order.orderNo, courier, trackingNo };
    const told = {
      side: 'practice',
      roles: rolesWith('treat'),
      askedBy: acted.order.orderedBy,
      type: 'packageSent',
      values,
      section: 'orders',
    } as const;
    await noticeToSide(context, tx, actor, acted.found, told);
    await tellOrderChanged(context, tx, acted);
    return { packageId };
  });
