import {
  type CaseStatus,
  type DesignRequest,
  type PlanResult,
  type PlanStatus,
  caseStatus,
  planStatus,
} from '@archway/contracts';
import type { ImportedPlan } from '../../plans/api.ts';

type DesignRequestKind = DesignRequest['kind'];

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
  switch (Number(caseId) % 4) {
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

/** What a plan is called, and why its first attempt was not enough. */
const words = {
  appliance: {
    zh: { name: '目标位', refusal: '中线偏移 1 mm。' },
    en: { name: 'Target', refusal: 'Midline is off by 1 mm.' },
  },
  crown: {
    zh: { name: '冠设计', refusal: '近中邻接过紧，请放松 20 µm。' },
    en: { name: 'Crown design', refusal: 'Mesial contact is too tight, please relieve by 20 µm.' },
  },
  implant: {
    zh: { name: '种植方案', refusal: '植体距下颌神经管不足 2 mm。' },
    en: { name: 'Implant plan', refusal: 'The implant is closer than 2 mm to the mandibular canal.' },
  },
} as const satisfies Record<DesignRequestKind | 'appliance', Record<'zh' | 'en', { name: string; refusal: string }>>;

/** Some hours after the design began, in order, and never in the future. */
function timesAfter(begun: Date, now: number): (hours: number) => Date {
  return (hours) => new Date(Math.min(begun.getTime() + hours * 3_600_000, now - (60 - hours) * 60_000));
}

/** The plans that such a case would have by now: targets first, in the order in which they were made. */
export function plansOf(planned: PlannedCase, now: number): { targets: ImportedPlan[]; stages: ImportedPlan | null } {
  const { caseId, version, status, self, begun, judged, reason, upperSteps, lowerSteps } = planned;
  const after = timesAfter(begun, now);
  const latin = /^[\x20-\x7e]+$/.test(planned.patientName);
  const word = words[planned.request ?? 'appliance'][latin ? 'en' : 'zh'];
  // Only appliances come in steps.
  const appliance = planned.request === null;
  const made = {
    caseId,
    version,
    kind: self ? ('doctorDraft' as const) : ('auditPlan' as const),
    designerId: planned.designerId,
  };
  const audited = { auditorId: planned.auditorId };
  // Every third case took a second attempt.
  const second = Number(caseId) % 3 === 0;
  const first: ImportedPlan = {
    ...made,
    ...(second ? audited : {}),
    name: `${word.name} 1`,
    planType: 'target',
    status: second ? planStatus.refuse : planStatus.draft,
    result: second ? 'targetRejected' : null,
    reviewMessage: second ? word.refusal : null,
    createTime: after(3),
    updateTime: after(second ? 20 : 4),
  };
  const later: ImportedPlan = {
    ...first,
    ...{ name: `${word.name} 2`, status: planStatus.draft, result: null, reviewMessage: null, auditorId: null },
  };
  later.createTime = after(24);
  later.updateTime = after(26);
  const targets = second ? [first, later] : [first];
  const designing = status === caseStatus.designing;
  if (designing && Number(caseId) % 5 === 0 && !second) return { targets: [], stages: null };

  const stand = designing ? designStand(caseId, self) : { target: PASSED, stages: stageStands[status] ?? null };
  const final = targets.at(-1)!;
  Object.assign(final, stand.target, stand.target.status === planStatus.pass && audited);
  if (!stand.stages) return { targets, stages: null };
  const under = stand.stages.status === planStatus.draft || stand.stages.status === planStatus.inReview;
  const stages: ImportedPlan = {
    ...made,
    ...(under ? {} : audited),
    ...stand.stages,
    name: appliance ? `${final.name} + ${latin ? 'stages' : '分步'}` : final.name,
    planType: 'step',
    upperSteps: appliance ? (upperSteps ?? 14) : null,
    lowerSteps: appliance ? (lowerSteps ?? 12) : null,
    clinicalMessage: status === caseStatus.clinicallyRejected ? reason : null,
    createTime: new Date(Math.min(after(40).getTime(), judged.getTime())),
    updateTime: designing ? after(46) : judged,
  };
  if (designing) stages.createTime = after(40);
  return { targets, stages };
}
