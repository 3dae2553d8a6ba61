import { type CaseSide, type NoticeType, type NoticeValues, type RoleKey, casePath } from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { administrators } from '../../access/api.ts';
import { notify } from '../../account/api.ts';
import { caseWatchers } from '../../practices/api.ts';
import type { ActedVersion } from '../scope/case-access.ts';

/** What one side of a case is told. */
interface Told {
  readonly side: CaseSide;
  /** Only those who are one of these to the case; everybody of the side where it is not said. */
  readonly roles?: readonly RoleKey[];
  /** Whoever asked for it: somebody who runs the platform is on no side, and hears of what is their own. */
  readonly askedBy?: string;
  readonly type: NoticeType;
  /** What stands in its sentence besides patient and case. */
  readonly values?: NoticeValues;
  /** The section of the case that shows it. */
  readonly section: string;
}

/** Tells one side of a case what somebody else did with it, with the section that shows it. */
export async function noticeToSide(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  caller: Caller,
  { record, version }: Pick<ActedVersion, 'record' | 'version'>,
  { side, roles, askedBy, type, values = {}, section }: Told,
): Promise<void> {
  const people = (await caseWatchers(tx, { ...record, ...version })).filter(
    (watcher) =>
      watcher.side === side &&
      watcher.userId !== caller.userId &&
      (!roles || watcher.roles.some((role) => roles.includes(role))),
  );
  const operators = askedBy === undefined ? [] : await administrators(tx);
  const asking = operators.filter((userId) => userId === askedBy && userId !== caller.userId);
  const users = [...new Set([...people.map(({ userId }) => userId), ...asking])];
  const all = { patient: version.patientName, ptNo: record.ptNo, ...values };
  await notify(context, tx, users, type, all, casePath(version, section));
}
