import {
  type CaseAction,
  type CaseFacts,
  type CaseSide,
  type NoticeType,
  PLANS_SECTION,
  casePath,
} from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { notify } from '../../account/api.ts';
import { caseWatchers, nameOfPractice } from '../../practices/api.ts';

/** What each party is told of an action that another one takes. */
const told: Partial<Record<CaseAction, Partial<Record<CaseSide, NoticeType>>>> = {
  submit: { design: 'caseSubmitted' },
  resubmit: { design: 'caseSubmitted' },
  withdraw: { design: 'caseWithdrawn' },
  startInspection: { practice: 'inspectionStarted' },
  failInspection: { practice: 'inspectionFailed' },
  passInspection: { practice: 'inspectionPassed' },
  askFeasibility: { practice: 'feasibilityAsked' },
  answerFeasibility: { design: 'feasibilityAnswered' },
  startDesign: { practice: 'designStarted' },
  sendForApproval: { practice: 'planAwaitsReview' },
  approve: { design: 'planApproved' },
  reject: { design: 'planRejected' },
  resumeDesign: { practice: 'designStarted' },
  confirmPlan: { practice: 'planConfirmed', design: 'planConfirmed', production: 'planConfirmed' },
  startProduction: { practice: 'productionStarted', design: 'productionStarted' },
  complete: { practice: 'caseCompleted', design: 'caseCompleted' },
  discard: { practice: 'caseObsolete', design: 'caseObsolete' },
  restore: { practice: 'caseRestored', design: 'caseRestored' },
};

/** The machine walks through an inspection in one go, and says only where that ended. */
const toldBySystem: Partial<Record<CaseAction, Partial<Record<CaseSide, NoticeType>>>> = {
  failInspection: { practice: 'machineFindings' },
  startDesign: { practice: 'readyToDesign' },
};

/** What is said instead where the quality report lists points. */
const withFindings: Partial<Record<NoticeType, NoticeType>> = {
  inspectionFailed: 'inspectionFindings',
  inspectionPassed: 'inspectionNotes',
};

/** Sections of the case that show what a notice speaks of. */
const sections: Partial<Record<NoticeType, string>> = {
  inspectionFailed: 'quality',
  inspectionFindings: 'quality',
  inspectionNotes: 'quality',
  machineFindings: 'quality',
  feasibilityAsked: 'feasibility',
  feasibilityAnswered: 'feasibility',
  planAwaitsReview: PLANS_SECTION,
  planApproved: PLANS_SECTION,
  planRejected: PLANS_SECTION,
  planConfirmed: PLANS_SECTION,
};

export interface NamedCase extends CaseFacts {
  readonly caseId: string;
  readonly version: number;
  readonly ptNo: string;
  readonly patientName: string;
}

export interface TakenAction {
  readonly action: CaseAction;
  readonly actor: { readonly userId: string | null; readonly sides: ReadonlySet<CaseSide> };
  readonly before: NamedCase;
  readonly after: NamedCase;
  readonly reason: string | null;
  /** Number of findings of the machine. */
  readonly findings: number;
}

/** Where those find work who cannot see a case any more. */
export const TASKS = '/plan-tasks';

/** Tells the other parties of an action: those who see the case then, or saw it until then. */
export async function noticeOfAction(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  { action, actor, before, after, reason, findings }: TakenAction,
): Promise<void> {
  const notices = (actor.userId === null ? toldBySystem : told)[action];
  if (!notices) return;
  const gone = before.handedOver && !after.handedOver;
  const watchers = await caseWatchers(tx, gone ? before : after);
  const practice = await nameOfPractice(tx, after.practiceId);
  const { patientName: patient, ptNo } = after;
  const values = { practice, patient, ptNo, reason: reason ?? '', num: String(findings) };
  for (const [side, plain] of Object.entries(notices) as [CaseSide, NoticeType][]) {
    const type = findings > 0 ? (withFindings[plain] ?? plain) : plain;
    // Whoever acts for a party need not tell the others of it; an administrator acts for none.
    if (actor.sides.has(side)) continue;
    const people = watchers.filter((watcher) => watcher.side === side && watcher.userId !== actor.userId);
    const link = gone && side === 'design' ? TASKS : casePath(after, sections[type]);
    await notify(
      context,
      tx,
      people.map((watcher) => watcher.userId),
      type,
      values,
      link,
    );
  }
}
