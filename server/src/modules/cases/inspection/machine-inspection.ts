import { type CaseFinding, caseStatus, entrustTo, intakeOf } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import type { Job } from '../../../infrastructure/jobs/jobs.ts';
import { teamInspects } from '../../practices/api.ts';
import { type CaseKey, type CaseRecord, lockForSystem } from '../scope/case-access.ts';
import { doubtsOf } from '../doubts/case-doubts.ts';
import { countScans } from '../models/model-repository.ts';
import { photosOfCase } from '../ports.ts';
import { takeSystemAction } from '../machine/transitions.ts';
import { INSPECTION_QUEUE, inspectWaiting, waitsForMachine } from './ask-inspection.ts';

type InspectionContext = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/** Registers the worker of the inspection by the machine, and puts in line whatever waits for it already. */
export async function inspectionJobs(context: AppContext): Promise<void> {
  await context.jobs.work<CaseKey>(INSPECTION_QUEUE, { retries: 5, timeoutSeconds: 120 }, (job: Job<CaseKey>) =>
    inspectByMachine(context, job.data),
  );
  await inspectWaiting(context, context.db);
}

/**
 * Inspects a self-designed case: without findings it walks on into design, with findings it stops and says what to
 * supply. Nothing happens to a case that somebody else inspects, or that was withdrawn; one with a running analysis is
 * put in line again by the end of that.
 */
export async function inspectByMachine(context: InspectionContext, key: CaseKey): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { record, version } = await lockForSystem(tx, key);
    if (
      version.entrust !== entrustTo.self ||
      record.version !== key.version ||
      !waitsForMachine.includes(version.status)
    )
      return;
    if ((await teamInspects(tx, record.practiceId)) !== false) return;
    if (version.status === caseStatus.inspectionPassed) {
      await takeSystemAction(context, tx, key, 'startDesign');
      return;
    }
    const findings = await findingsOf(tx, record, key);
    if (findings === null) return;
    if (version.status === caseStatus.pendingInspection) await takeSystemAction(context, tx, key, 'startInspection');
    if (findings.length > 0) await takeSystemAction(context, tx, key, 'failInspection', { findings });
    else await takeSystemAction(context, tx, key, 'passInspection');
  });
}

/** What is lacking or doubtful, and was not said to be right; null while something is still being analysed. */
async function findingsOf(tx: Transaction, { serviceType }: CaseRecord, key: CaseKey): Promise<CaseFinding[] | null> {
  const { doubts, running } = await doubtsOf(tx, key);
  if (running > 0) return null;
  const missing = intakeOf(serviceType).photos ? await photosOfCase.one.missing(tx, key) : [];
  const lack = (reason: CaseFinding['reason'], values: CaseFinding['values'] = {}) => ({ reason, objects: [], values });
  return [
    ...((await countScans(tx, key)) > 0 ? [] : [lack('modelMissing')]),
    ...(missing.length > 0 ? [lack('photosMissing', { positions: missing.join(',') })] : []),
    ...doubts
      .filter(({ answer }) => answer === null)
      .map(({ reason, objects, values }): CaseFinding => ({ reason, objects, values })),
  ];
}
