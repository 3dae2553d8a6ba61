import {
  type Answer,
  type BatchListRow,
  type CaseGrant,
  type Received,
  batchActions,
  type batchEndpoints,
  batchMachine,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { actionsByState } from '../../../infrastructure/machine/take-action.ts';
import { caseGrants } from '../../practices/api.ts';
import { madeFor, requireMade } from '../devices/device-scope.ts';
import { makingRoles } from './batch-adapter.ts';
import { type FoundBatch, countBatches, findBatch, itemsWithOrders, pageOfBatches } from './batch-list-repository.ts';

type Calls = typeof batchEndpoints;
type Context = Pick<AppContext, 'db'>;

/** With what the caller may do with it; whoever sees a batch makes for its practice. */
function offered(grants: readonly CaseGrant[], batch: FoundBatch): BatchListRow {
  const parties = makingRoles(grants, batch.practiceId);
  return { ...batch, actions: actionsByState(batchMachine, { state: batch.status, parties }, batchActions) };
}

/** Batches of the practices that the caller makes for, newest first. */
export async function listBatches(
  context: Context,
  caller: Caller,
  filter: Received<Calls['page']>['query'],
): Promise<Answer<Calls['page']>> {
  const { rows, total } = await pageOfBatches(context.db, await madeFor(context.db, caller), filter);
  const grants = await caseGrants(context.db, caller);
  return { rows: rows.map((row) => offered(grants, row)), total };
}

export const countsOfBatches = async (
  context: Context,
  caller: Caller,
  filter: Received<Calls['counts']>['query'],
): Promise<Answer<Calls['counts']>> => countBatches(context.db, await madeFor(context.db, caller), filter);

/** @throws Refusal recordNotFound */
export async function detailOfBatch(
  context: Context,
  caller: Caller,
  batchId: string,
): Promise<Answer<Calls['batch']>> {
  const found = await findBatch(context.db, batchId);
  if (!found) throw new Refusal('recordNotFound');
  const batch = await requireMade(context.db, caller, found);
  const items = await itemsWithOrders(context.db, batchId);
  return {
    ...batch,
    ...offered(await caseGrants(context.db, caller), batch),
    items: items.map(({ againId, againCode, ...item }) => ({
      ...item,
      againIn: againId !== null && againCode !== null ? { batchId: againId, code: againCode } : null,
    })),
  };
}
