import type { AppContext, Caller } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { notify } from '../account/api.ts';
import { type VisibleVersion, casePath } from '../cases/api.ts';
import { caseWatchers } from '../practices/api.ts';

/** Section of the case in which the report stands. */
const SECTION = 'implants';

/** Tells the practice that there is a report to read; who has just issued it knows. */
export async function noticeOfReport(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  { userId }: Caller,
  { record, version }: VisibleVersion,
): Promise<void> {
  const watchers = await caseWatchers(tx, { ...record, ...version });
  const people = watchers.filter((watcher) => watcher.side === 'practice' && watcher.userId !== userId);
  const users = [...new Set(people.map((watcher) => watcher.userId))];
  const values = { patient: version.patientName, ptNo: record.ptNo };
  await notify(context, tx, users, 'implantReportIssued', values, casePath(version, SECTION));
}
