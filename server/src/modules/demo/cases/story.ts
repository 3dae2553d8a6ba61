import { type CaseAction, type CaseStatus, caseStatus } from '@archway/contracts';
import type { Chance } from './chance.ts';

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

/** What a designer has to know, and what the doctor says to it. */
const QUESTION = '下前牙拥挤约 6 mm，邻面去釉不足以排齐。是否可以拔除 34、44？';
const ANSWER = '可以拔除 34、44，磨牙支抗请加强。';

const submitted = [step(caseStatus.unsubmitted, 'submit', caseStatus.pendingInspection, 'doctor')];
const inspecting = [
  ...submitted,
  step(caseStatus.pendingInspection, 'startInspection', caseStatus.inspecting, 'designer'),
];
const passed = [...inspecting, step(caseStatus.inspecting, 'passInspection', caseStatus.inspectionPassed, 'designer')];
const asked = [
  ...passed,
  step(caseStatus.inspectionPassed, 'askFeasibility', caseStatus.feasibilityQuestion, 'designer', QUESTION),
];
const designing = [...passed, step(caseStatus.inspectionPassed, 'startDesign', caseStatus.designing, 'designer')];
const waiting = [...designing, step(caseStatus.designing, 'sendForApproval', caseStatus.pendingApproval, 'auditor')];
const approved = [...waiting, step(caseStatus.pendingApproval, 'approve', caseStatus.clinicallyApproved, 'doctor')];
const confirmed = [...approved, step(caseStatus.clinicallyApproved, 'confirmPlan', caseStatus.planConfirmed, 'doctor')];
const producing = [...confirmed, step(caseStatus.planConfirmed, 'startProduction', caseStatus.inProduction, 'maker')];

/** Doctors and designers write in their own language. */
const missing = ['下颌扫描缺少第二磨牙，请补充', 'Lower second molars are missing in the scan'];
const tooFast = ['尖牙伸长过快，请分到更多步', 'Canine extrusion is too fast, split it over more stages'];

/** The same story where the doctor designs: the machine inspects and lets the design begin, the doctor does the rest. */
export const selfDesigned = (story: readonly Happening[]): Happening[] =>
  story.map((happening) => ({
    ...happening,
    actor: happening.actor === 'designer' ? 'system' : happening.actor === 'auditor' ? 'doctor' : happening.actor,
  }));

/** How a case came to its status: always along the rows of the case machine. */
export function storyOf(status: CaseStatus, chance: Chance): readonly Happening[] {
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
        step(caseStatus.inspecting, 'failInspection', caseStatus.inspectionFailed, 'designer', chance.pick(missing)),
      ];
    case caseStatus.inspectionPassed:
      return passed;
    case caseStatus.feasibilityQuestion:
      return asked;
    case caseStatus.feasibilityAnswered:
      return [
        ...asked,
        step(caseStatus.feasibilityQuestion, 'answerFeasibility', caseStatus.feasibilityAnswered, 'doctor', ANSWER),
      ];
    case caseStatus.designing:
      return designing;
    case caseStatus.pendingApproval:
      return waiting;
    case caseStatus.clinicallyRejected:
      return [
        ...waiting,
        step(caseStatus.pendingApproval, 'reject', caseStatus.clinicallyRejected, 'doctor', chance.pick(tooFast)),
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
