import { type CaseAction, type CaseStatus, caseStatus } from '@archway/contracts';
import type { Chance } from './chance.ts';
import type { Said } from './said.ts';

/** Who did something in a demonstration case; the seed turns it into an account. */
export type Actor = 'doctor' | 'assistant' | 'designer' | 'auditor' | 'maker' | 'system';

export interface Happening {
  readonly action: CaseAction;
  readonly from: CaseStatus;
  readonly to: CaseStatus;
  readonly actor: Actor;
  readonly note?: string;
}

const step = (from: CaseStatus, action: CaseAction, to: CaseStatus, actor: Actor, note?: string): Happening => ({
  from,
  action,
  to,
  actor,
  ...(note && { note }),
});

const submitted = [step(caseStatus.unsubmitted, 'submit', caseStatus.pendingInspection, 'doctor')];
const inspecting = [
  ...submitted,
  step(caseStatus.pendingInspection, 'startInspection', caseStatus.inspecting, 'designer'),
];
const passed = [...inspecting, step(caseStatus.inspecting, 'passInspection', caseStatus.inspectionPassed, 'designer')];
const asked = (question: string) => [
  ...passed,
  step(caseStatus.inspectionPassed, 'askFeasibility', caseStatus.feasibilityQuestion, 'designer', question),
];
const designing = [...passed, step(caseStatus.inspectionPassed, 'startDesign', caseStatus.designing, 'designer')];
const waiting = [...designing, step(caseStatus.designing, 'sendForApproval', caseStatus.pendingApproval, 'auditor')];
const approved = [...waiting, step(caseStatus.pendingApproval, 'approve', caseStatus.clinicallyApproved, 'doctor')];
const confirmed = [...approved, step(caseStatus.clinicallyApproved, 'confirmPlan', caseStatus.planConfirmed, 'doctor')];
const producing = [...confirmed, step(caseStatus.planConfirmed, 'startProduction', caseStatus.inProduction, 'maker')];

/** The same story where the doctor designs: the machine inspects and lets the design begin, the doctor does the rest. */
export const selfDesigned = (story: readonly Happening[]): Happening[] =>
  story.map((happening) => ({
    ...happening,
    actor: happening.actor === 'designer' ? 'system' : happening.actor === 'auditor' ? 'doctor' : happening.actor,
  }));

/** How a case came to its status: always along the rows of the case machine. @param said what people wrote into it */
export function storyOf(status: CaseStatus, said: Said, chance: Chance): readonly Happening[] {
  switch (status) {
    case caseStatus.unsubmitted:
      return [];
    case caseStatus.pendingInspection:
      return submitted;
    case caseStatus.inspecting:
      return inspecting;
    case caseStatus.inspectionFailed:
      return [
        ...inspecting,
        step(
          caseStatus.inspecting,
          'failInspection',
          caseStatus.inspectionFailed,
          'designer',
          chance.pick(said.missing),
        ),
      ];
    case caseStatus.inspectionPassed:
      return passed;
    case caseStatus.feasibilityQuestion:
      return asked(said.question);
    case caseStatus.feasibilityAnswered:
      return [
        ...asked(said.question),
        step(
          caseStatus.feasibilityQuestion,
          'answerFeasibility',
          caseStatus.feasibilityAnswered,
          'doctor',
          said.answer,
        ),
      ];
    case caseStatus.designing:
      return designing;
    case caseStatus.pendingApproval:
      return waiting;
    case caseStatus.clinicallyRejected:
      return [
        ...waiting,
        step(caseStatus.pendingApproval, 'reject', caseStatus.clinicallyRejected, 'doctor', chance.pick(said.refusal)),
      ];
    case caseStatus.clinicallyApproved:
      return approved;
    case caseStatus.planConfirmed:
      return confirmed;
    case caseStatus.inProduction:
      return producing;
    case caseStatus.completed:
      return [...producing, step(caseStatus.inProduction, 'complete', caseStatus.completed, 'maker')];
    case caseStatus.obsolete:
      return chance.oneIn(2)
        ? [step(caseStatus.unsubmitted, 'discard', caseStatus.obsolete, 'doctor')]
        : [...submitted, step(caseStatus.pendingInspection, 'discard', caseStatus.obsolete, 'doctor')];
  }
}

/** How many demonstration cases stand in each status. */
export const statusShares: readonly (readonly [CaseStatus, number])[] = [
  [caseStatus.unsubmitted, 12],
  [caseStatus.pendingInspection, 6],
  [caseStatus.inspecting, 4],
  [caseStatus.inspectionFailed, 5],
  [caseStatus.inspectionPassed, 5],
  [caseStatus.feasibilityQuestion, 4],
  [caseStatus.feasibilityAnswered, 3],
  [caseStatus.designing, 22],
  [caseStatus.pendingApproval, 9],
  [caseStatus.clinicallyRejected, 5],
  [caseStatus.clinicallyApproved, 4],
  [caseStatus.planConfirmed, 16],
  [caseStatus.inProduction, 24],
  [caseStatus.obsolete, 5],
  [caseStatus.completed, 38],
];
