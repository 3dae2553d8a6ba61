import { type CaseStatus, type DesignRequest, type PlanStatus, caseStatus, planStatus } from '@archway/contracts';
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

/** The state of the stages when the case stands in a status; no stages before they are sent for approval. */
const stageStatus: Partial<Record<CaseStatus, PlanStatus>> = {
  [caseStatus.pendingApproval]: planStatus.auditPlan,
  [caseStatus.clinicallyRejected]: planStatus.refuse,
  [caseStatus.clinicallyApproved]: planStatus.pass,
  [caseStatus.planConfirmed]: planStatus.pass,
  [caseStatus.inProduction]: planStatus.pass,
  [caseStatus.completed]: planStatus.pass,
};

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
    remarks: second ? word.refusal : null,
    createTime: after(3),
    updateTime: after(second ? 20 : 4),
  };
  const later: ImportedPlan = {
    ...first,
    ...{ name: `${word.name} 2`, status: planStatus.draft, remarks: null, auditorId: null },
  };
  later.createTime = after(24);
  later.updateTime = after(26);
  const targets = second ? [first, later] : [first];

  const state = stageStatus[status];
  if (state === undefined) return { targets: Number(caseId) % 5 === 0 && !second ? [] : targets, stages: null };
  const final = targets.at(-1)!;
  Object.assign(final, { status: planStatus.pass, ...audited });
  const stages: ImportedPlan = {
    ...made,
    ...audited,
    name: appliance ? `${final.name} + ${latin ? 'stages' : '分步'}` : final.name,
    planType: 'step',
    status: state,
    upperSteps: appliance ? (upperSteps ?? 14) : null,
    lowerSteps: appliance ? (lowerSteps ?? 12) : null,
    remarks: status === caseStatus.clinicallyRejected ? reason : null,
    createTime: new Date(Math.min(after(40).getTime(), judged.getTime())),
    updateTime: judged,
  };
  return { targets, stages };
}
