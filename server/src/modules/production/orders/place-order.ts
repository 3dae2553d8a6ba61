import { createHash } from 'node:crypto';
import {
  type BilingualValue,
  MOST_RETAINERS,
  type OrderedParts,
  type Received,
  type RepeatedSteps,
  hasDuty,
  isOneOf,
  lastStep,
  parameterProblems,
  partsOf,
  producedStatuses,
  type productionEndpoints,
  repeatedSteps,
  stepsText,
  wholeParameters,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { addressFor } from '../../account/api.ts';
import { type ActedVersion, type CaseKey, monthOf } from '../../cases/api.ts';
import { type ConfirmedPlan, confirmedPlan } from '../../plans/api.ts';
import { insertOrders } from './order-list-repository.ts';
import { countOrder, insertSubOrders, orderById, orderByKey, recordDeed, standingOrders } from './order-repository.ts';
import { lockOrdered, requireOrdered } from './order-scope.ts';
import { planStands } from './plan-match.ts';
import { tellOrderChanged } from './tell-order.ts';

type Placed = Received<typeof productionEndpoints.place>['body'];
interface Answered {
  readonly orderId: string;
  readonly orderNo: string;
}

/**
 * Places an order for the plan that was confirmed. The same request again is the same order.
 * @throws Refusal recordNotFound, noPermission, noConfirmedPlan, orderPlanChanged; what is wrong with the order
 */
export async function placeOrder(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  asked: Placed,
): Promise<Answered> {
  const { db } = context;
  const key = { caseId: asked.caseId, version: asked.version };
  const sentHash = hashOf(asked);
  const known = await placedBefore(db, caller, asked.clientKey, sentHash);
  if (known) return known;
  // Access first: whoever may not order learns nothing else.
  await requireOrdered(db, caller, key);
  return db.transaction(async (tx) => {
    const found = await lockOrdered(tx, caller, key);
    // The same request may have come twice, and the other one was faster.
    const placed = await placedBefore(tx, caller, asked.clientKey, sentHash);
    if (placed) return placed;
    const plan = await orderablePlan(tx, found, key);
    if (plan.confirmedHash !== asked.planHash)
      throw new Refusal('orderPlanChanged', {
        name: { zh: `现已确认的是“${plan.name}”，请刷新`, en: `“${plan.name}” is confirmed by now; please reload` },
      });
    const parts = await checkedParts(tx, asked, plan, key);
    return write(context, tx, caller, found, asked, { plan, parts, sentHash });
  });
}

/** @throws Refusal noPermission, noConfirmedPlan, orderPlanChanged */
export async function orderablePlan(db: Querier, found: ActedVersion, key: CaseKey): Promise<ConfirmedPlan> {
  if (!hasDuty(found.roles, 'treat', 'operate')) throw new Refusal('noPermission');
  const plan = isOneOf(producedStatuses, found.version.status) ? await confirmedPlan(db, key) : null;
  if (!plan) throw new Refusal('noConfirmedPlan');
  const mismatch = planStands(plan);
  if (mismatch) throw new Refusal(mismatch.refused, 'values' in mismatch ? mismatch.values : {});
  return plan;
}

/** What is made, once it is certain that it can be. */
async function checkedParts(tx: Transaction, asked: Placed, plan: ConfirmedPlan, key: CaseKey): Promise<OrderedParts> {
  const alone = asked.product === 'retainer';
  const withRetainer = !alone && asked.withRetainer;
  const retainers = alone || withRetainer;
  const parts: OrderedParts = {
    ...{ product: asked.product, withRetainer },
    upper: alone ? lastStep(asked.upper) : asked.upper,
    lower: alone ? lastStep(asked.lower) : asked.lower,
    stepsPerSubOrder: asked.stepsPerSubOrder,
    retainerQuantity: retainers ? (asked.retainerQuantity ?? null) : null,
  };
  const { upper, lower, retainerQuantity: sets } = parts;
  if (!upper && !lower) throw new Refusal('orderStepsMissing');
  if ((upper && upper.to > (plan.upperSteps ?? 0)) || (lower && lower.to > (plan.lowerSteps ?? 0)))
    throw new Refusal('orderStepsUnknown', { upper: plan.upperSteps ?? 0, lower: plan.lowerSteps ?? 0 });
  if (retainers && (sets === null || sets < 1 || sets > MOST_RETAINERS)) throw new Refusal('retainerQuantityRange');
  const [problem] = parameterProblems(asked.parameters);
  if (problem) throw new Refusal(problem.error, problem.values);
  const repeated = repeatedSteps(parts, await standingOrders(tx, key));
  if (repeated.length > 0 && !asked.repeat) throw new Refusal('orderStepsRepeated', { name: inWords(repeated) });
  return parts;
}

function inWords(repeated: readonly RepeatedSteps[]): BilingualValue {
  const of = (upper: string, lower: string, comma: string): string =>
    repeated
      .map((one) => {
        const jaws = [one.upper && `${upper} ${stepsText(one.upper)}`, one.lower && `${lower} ${stepsText(one.lower)}`];
        return `${one.orderNo} ${jaws.filter(Boolean).join(' ')}`;
      })
      .join(comma);
  return { zh: of('上颌', '下颌', '；'), en: of('maxillary', 'mandibular', '; ') };
}

async function write(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  caller: Caller,
  found: ActedVersion,
  asked: Placed,
  { plan, parts, sentHash }: { plan: ConfirmedPlan; parts: OrderedParts; sentHash: string },
): Promise<Answered> {
  const { caseId, version } = found.version;
  const month = monthOf(new Date());
  const orderNo = `PO-${month}-${String(await countOrder(tx, month)).padStart(4, '0')}`;
  const made = partsOf(parts);
  const [orderId = '0'] = await insertOrders(tx, [
    {
      ...{ orderNo, caseId, version, product: parts.product, orderedBy: caller.userId },
      ...{ upperSteps: stepsText(parts.upper), lowerSteps: stepsText(parts.lower), subOrderCount: made.length },
      ...{ stepsPerSubOrder: parts.stepsPerSubOrder, withRetainer: parts.withRetainer, special: asked.special },
      ...{ retainerQuantity: parts.retainerQuantity, planId: plan.planId, planHash: plan.confirmedHash },
      orderName: asked.orderName || null,
      ...{ remarks: asked.remarks || null, productionRemark: asked.productionRemark || null },
      address: asked.addressId ? await addressFor(tx, caller.userId, asked.addressId) : null,
      parameters: wholeParameters(asked.parameters),
      ...{ clientKey: asked.clientKey, sentHash },
    },
  ]);
  await insertSubOrders(
    tx,
    made.map(({ number, kind, upper, lower, pieces }) => ({
      ...{ orderId, number, kind, pieces, code: subOrderCode(orderNo, number) },
      ...{ upperSteps: stepsText(upper), lowerSteps: stepsText(lower) },
    })),
  );
  await recordDeed(tx, { orderId, deed: 'placed', userId: caller.userId });
  const order = await orderById(tx, orderId);
  if (order) await tellOrderChanged(context, tx, { order, found });
  return { orderId, orderNo };
}

export const subOrderCode = (orderNo: string, number: number): string =>
  `${orderNo}-${String(number).padStart(2, '0')}`;

/** @throws Refusal orderKeyUsed when something else was placed under this key */
async function placedBefore(
  db: Querier,
  { userId }: Caller,
  clientKey: string,
  sentHash: string,
): Promise<Answered | undefined> {
  const known = await orderByKey(db, userId, clientKey);
  if (known && known.sentHash !== sentHash) throw new Refusal('orderKeyUsed');
  return known && { orderId: known.orderId, orderNo: known.orderNo };
}

const hashOf = ({ clientKey: _key, repeat: _confirmed, ...asked }: Placed): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex');
