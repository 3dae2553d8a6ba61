import { type CaseAction, type RefusedPart, planStatus } from '@archway/contracts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import type { CaseKey } from '../cases/api.ts';
import { newestStages, planInHand } from './decision-repository.ts';
import { type PlanContext, planAdapter } from './plan-adapter.ts';

/** Whether there are stages that the doctor can be asked to approve: they passed, and so did their target. */
export const stagesToSend = async (db: Querier, key: CaseKey): Promise<boolean> =>
  (await newestStages(db, key, [planStatus.pass])) !== null;

interface Decided {
  readonly action: CaseAction;
  readonly reason: string | null;
  readonly refused: RefusedPart;
}

/**
 * The newest stages follow what is decided about the case; the doctor's words stand with what is rejected. A goal that is
 * refused takes its stages with it.
 */
export async function follow(
  context: PlanContext,
  tx: Transaction,
  { caseId, version }: CaseKey,
  { action, reason, refused }: Decided,
): Promise<void> {
  const key = { caseId, version };
  const work = { context, tx, actor: 'system' } as const;
  const stages = await planInHand(tx, key);
  if (!stages) return;
  const at = { ...key, planId: stages.planId };
  if (action === 'sendForApproval' || action === 'approve') await takeAction(planAdapter, work, at, action, {});
  if (action !== 'reject') return;
  const input = { reason, result: refused === 'target' ? 'refuseTarget' : 'refuseStep' } as const;
  await takeAction(planAdapter, work, at, action, input);
  if (refused === 'target' && stages.targetPlanId !== null)
    await takeAction(planAdapter, work, { ...key, planId: stages.targetPlanId }, action, input);
}
