import { type CommentAudience, PLANS_SECTION, shownName, casePath } from '@archway/contracts';
import type { AppContext, Caller } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { notify } from '../account/api.ts';
import { type VisibleVersion } from '../cases/api.ts';
import { readersOfCase } from '../communication/api.ts';
import type { PlanRecord } from '../plans/api.ts';
import type { CommentRecord } from './schema.ts';

type Context = Pick<AppContext, 'events' | 'jobs'>;

/** Whoever may read what is said for an audience. */
export const readersFor = (
  tx: Transaction,
  { record }: Pick<VisibleVersion, 'record'>,
  audience: CommentAudience,
): Promise<ReadonlySet<string>> => readersOfCase(tx, record, audience === 'design' ? 'design' : undefined);

/** Open pages of those who may read it hear that something was said, and no words of it; last in its transaction. */
export async function tellComment(
  { events }: Pick<AppContext, 'events'>,
  tx: Transaction,
  found: Pick<VisibleVersion, 'record'>,
  { caseId, planId, audience }: CommentRecord,
): Promise<void> {
  const users = [...(await readersFor(tx, found, audience))];
  if (users.length > 0) await events.publish('plan.comment', { caseId, planId }, { users }, { tx });
}

interface Said {
  readonly found: VisibleVersion;
  readonly plan: PlanRecord;
  /** Of the thread, the new one among them. */
  readonly thread: readonly CommentRecord[];
  readonly mentions: readonly string[];
  readonly readers: ReadonlySet<string>;
}

/**
 * Whoever is mentioned hears of it; so do those who designed and audit the plan, who wrote in the thread before, and,
 * where everybody reads it, the doctor.
 */
export async function noticeOfComment(
  context: Context,
  tx: Transaction,
  caller: Caller,
  { found: { record, version }, plan, thread, mentions, readers }: Said,
): Promise<void> {
  const mentioned = mentions.filter((person) => person !== caller.userId);
  const concerned = [
    ...[plan.designerId, plan.auditorId, ...thread.map(({ userId }) => userId)],
    thread[0]?.audience === 'everybody' ? record.doctorId : null,
  ];
  const others = [...new Set(concerned)].filter(
    (person): person is string =>
      person !== null && person !== caller.userId && readers.has(person) && !mentioned.includes(person),
  );
  const values = {
    ...{ by: shownName(caller), name: plan.name },
    ...{ patient: version.patientName, ptNo: record.ptNo },
  };
  const link = casePath(version, PLANS_SECTION);
  await notify(context, tx, mentioned, 'commentMention', values, link);
  await notify(context, tx, others, 'planCommented', values, link);
}
