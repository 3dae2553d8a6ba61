import { type CaseStatus, type PlanStatus, caseStatus, planStatus } from '@archway/contracts';
import type { ImportedPlan } from '../../plans/api.ts';

/** What of a demonstration case decides its plans. */
export interface PlannedCase {
  readonly caseId: string;
  readonly version: number;
  readonly status: CaseStatus;
  /** The doctor designs. */
  readonly self: boolean;
  readonly patientName: string;
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

/** Some hours after the design began, in order, and never in the future. */
function timesAfter(begun: Date, now: number): (hours: number) => Date {
  return (hours) => new Date(Math.min(begun.getTime() + hours * 3_600_000, now - (60 - hours) * 60_000));
}

/** The plans that such a case would have by now: targets first, in the order in which they were made. */
export function plansOf(planned: PlannedCase, now: number): { targets: ImportedPlan[]; stages: ImportedPlan | null } {
  const { caseId, version, status, self, begun, judged, reason, upperSteps, lowerSteps } = planned;
  const after = timesAfter(begun, now);
  const latin = /^[\x20-\x7e]+$/.test(planned.patientName);
  const word = latin ? 'Target' : '目标位';
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
    name: `${word} 1`,
    planType: 'target',
    status: second ? planStatus.refuse : planStatus.draft,
    remarks: second ? (latin ? 'Midline is off by 1 mm.' : '中线偏移 1 mm。') : null,
    createTime: after(3),
    updateTime: after(second ? 20 : 4),
  };
  const later: ImportedPlan = {
    ...first,
    ...{ name: `${word} 2`, status: planStatus.draft, remarks: null, auditorId: null },
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
    name: `${final.name} + ${latin ? 'stages' : '分步'}`,
    planType: 'step',
    status: state,
    upperSteps: upperSteps ?? 14,
    lowerSteps: lowerSteps ?? 12,
    remarks: status === caseStatus.clinicallyRejected ? reason : null,
    createTime: new Date(Math.min(after(40).getTime(), judged.getTime())),
    updateTime: judged,
  };
  return { targets, stages };
}
