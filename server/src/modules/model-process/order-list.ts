import {
  type Answer,
  type CaseGrant,
  type ProcessRow,
  type Received,
  isOneOf,
  freeQuotas,
  offeredProcessActions,
  type processEndpoints,
  processMachine,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { actionsByState } from '../../infrastructure/machine/take-action.ts';
import { caseGrants } from '../practices/api.ts';
import { type FoundOrder, countOrders, findOrder, pageOfOrders, weighOrders } from './order-list-repository.ts';
import { type ModelRecord, modelsOf } from './order-repository.ts';
import { requireSeen, rolesTo, scopeOf } from './order-scope.ts';
import { resultFileName } from './result-name.ts';

type Calls = typeof processEndpoints;
type Context = Pick<AppContext, 'db'>;
type Detail = Answer<Calls['order']>;

/** With what the caller may do with it. */
function offered(grants: readonly CaseGrant[], caller: Caller, found: FoundOrder): ProcessRow {
  const {
    ownerId,
    practiceId,
    remarks: _,
    parameters: _p,
    paidUnit: _u,
    paidAmount: _a,
    linkUntil: _l,
    ...order
  } = found;
  const parties = rolesTo(grants, { practiceId, createdBy: ownerId }, caller.userId);
  const open = actionsByState(processMachine, { state: order.status, parties }, offeredProcessActions);
  return { ...order, actions: offeredProcessActions.filter((action) => open.includes(action)) };
}

/** Orders that the caller sees, newest first. */
export async function listOrders(
  { db }: Context,
  caller: Caller,
  filter: Received<Calls['page']>['query'],
): Promise<Answer<Calls['page']>> {
  const { rows, total } = await pageOfOrders(db, await scopeOf(db, caller), filter);
  const grants = await caseGrants(db, caller);
  return { rows: rows.map((row) => offered(grants, caller, row)), total };
}

export const countsOfOrders = async (
  { db }: Context,
  caller: Caller,
  filter: Received<Calls['counts']>['query'],
): Promise<Answer<Calls['counts']>> => countOrders(db, await scopeOf(db, caller), filter);

/** What the files of the orders of a practice take up that the caller sees. */
export const weighProcess = async (
  db: Querier,
  caller: Caller,
  practiceId: string,
): Promise<{ readonly bytes: number; readonly files: number }> =>
  weighOrders(db, await scopeOf(db, caller), practiceId);

const shownModel = (order: FoundOrder, { jaw, fileName, size, uploadTime, report, resultSize }: ModelRecord) => ({
  ...{ jaw, fileName, size, uploadTime: uploadTime.toISOString() },
  result:
    report === null ? null : { ...report, fileName: resultFileName(order.orderNo, jaw), fileSize: resultSize ?? 0 },
});

/** @throws Refusal recordNotFound */
export async function detailOfOrder({ db }: Context, caller: Caller, processId: string): Promise<Detail> {
  const found = await findOrder(db, caller.userId, processId);
  if (!found) throw new Refusal('recordNotFound');
  await requireSeen(db, caller, { practiceId: found.practiceId, createdBy: found.ownerId });
  const { practiceId, remarks, parameters, paidUnit, paidAmount, linkUntil } = found;
  const unit = isOneOf(['credits', ...freeQuotas] as const, paidUnit) ? paidUnit : null;
  return {
    ...offered(await caseGrants(db, caller), caller, found),
    ...{ practiceId, remarks, parameters },
    models: (await modelsOf(db, processId)).map((model) => shownModel(found, model)),
    paid: unit === null || paidAmount === null ? null : { unit, amount: paidAmount },
    linkUntil: linkUntil !== null && new Date(linkUntil).getTime() > Date.now() ? linkUntil : null,
  };
}
