import type { CaseSide, NoticeType } from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { notify } from '../../account/api.ts';
import { caseWatchers } from '../../practices/api.ts';
import type { VisibleVersion } from '../scope/case-access.ts';
import { casePath } from './case-notices.ts';

/** Tells one side of a case what somebody else did with it, with the section that shows it. */
export async function noticeToSide(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  caller: Caller,
  { record, version }: VisibleVersion,
  { side, type, section }: { readonly side: CaseSide; readonly type: NoticeType; readonly section: string },
): Promise<void> {
  const watchers = await caseWatchers(tx, { ...record, ...version });
  const people = watchers.filter((watcher) => watcher.side === side && watcher.userId !== caller.userId);
  const users = [...new Set(people.map(({ userId }) => userId))];
  const values = { patient: version.patientName, ptNo: record.ptNo };
  await notify(context, tx, users, type, values, casePath(version, section));
}
