import type { ListedPlan, Plan, PlanAction } from '@archway/contracts';
import type { Caller } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { type CaseKey, requireVersion } from '../cases/api.ts';
import { actionsOn, beginnings } from './plan-adapter.ts';
import { type PlanRecord, planRows } from './plan-repository.ts';
import { findPlan, plansOf } from './repository.ts';
import { holdersOf } from './tasks/task-people.ts';

/** Plans of a case version that the caller may see, newest first, with what the caller may do with them. */
export async function listPlans(db: Querier, caller: Caller, key: CaseKey): Promise<ListedPlan[]> {
  const found = await requireVersion(db, caller, key);
  const records = new Map((await planRows(db, key.caseId)).map((record) => [record.planId, record]));
  const recordOf = (planId: string | null): PlanRecord | null => (planId && records.get(planId)) || null;
  const holders = await holdersOf(db, found);
  const listed: ListedPlan[] = [];
  for (const plan of await plansOf(db, key)) {
    const record = recordOf(plan.planId);
    const target = record?.planType === 'target' ? record : recordOf(plan.targetPlanId);
    const actions = record ? await actionsOn(db, { found, actor: caller, holders }, record, target) : [];
    listed.push({ ...plan, actions });
  }
  return listed;
}

/** What a plan of a case version is; undefined when the version has no such plan. Access is the caller's to check. */
export const planTypeOf = async (db: Querier, key: CaseKey, planId: string): Promise<Plan['planType'] | undefined> =>
  (await findPlan(db, key, planId))?.planType;

/** What the caller may begin for a case version now. @throws Refusal recordNotFound */
export const planActions = async (db: Querier, caller: Caller, key: CaseKey): Promise<{ actions: PlanAction[] }> => ({
  actions: await beginnings(db, await requireVersion(db, caller, key), caller),
});
