import {
  type Plan,
  type Received,
  isOneOf,
  planStatus,
  type plansEndpoints,
  producedStatuses,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { requireAction, takeAction } from '../../infrastructure/machine/take-action.ts';
import type { CaseKey } from '../cases/api.ts';
import { type PlanKey, planAdapter } from './plan-adapter.ts';
import type { ActedPlan, PlanInput } from './plan-guards.ts';
import { planRecord } from './plan-repository.ts';
import { findPlan } from './repository.ts';
import { giveNext } from './tasks/task-work.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;
type NewTarget = Received<typeof plansEndpoints.create>['body'];
type NewFromPlan = Received<typeof plansEndpoints.copy>['body'];
type Renamed = Received<typeof plansEndpoints.rename>['body'];
type Acted = Received<typeof plansEndpoints.act>['body'];

async function written(tx: Transaction, key: CaseKey, { plan }: ActedPlan): Promise<Plan> {
  const found = plan && (await findPlan(tx, key, plan.planId));
  if (!found) throw new Error('a plan that was written is not there');
  return found;
}

/** A draft of the caller. */
const begin = (
  context: Context,
  caller: Caller,
  keyOf: (tx: Transaction) => Promise<PlanKey>,
  action: 'startTarget' | 'startStep' | 'copy',
  input: PlanInput,
): Promise<Plan> =>
  context.db.transaction(async (tx) => {
    const key = await keyOf(tx);
    return written(tx, key, await takeAction(planAdapter, { context, tx, actor: caller }, key, action, input));
  });

/**
 * Starts a target plan as a draft of the caller.
 * @throws Refusal recordNotFound; transitionRefused unless the newest version is being designed; noPermission when
 *   somebody else designs this case
 */
export const startTarget = (
  context: Context,
  caller: Caller,
  { caseId, version, ...named }: NewTarget,
): Promise<Plan> =>
  begin(
    context,
    caller,
    async () => ({ caseId, version, planId: null, planType: 'target', fromId: null }),
    'startTarget',
    named,
  );

/** Starts stages that lead to a target. @throws Refusal as `startTarget`, and targetNotSubmitted */
export const startStep = (
  context: Context,
  caller: Caller,
  { caseId, version, planId, ...named }: NewFromPlan,
): Promise<Plan> =>
  begin(
    context,
    caller,
    async (tx) => {
      const target = await planRecord(tx, { caseId, version }, planId);
      if (target?.planType !== 'target') throw new Refusal('recordNotFound');
      return { caseId, version, planId: null, planType: 'step', fromId: planId };
    },
    'startStep',
    named,
  );

/** Starts a draft from a plan that stays as it is. @throws Refusal as `startStep` */
export const copyPlan = (
  context: Context,
  caller: Caller,
  { caseId, version, planId, ...named }: NewFromPlan,
): Promise<Plan> =>
  begin(
    context,
    caller,
    async (tx) => {
      const source = await planRecord(tx, { caseId, version }, planId);
      if (!source) throw new Refusal('recordNotFound');
      return { caseId, version, planId: null, planType: source.planType, fromId: planId };
    },
    'copy',
    named,
  );

/** @throws Refusal as `actOnPlan` */
export const renamePlan = (context: Context, caller: Caller, { name, remarks, ...key }: Renamed): Promise<Plan> =>
  context.db.transaction(async (tx) =>
    written(tx, key, await act(context, tx, caller, key, 'rename', { name, remarks })),
  );

/**
 * Takes an action of the machine on a plan.
 * @returns the plan as it is then; null when it was deleted
 * @throws Refusal recordNotFound, noPermission, those of the machine's guards; rejectedPlanFixed and confirmedPlanFixed
 *   by where the plan stands
 */
export const actOnPlan = (context: Context, caller: Caller, { action, reason, ...key }: Acted): Promise<Plan | null> =>
  context.db.transaction(async (tx) => {
    const acted = await act(context, tx, caller, key, action, { reason });
    // A target that passed is followed by its stages, which somebody designs.
    if (action === 'passAudit') await giveNext(context, tx, key, caller.userId);
    return acted.plan ? written(tx, key, acted) : null;
  });

/** The same, for other work on plans. @throws Refusal as `actOnPlan` */
export async function act(
  context: Context,
  tx: Transaction,
  caller: Caller,
  key: CaseKey & { readonly planId: string },
  action: Acted['action'] | 'rename' | 'saveDocument' | 'saveAudit',
  input: PlanInput,
): Promise<ActedPlan> {
  return inBetterWords(tx, caller, key, () =>
    takeAction(planAdapter, { context, tx, actor: caller }, key, action, input),
  );
}

/** Whether somebody may save the document of a plan now, who will when it is designed. @throws Refusal as `actOnPlan` */
export const requireSaving = (
  tx: Transaction,
  caller: Caller,
  key: CaseKey & { readonly planId: string },
): Promise<ActedPlan> =>
  inBetterWords(tx, caller, key, () => requireAction(planAdapter, { tx, actor: caller }, key, 'saveDocument', {}));

async function inBetterWords(
  tx: Transaction,
  caller: Caller,
  key: CaseKey & { readonly planId: string },
  take: () => Promise<ActedPlan>,
): Promise<ActedPlan> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof Refusal && error.errorName === 'transitionRefused') await tellFixed(tx, caller, key);
    throw error;
  }
}

/** A better word than that there is no such transition. @throws Refusal rejectedPlanFixed, confirmedPlanFixed */
async function tellFixed(tx: Transaction, caller: Caller, key: CaseKey & { readonly planId: string }): Promise<void> {
  const { found, plan } = await planAdapter.lock(tx, caller, key);
  if (plan?.status === planStatus.refuse) throw new Refusal('rejectedPlanFixed');
  const { status } = found.version;
  if (plan?.result === 'planConfirmed' || isOneOf(producedStatuses, status)) throw new Refusal('confirmedPlanFixed');
}
