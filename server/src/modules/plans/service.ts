import type { Page, PlanAction, Received, Plan, plansEndpoints } from '@archway/contracts';
import type { AppContext, Caller } from '../../context.ts';
import type { Database, Querier } from '../../infrastructure/database/database.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import { type CaseKey, type DesignWork, pageOfDesignWork, requireVersion } from '../cases/api.ts';
import { beginnings, planAdapter } from './plan-adapter.ts';
import { findPlan, plansOfRow, plansOf } from './repository.ts';

type NewTarget = Received<typeof plansEndpoints.create>['body'];

/** Plans of a case version that the caller may see, newest first. */
export async function listPlans(db: Querier, caller: Caller, key: CaseKey): Promise<Plan[]> {
  await requireVersion(db, caller, key);
  return plansOf(db, key);
}

/** Cases that wait for a design, or for an answer on one, within what the caller designs. */
export const tasksOf = (
  db: Database,
  caller: Caller,
  query: Received<typeof plansEndpoints.tasks>['query'],
): Promise<Page<DesignWork>> => pageOfDesignWork(db, caller, query, plansOfRow);

/** What a plan of a case version is; undefined when the version has no such plan. Access is the caller's to check. */
export const planTypeOf = async (db: Querier, key: CaseKey, planId: string): Promise<Plan['planType'] | undefined> =>
  (await findPlan(db, key, planId))?.planType;

/** What the caller may begin for a case version now. @throws Refusal recordNotFound */
export const planActions = async (db: Querier, caller: Caller, key: CaseKey): Promise<{ actions: PlanAction[] }> => ({
  actions: await beginnings(db, await requireVersion(db, caller, key)),
});

/**
 * Starts a target plan as a draft of the caller.
 * @throws Refusal recordNotFound; transitionRefused unless the newest version is being designed; noPermission when
 *   somebody else designs this case
 */
export function startTarget(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  { caseId, version, name, remarks }: NewTarget,
): Promise<Plan> {
  const key = { caseId, version, planId: null };
  return context.db.transaction(async (tx) => {
    const work = { context, tx, actor: caller };
    const { plan } = await takeAction(planAdapter, work, key, 'startTarget', { name, remarks });
    const started = plan && (await findPlan(tx, key, plan.planId));
    if (!started) throw new Error('a plan that began is not there');
    return started;
  });
}
