import { casePath } from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { peopleById } from '../../access/api.ts';
import { notify } from '../../account/api.ts';
import { caseWatchers, nameOfPractice } from '../../practices/api.ts';
import { TASKS } from '../machine/case-notices.ts';
import type { CaseRecord, VersionRecord } from '../scope/case-access.ts';

/**
 * The doctor of the case hears that somebody else has restarted it. The design side, which loses sight of it until the
 * refinement is submitted, hears why.
 * @param before the case as it was
 */
export async function noticeOfRestart(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  { userId }: Caller,
  before: CaseRecord,
  fresh: VersionRecord,
): Promise<void> {
  const people = await peopleById(tx, [userId]);
  const values = {
    ...{ by: people.get(userId)?.name ?? '', practice: await nameOfPractice(tx, before.practiceId) },
    ...{ patient: fresh.patientName, ptNo: before.ptNo },
  };
  const doctor = fresh.doctorId === userId ? [] : [fresh.doctorId];
  await notify(context, tx, doctor, 'caseRestarted', values, casePath(fresh));
  const watchers = await caseWatchers(tx, before);
  const designers = watchers.filter((watcher) => watcher.side === 'design' && watcher.userId !== userId);
  await notify(
    context,
    tx,
    [...new Set(designers.map((watcher) => watcher.userId))],
    'refinementComing',
    values,
    TASKS,
  );
}
