import { CASE_ARCHIVE_LIMIT_MB, type Received, type caseArchiveEndpoints, hasDuty } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { passPracticeGate } from '../../cases/api.ts';
import { requireExtension, requireObject, requirePersonal } from '../../files/api.ts';
import { caseGrants, doctorsOfPractice } from '../../practices/api.ts';
import { archivePlace } from '../archive-place.ts';
import { insertJob } from '../job-repository.ts';
import { ARCHIVE_QUEUE, type ArchiveWork } from '../queue.ts';

/** @throws Refusal doctorUnknown unless somebody treats in this practice now */
export async function requireDoctor(db: Querier, practiceId: string, doctorId: string): Promise<void> {
  const doctors = await doctorsOfPractice(db, practiceId);
  if (!doctors.some((doctor) => doctor.doctorId === doctorId)) throw new Refusal('doctorUnknown');
}

/**
 * Begins to make a case of an archive that the caller has uploaded. Refusals: see the contract; what is wrong with the
 * archive itself is found by the job.
 */
export async function beginImport(
  { db, store, jobs }: Pick<AppContext, 'db' | 'store' | 'jobs'>,
  caller: Caller,
  { objectName, practiceId, doctorId, again }: Received<typeof caseArchiveEndpoints.import>['body'],
): Promise<{ jobId: string }> {
  await passPracticeGate(db, caller, practiceId, { forPlatform: true });
  const grants = await caseGrants(db, caller);
  const roles = grants.flatMap((grant) =>
    grant.practiceId === null || grant.practiceId === practiceId ? grant.role : [],
  );
  if (!hasDuty(roles, 'oversee', 'operate')) throw new Refusal('noPermission');
  await requireDoctor(db, practiceId, doctorId);
  requirePersonal(archivePlace(caller.userId), [objectName]);
  requireExtension(['zip'], [objectName]);
  await requireObject({ store }, objectName, CASE_ARCHIVE_LIMIT_MB);
  return db.transaction(async (tx) => {
    const { userId } = caller;
    const place = { objectName, practiceId, doctorId, again };
    const jobId = await insertJob(tx, { kind: 'import', userId, roles: [...caller.roles], ...place });
    await jobs.send<ArchiveWork>(ARCHIVE_QUEUE, { jobId }, { tx });
    return { jobId };
  });
}
