import type { CaseAction, NoticeType } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { notify } from '../account/notices.ts';
import { practices } from '../practices/schema.ts';
import { type CaseFacts, type CaseSide, caseWatchers } from '../practices/visibility.ts';

/** Whom an action concerns: those whose turn it is then. */
const concerned: Partial<Record<CaseAction, { readonly side: CaseSide; readonly type: NoticeType }>> = {
  submit: { side: 'design', type: 'caseSubmitted' },
  resubmit: { side: 'design', type: 'caseSubmitted' },
  failInspection: { side: 'practice', type: 'inspectionFailed' },
  sendForApproval: { side: 'practice', type: 'planAwaitsReview' },
};

export interface NamedCase extends CaseFacts {
  readonly ptId: string;
  readonly version: number;
  readonly ptNo: string;
  readonly patientName: string;
}

/** Path of the screen that shows a case. */
export const casePath = ({ ptId, version }: { ptId: string; version: number }): string =>
  `/patient-detail/${ptId}/${version}`;

/** Tells those whose turn it is after an action, but not the one who took it. */
export async function noticeOfAction(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  action: CaseAction,
  actorId: string,
  facts: NamedCase,
): Promise<void> {
  const notice = concerned[action];
  if (!notice) return;
  const people = (await caseWatchers(tx, facts)).filter(
    (watcher) => watcher.side === notice.side && watcher.userId !== actorId,
  );
  const [practice] = await tx
    .select({ name: practices.name })
    .from(practices)
    .where(eq(practices.id, facts.practiceId));
  const values = { practice: practice?.name ?? '', patient: facts.patientName, ptNo: facts.ptNo };
  const userIds = people.map((watcher) => watcher.userId);
  await notify(context, tx, userIds, notice.type, values, casePath(facts));
}
