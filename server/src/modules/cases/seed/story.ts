import type { CaseAction, CaseStatus } from '@archway/contracts';
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

const submitted = [step(0, 'submit', 1, 'doctor')];
const inspecting = [...submitted, step(1, 'startInspection', 2, 'designer')];
const passed = [...inspecting, step(2, 'passInspection', 6, 'designer')];
const asked = [...passed, step(6, 'askFeasibility', 8, 'designer')];
const designing = [...passed, step(6, 'startDesign', 10, 'designer')];
const waiting = [...designing, step(10, 'sendForApproval', 11, 'auditor')];
const approved = [...waiting, step(11, 'approve', 13, 'doctor')];
const confirmed = [...approved, step(13, 'confirmPlan', 31, 'doctor')];
const producing = [...confirmed, step(31, 'startProduction', 32, 'maker')];

/** Doctors and designers write in their own language. */
const missing = ['下颌扫描缺少第二磨牙，请补充', 'Lower second molars are missing in the scan'];
const tooFast = ['尖牙伸长过快，请分到更多步', 'Canine extrusion is too fast, split it over more stages'];

/** Statuses in which a case lies between two parties: what a doctor designs alone never rests there. */
const betweenParties: readonly CaseStatus[] = [1, 2, 5, 6, 8, 9];

export const restsWithDoctor = (status: CaseStatus): boolean => !betweenParties.includes(status);

/** The same story where the doctor designs: the machine inspects and lets the design begin, the doctor does the rest. */
export const selfDesigned = (story: readonly Happening[]): Happening[] =>
  story.map((happening) => ({
    ...happening,
    actor: happening.actor === 'designer' ? 'system' : happening.actor === 'auditor' ? 'doctor' : happening.actor,
  }));

/** How a case came to its status: always along the rows of the case machine. */
export function storyOf(status: CaseStatus, chance: Chance): readonly Happening[] {
  switch (status) {
    case 0:
      return [];
    case 1:
      return submitted;
    case 2:
      return inspecting;
    case 5:
      return [...inspecting, step(2, 'failInspection', 5, 'designer', chance.pick(missing))];
    case 6:
      return passed;
    case 8:
      return asked;
    case 9:
      return [...asked, step(8, 'answerFeasibility', 9, 'doctor')];
    case 10:
      return designing;
    case 11:
      return waiting;
    case 12:
      return [...waiting, step(11, 'reject', 12, 'doctor', chance.pick(tooFast))];
    case 13:
      return approved;
    case 31:
      return confirmed;
    case 32:
      return producing;
    case 34:
      return [...producing, step(32, 'complete', 34, 'maker')];
    case 33:
      return chance.oneIn(2) ? [step(0, 'discard', 33, 'doctor')] : [...submitted, step(1, 'discard', 33, 'doctor')];
  }
}

/** How many demonstration cases stand in each status. */
export const statusShares: readonly (readonly [CaseStatus, number])[] = [
  [0, 12],
  [1, 6],
  [2, 4],
  [5, 5],
  [6, 5],
  [8, 4],
  [9, 3],
  [10, 22],
  [11, 9],
  [12, 5],
  [13, 4],
  [31, 16],
  [32, 24],
  [33, 5],
  [34, 38],
];
