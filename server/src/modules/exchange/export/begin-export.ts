import { randomBytes } from 'node:crypto';
import { hasDuty } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { auditChange, requireCase } from '../../cases/api.ts';
import { archiveName } from '../archive-place.ts';
import { insertJob } from '../job-repository.ts';
import { ARCHIVE_QUEUE, type ArchiveWork } from '../queue.ts';

/**
 * Begins to make the archive of a case, and writes down who takes it along.
 * @throws Refusal recordNotFound; noPermission for those who neither treat the case nor answer for its practice
 */
export function beginExport(
  { db, jobs }: Pick<AppContext, 'db' | 'jobs'>,
  caller: Caller,
  caseId: string,
): Promise<{ jobId: string }> {
  return db.transaction(async (tx) => {
    const { record, roles } = await requireCase(tx, caller, caseId);
    if (!hasDuty(roles, 'treat', 'oversee', 'operate')) throw new Refusal('noPermission');
    const { userId } = caller;
    const objectName = archiveName(userId, randomBytes(12).toString('hex'));
    const jobId = await insertJob(tx, { kind: 'export', userId, roles: [...roles], objectName, caseId });
    await auditChange(tx, { caseId, version: record.version }, { userId, roles }, 'exportCase');
    await jobs.send<ArchiveWork>(ARCHIVE_QUEUE, { jobId }, { tx });
    return { jobId };
  });
}
