import { type CaseStatus, type PlanResult, type PlanStatus, caseStatus, planStatus } from '@archway/contracts';
import type { ImportedPlan } from '../../plans/api.ts';
import type { DesignWish } from './design/design.ts';
import { type DesignRequestKind, words } from './plan-words.ts';

/** What of a demonstration case decides its plans. */
export interface PlannedCase {
  readonly caseId: string;
  readonly version: number;
  readonly status: CaseStatus;
  /** The doctor designs. */
  readonly self: boolean;
  readonly patientName: string;
  /** What is designed where it is no appliance. */
  readonly request: DesignRequestKind | null;
  readonly designerId: string;
  readonly auditorId: string | null;
  readonly upperSteps: number | null;
  readonly lowerSteps: number | null;
  /** When design began, and when the plan was last sent, judged or left. */
  readonly begun: Date;
  readonly judged: Date;
  /** Why the doctor rejected it. */
  readonly reason: string | null;
}

/** Whether what the doctor has approved waits for its post-processing. A doctor who designs alone has done it. */
export const awaitsFinish = ({ caseId, status, self }: Pick<PlannedCase, 'caseId' | 'status' | 'self'>): boolean =>
  !self && status === caseStatus.clinicallyApproved && Number(caseId) % 2 === 0;

interface Stand {
  readonly status: PlanStatus;
  readonly result: PlanResult | null;
}

/** How the stages stand when the case has a status. */
const stageStands: Partial<Record<CaseStatus, Stand>> = {
  [caseStatus.pendingApproval]: { status: planStatus.auditPlan, result: 'stagePassed' },
  [caseStatus.clinicallyRejected]: { status: planStatus.refuse, result: 'refuseStep' },
  [caseStatus.clinicallyApproved]: { status: planStatus.pass, result: 'clinicallyPassed' },
  [caseStatus.planConfirmed]: { status: planStatus.pass, result: 'planConfirmed' },
  [caseStatus.inProduction]: { status: planStatus.pass, result: 'planConfirmed' },
  [caseStatus.completed]: { status: planStatus.pass, result: 'planConfirmed' },
};

const PASSED: Stand = { status: planStatus.pass, result: 'targetPassed' };

/** How far the design of a case is that is being designed: each stands somewhere else. */
function designStand(caseId: string, self: boolean): { target: Stand; stages: Stand | null } {
  const draft: Stand = { status: planStatus.draft, result: null };
  const inReview: Stand = { status: planStatus.inReview, result: null };
  // Ids of cases that are being designed have few remainders of their own: a few of them are at their stages.
  switch (Number(caseId) % 64 === 20 ? 2 : Number(caseId) % 4) {
    case 1:
      // Nobody audits what a doctor designs alone.
      return { target: self ? draft : inReview, stages: null };
    case 2:
      return { target: PASSED, stages: draft };
    case 3:
      return { target: PASSED, stages: self ? { status: planStatus.pass, result: 'stagePassed' } : inReview };
    default:
      return { target: draft, stages: null };
  }
}

/** Some hours after the design began, in order, and never in the future. */
function timesAfter(begun: Date, now: number): (hours: number) => Date {
  return (hours) => new Date(Math.min(begun.getTime() + hours * 3_600_000, now - (60 - hours) * 60_000));
}

/** A plan of such a case, before there are ids. */
export interface PlanOfStory {
  readonly plan: ImportedPlan;
  /** Which of the plans before it it was copied from, and which its stages lead to. */
  readonly source: number | null;
  readonly target: number | null;
  /** How it was designed; null where nothing is designed in steps. */
  readonly design: DesignWish | null;
}

/** The plans that such a case would have by now, in the order in which they were made. */
export function plansOf(planned: PlannedCase, now: number): PlanOfStory[] {
  const { caseId, status, self, request } = planned;
  const second = Number(caseId) % 3 === 0;
  const designing = status === caseStatus.designing;
  if (designing && Number(caseId) % 5 === 0 && !second) return [];
  const stand = designing ? designStand(caseId, self) : { target: PASSED, stages: stageStands[status] ?? null };
  const story = storyTeller(planned, now);
  // Every third case took a second goal, every other one second stages, and so did those that are audited now.
  const targets = second ? [story.firstTarget(), story.target(stand.target, 0)] : [story.target(stand.target, null)];
  if (!stand.stages) return targets;
  const goal = targets.length - 1;
  const revised = Number(caseId) % 2 === 0 || stand.stages.status === planStatus.inReview;
  if (request !== null || !revised) return [...targets, story.stages(stand.stages, goal, null)];
  return [...targets, story.firstStages(goal), story.stages(stand.stages, goal, goal + 1)];
}

function storyTeller(planned: PlannedCase, now: number) {
  const { caseId, version, status, self, begun, judged, reason, upperSteps, lowerSteps, designerId } = planned;
  const after = timesAfter(begun, now);
  const latin = /^[\x20-\x7e]+$/.test(planned.patientName);
  const word = words[planned.request ?? 'appliance'][latin ? 'en' : 'zh'];
  // Only appliances come in steps.
  const appliance = planned.request === null;
  const designing = status === caseStatus.designing;
  const made = { caseId, version, kind: self ? ('doctorDraft' as const) : ('auditPlan' as const), designerId };
  const audited = { auditorId: planned.auditorId };
  const beforeJudged = (hours: number): Date => new Date(Math.min(after(hours).getTime(), judged.getTime()));
  const design = (wish: Omit<DesignWish, 'steps'>, steps: DesignWish['steps'] = null): DesignWish | null =>
    appliance ? { ...wish, steps } : null;
  /** What an auditor sent back; who designs alone puts it aside. */
  const putAside = (result: PlanResult, message: string | undefined): Partial<ImportedPlan> =>
    self
      ? { status: planStatus.freeze }
      : { ...audited, status: planStatus.refuse, result, reviewMessage: message ?? null };
  const targetName = (number: number): string => `${word.name} ${number}`;
  const stagesName = (goal: number): string =>
    appliance ? `${targetName(goal + 1)} + ${latin ? 'stages' : '分步'}` : targetName(goal + 1);
  const times = (createTime: Date, updateTime: Date) => ({ createTime, updateTime });
  return {
    firstTarget: (): PlanOfStory => ({
      plan: {
        ...{ ...made, name: targetName(1), planType: 'target' },
        ...putAside('targetRejected', word.refusal),
        ...times(after(3), after(20)),
      },
      ...{ source: null, target: null },
      design: design({ kind: 'target', goal: 'first', generous: false }),
    }),
    target: (stand: Stand, source: number | null): PlanOfStory => ({
      plan: {
        ...{ ...made, name: targetName(source === null ? 1 : 2), planType: 'target', ...stand },
        ...(stand.status === planStatus.pass ? audited : {}),
        ...(source === null ? times(after(3), after(4)) : times(after(24), after(26))),
      },
      ...{ source, target: null },
      design: design({ kind: 'target', goal: 'revised', generous: true }),
    }),
    firstStages: (goal: number): PlanOfStory => ({
      plan: {
        ...{ ...made, name: stagesName(goal), planType: 'step' },
        ...putAside('stageRejected', word.stagesRefusal),
        ...times(beforeJudged(34), beforeJudged(37)),
      },
      ...{ source: null, target: goal },
      design: design({ kind: 'step', goal: 'revised', generous: false }),
    }),
    stages: (stand: Stand, goal: number, source: number | null): PlanOfStory => {
      const under = stand.status === planStatus.draft || stand.status === planStatus.inReview;
      const steps = upperSteps !== null && lowerSteps !== null ? ([upperSteps, lowerSteps] as const) : null;
      return {
        plan: {
          ...{ ...made, ...(under ? {} : audited), ...stand, planType: 'step' },
          name: source === null ? stagesName(goal) : `${stagesName(goal)} 2`,
          ...(appliance ? { upperSteps, lowerSteps } : {}),
          clinicalMessage: status === caseStatus.clinicallyRejected ? reason : null,
          ...times(designing ? after(40) : beforeJudged(40), designing ? after(46) : judged),
        },
        ...{ source, target: goal },
        design: design({ kind: 'step', goal: 'revised', generous: true }, steps),
      };
    },
  };
}
