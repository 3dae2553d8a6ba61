import { type CaseAction, planStatus } from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import type { CaseKey } from '../cases/api.ts';
import { anyStages, newestStages } from './decision-repository.ts';
import { planAdapter } from './plan-adapter.ts';

/** Stages in these do not go to the doctor any more. */
const closed = [planStatus.refuse, planStatus.freeze];

/** Whether there are stages that the doctor can be asked to approve. */
export const stagesToSend = (db: Querier, key: CaseKey): Promise<boolean> => anyStages(db, key, closed);

/** The newest stages that nobody has rejected; null when there are none. */
export const planInHand = (db: Querier, key: CaseKey): Promise<{ planId: string; name: string } | null> =>
  newestStages(db, key, closed);

/** Actions of a case that its newest stages follow, by an action of the same name. */
const followed = ['sendForApproval', 'approve', 'reject'] as const satisfies readonly CaseAction[];

/** The newest stages follow what is decided about the case; the doctor's words stand with what is rejected. */
export async function follow(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  key: CaseKey,
  taken: CaseAction,
  reason: string | null,
): Promise<void> {
  const action = followed.find((each) => each === taken);
  const plan = action && (await planInHand(tx, key));
  if (!action || !plan) return;
  const { caseId, version } = key;
  const { planId } = plan;
  const input = action === 'reject' ? { remarks: reason } : {};
  await takeAction(planAdapter, { context, tx, actor: 'system' }, { caseId, version, planId }, action, input);
}
