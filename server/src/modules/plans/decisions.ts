import { type CaseAction, schemeStatus } from '@archway/contracts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/api.ts';
import { anyStages, decide, newestStages } from './decision-repository.ts';

/** Stages in these do not go to the doctor any more. */
const closed = [schemeStatus.refuse, schemeStatus.freeze];

/** Whether there are stages that the doctor can be asked to approve. */
export const stagesToSend = (db: Querier, key: CaseKey): Promise<boolean> => anyStages(db, key, closed);

/** What happens to the newest stages when the case is sent to the doctor, or decided about. */
const decided = {
  sendForApproval: schemeStatus.auditPlan,
  approve: schemeStatus.pass,
  reject: schemeStatus.refuse,
} as const;

const decidesPlan = (action: CaseAction): action is keyof typeof decided => action in decided;

/** The newest stages follow what is decided about the case; the doctor's words stand with what is rejected. */
export async function follow(tx: Transaction, key: CaseKey, action: CaseAction, reason: string | null): Promise<void> {
  if (!decidesPlan(action)) return;
  const newest = await newestStages(tx, key, closed);
  if (newest === undefined) return;
  await decide(tx, newest, { status: decided[action], ...(action === 'reject' && { remarks: reason }) });
}
