import { type CaseStatus, caseStatus } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../scope/case-access.ts';
import { type WaitingFilter, selfDesignedIn } from './waiting-repository.ts';

export const INSPECTION_QUEUE = 'case-inspection';

/** Statuses of a self-designed case in which the machine, and nobody else, takes the next step. */
export const waitsForMachine: readonly CaseStatus[] = [
  caseStatus.pendingInspection,
  caseStatus.inspecting,
  caseStatus.inspectionPassed,
];

/** Puts a case in line for its inspection by the machine. */
export const askForInspection = (
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Querier,
  { caseId, version }: CaseKey,
): Promise<void> => jobs.send<CaseKey>(INSPECTION_QUEUE, { caseId, version }, { tx });

/** Puts all self-designed cases in line that wait for the machine, of one practice or of all. */
export const inspectWaiting = (context: Pick<AppContext, 'jobs'>, db: Querier, practiceId?: string): Promise<void> =>
  askAll(context, db, practiceId === undefined ? {} : { practiceId });

/** Puts a case in line if it is one that waits for the machine. */
export const inspectIfWaiting = (context: Pick<AppContext, 'jobs'>, tx: Querier, caseId: string): Promise<void> =>
  askAll(context, tx, { caseId });

async function askAll(context: Pick<AppContext, 'jobs'>, db: Querier, filter: WaitingFilter): Promise<void> {
  for (const key of await selfDesignedIn(db, waitsForMachine, filter)) await askForInspection(context, db, key);
}
