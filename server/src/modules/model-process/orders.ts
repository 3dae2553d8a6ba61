import {
  type Answer,
  type BatchRow,
  type Lang,
  type ParameterValues,
  type Received,
  parameterProblems,
  type processEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { eachOf } from '../../infrastructure/http/batch.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import { priceOfOrder } from '../credits/api.ts';
import { practicesNamed } from '../practices/api.ts';
import { dropUnused } from './drop-unused.ts';
import { type ProcessContext, lockEditable, processAdapter } from './order-adapter.ts';
import {
  changeOrder,
  countOrder,
  deleteOrder,
  insertOrder,
  modelsOf,
  orderById,
  orderByKey,
  setFocus,
} from './order-repository.ts';
import { orderingFor, requireSeen } from './order-scope.ts';
import { tellProcessChanged } from './tell-order.ts';

type Calls = typeof processEndpoints;
type Context = ProcessContext & Pick<AppContext, 'db'>;
type Content = Received<Calls['change']>['body'];

/** Practices for which the caller may order, each with its price. */
export async function offersFor(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  { serviceType }: Received<Calls['offer']>['query'],
): Promise<Answer<Calls['offer']>> {
  const offers: Answer<Calls['offer']> = [];
  for (const practice of await practicesNamed(db, await orderingFor(db, caller))) {
    const { unit, amount } = await priceOfOrder(db, { practiceId: practice.practiceId, serviceType });
    offers.push({ ...practice, price: { unit, amount } });
  }
  return offers;
}

/** @throws Refusal of the first parameter that cannot be */
function requireMakeable(parameters: ParameterValues): void {
  const [problem] = parameterProblems(parameters);
  if (problem) throw new Refusal(problem.error, problem.values);
}

const written = ({ name, patient, remarks, parameters }: Content) => ({
  ...{ name, parameters, patient: patient || null, remarks: remarks || null },
});

/** Begins an order; sent again it is the same one. @throws Refusal recordNotFound, processKeyUsed, of parameters */
export async function beginOrder(
  context: Context,
  caller: Caller,
  { practiceId, serviceType, clientKey, ...content }: Received<Calls['create']>['body'],
): Promise<Answer<Calls['create']>> {
  requireMakeable(content.parameters);
  const practices = await orderingFor(context.db, caller);
  const known = practices === null ? await practicesNamed(context.db, [practiceId]) : practices;
  if (known.length === 0 || (practices !== null && !practices.includes(practiceId)))
    throw new Refusal('recordNotFound');
  return context.db.transaction(async (tx) => {
    const order = { ...written(content), practiceId, serviceType, clientKey, createdBy: caller.userId };
    const before = await orderByKey(tx, caller.userId, clientKey);
    const made = before ?? (await insertOrder(tx, { ...order, orderNo: await countOrder(tx) }));
    const found = made ?? (await orderByKey(tx, caller.userId, clientKey));
    if (!found) throw new Error('the order was not inserted');
    if (found.practiceId !== practiceId || found.serviceType !== serviceType) throw new Refusal('processKeyUsed');
    if (!before && made) await tellProcessChanged(context, tx, made);
    return { processId: found.processId, orderNo: found.orderNo };
  });
}

/** @throws Refusal recordNotFound, processNotEditable, of parameters */
export const editOrder = (context: Context, caller: Caller, processId: string, content: Content): Promise<null> =>
  context.db.transaction(async (tx) => {
    requireMakeable(content.parameters);
    await lockEditable(tx, caller, processId);
    await tellProcessChanged(context, tx, await changeOrder(tx, processId, written(content)));
    return null;
  });

/** Takes an action with orders: each by itself. */
export const actOnOrders = (
  context: Context,
  actor: Caller,
  lang: Lang,
  { processIds, action }: Received<Calls['act']>['body'],
): Promise<BatchRow[]> =>
  eachOf({ db: context.db, ids: processIds, lang }, async (tx, processId) => {
    await takeAction(processAdapter, { context, tx, actor }, processId, action, {});
  });

/** Removes orders that are not submitted, with their models. */
export async function removeOrders(
  context: Context & Pick<AppContext, 'store' | 'log'>,
  caller: Caller,
  lang: Lang,
  { processIds }: Received<Calls['remove']>['body'],
): Promise<BatchRow[]> {
  const left = new Map<string, string[]>();
  const rows = await eachOf({ db: context.db, ids: processIds, lang }, async (tx, processId) => {
    const order = await lockEditable(tx, caller, processId);
    const models = await modelsOf(tx, processId);
    await deleteOrder(tx, processId);
    await tellProcessChanged(context, tx, order);
    left.set(
      processId,
      models.map(({ objectName }) => objectName),
    );
  });
  await dropUnused(context, [...left.values()].flat());
  return rows;
}

/** Marks orders for the caller alone, or takes the mark away. */
export const markOrders = (
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  lang: Lang,
  { processIds, focus }: Received<Calls['focus']>['body'],
): Promise<BatchRow[]> =>
  eachOf({ db, ids: processIds, lang }, async (tx, processId) => {
    await requireSeen(tx, caller, await orderById(tx, processId));
    await setFocus(tx, caller.userId, processId, focus);
  });
