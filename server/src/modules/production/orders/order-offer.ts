import type { OrderOffer } from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { standingOrders } from './order-repository.ts';
import { requireOrdered } from './order-scope.ts';
import { orderablePlan } from './place-order.ts';

/** What can be ordered of a version now, or why nothing can. @throws Refusal recordNotFound */
export async function orderOffer(db: Querier, caller: Caller, key: CaseKey): Promise<OrderOffer> {
  const found = await requireOrdered(db, caller, key);
  const { ptNo, patientName } = found.record;
  const orders = (await standingOrders(db, key)).map((order) => ({
    ...{ orderId: order.orderId, orderNo: order.orderNo, product: order.product, status: order.status },
    ...{ upperSteps: order.upperSteps, lowerSteps: order.lowerSteps },
  }));
  try {
    const { planId, name, confirmedHash: hash, upperSteps, lowerSteps } = await orderablePlan(db, found, key);
    return { ptNo, patientName, plan: { planId, name, hash, upperSteps, lowerSteps }, refusal: null, orders };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refusal = error.errorName as NonNullable<OrderOffer['refusal']>;
    return { ptNo, patientName, plan: null, refusal, orders };
  }
}
