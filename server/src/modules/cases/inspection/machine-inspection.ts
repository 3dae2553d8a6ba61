import { type CaseFinding, type CaseStatus, caseStatus } from '@archway/contracts';
import { type SQL, and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { Job } from '../../../infrastructure/jobs/jobs.ts';
import { missingPhotos } from '../../photos/completeness.ts';
import { practices } from '../../practices/schema.ts';
import { teamInspects } from '../../practices/service.ts';
import { type CaseKey, lockForSystem } from '../case-access.ts';
import { doubtsOf } from '../doubts/case-doubts.ts';
import { hasModel } from '../guards.ts';
import { cases } from '../schema.ts';
import { takeSystemAction } from '../transitions.ts';

const INSPECTION_QUEUE = 'case-inspection';

/** Statuses of a self-designed case in which the machine, and nobody else, takes the next step. */
const waiting: readonly CaseStatus[] = [
  caseStatus.pendingInspection,
  caseStatus.inspecting,
  caseStatus.inspectionPassed,
];

type InspectionContext = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/** Registers the worker of the inspection by the machine, and puts in line whatever waits for it already. */
export async function inspectionJobs(context: AppContext): Promise<void> {
  await context.jobs.work<CaseKey>(INSPECTION_QUEUE, { retries: 5, timeoutSeconds: 120 }, (job: Job<CaseKey>) =>
    inspectByMachine(context, job.data),
  );
  await inspectWaiting(context, context.db);
}

/** Puts a case in line for its inspection by the machine. */
export const askForInspection = (
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Querier,
  { ptId, version }: CaseKey,
): Promise<void> => jobs.send<CaseKey>(INSPECTION_QUEUE, { ptId, version }, { tx });

/** Puts all self-designed cases in line that wait for the machine, of one practice or of all. */
export const inspectWaiting = (context: Pick<AppContext, 'jobs'>, db: Querier, practiceId?: string): Promise<void> =>
  askWhere(context, db, practiceId === undefined ? undefined : eq(cases.practiceId, practiceId));

/** Puts a case in line if it is one that waits for the machine. */
export const inspectIfWaiting = (context: Pick<AppContext, 'jobs'>, tx: Querier, ptId: string): Promise<void> =>
  askWhere(context, tx, eq(cases.ptId, ptId));

async function askWhere(context: Pick<AppContext, 'jobs'>, db: Querier, where: SQL | undefined): Promise<void> {
  const found = await db
    .select({ ptId: cases.ptId, version: cases.version })
    .from(cases)
    .where(and(eq(cases.entrust, 0), inArray(cases.status, [...waiting]), where));
  for (const key of found) await askForInspection(context, db, key);
}

/**
 * Inspects a self-designed case: without findings it walks on into design, with findings it stops and says what to
 * supply. Nothing happens to a case that somebody else inspects, or that was withdrawn; one with a running analysis is
 * put in line again by the end of that.
 */
export async function inspectByMachine(context: InspectionContext, key: CaseKey): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { record, version } = await lockForSystem(tx, key);
    if (version.entrust !== 0 || record.version !== key.version || !waiting.includes(version.status)) return;
    const [practice] = await tx.select().from(practices).where(eq(practices.id, record.practiceId));
    if (!practice || teamInspects(practice)) return;
    if (version.status === caseStatus.inspectionPassed) {
      await takeSystemAction(context, tx, key, 'startDesign');
      return;
    }
    const findings = await findingsOf(tx, key);
    if (findings === null) return;
    if (version.status === caseStatus.pendingInspection) await takeSystemAction(context, tx, key, 'startInspection');
    if (findings.length > 0) await takeSystemAction(context, tx, key, 'failInspection', { findings });
    else {
      await takeSystemAction(context, tx, key, 'passInspection');
      await takeSystemAction(context, tx, key, 'startDesign');
    }
  });
}

/** What is lacking or doubtful, and was not said to be right; null while something is still being analysed. */
async function findingsOf(tx: Transaction, key: CaseKey): Promise<CaseFinding[] | null> {
  const { doubts, running } = await doubtsOf(tx, key);
  if (running > 0) return null;
  const missing = await missingPhotos(tx, key);
  const lack = (reason: CaseFinding['reason'], values: CaseFinding['values'] = {}) => ({ reason, objects: [], values });
  return [
    ...((await hasModel(tx, key)) ? [] : [lack('modelMissing')]),
    ...(missing.length > 0 ? [lack('photosMissing', { positions: missing.join(',') })] : []),
    ...doubts
      .filter(({ answer }) => answer === null)
      .map(({ reason, objects, values }): CaseFinding => ({ reason, objects, values })),
  ];
}
