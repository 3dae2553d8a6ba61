import { type CaseStatus, caseStatus, producedStatuses } from '../cases/status.ts';
import { isOneOf } from '../wire/values.ts';
import type { PlanType } from './plan-type.ts';
import { type PlanStatus, planStatus } from './status.ts';

/** How far the design of a case version is, as its plans and its case tell it; it is stored nowhere. */
export const designFlow = [
  { value: 1, key: 'targetDesigning', zh: '目标位设计中', en: 'Target designing' },
  { value: 2, key: 'targetAuditing', zh: '目标位审核中', en: 'Target auditing' },
  { value: 3, key: 'stepDesigning', zh: '分步设计中', en: 'Step designing' },
  { value: 4, key: 'stepAuditing', zh: '分步审核中', en: 'Step auditing' },
  { value: 5, key: 'stepPendingSubmit', zh: '分步待提交', en: 'Step pending submit' },
  { value: 6, key: 'planAuditing', zh: '方案审核中', en: 'Plan auditing' },
  { value: 7, key: 'planPassed', zh: '方案审核通过', en: 'Plan audit passed' },
  { value: 8, key: 'clinicalRefusal', zh: '临床驳回待复核', en: 'Clinical refusal, second confirmation' },
] as const;
export type DesignFlow = (typeof designFlow)[number]['key'];

/** What of a plan tells how far the design is. */
export interface FlowingPlan {
  readonly planType: PlanType;
  readonly status: PlanStatus;
}

/** Nobody works on these any more. */
export const closedPlanStatuses = [planStatus.refuse, planStatus.freeze] as const satisfies readonly PlanStatus[];

const openOf = (plans: readonly FlowingPlan[]): FlowingPlan[] =>
  plans.filter((plan) => !isOneOf(closedPlanStatuses, plan.status));

/** What is to be designed next: stages, once a target has passed. */
export const plannedNext = (plans: readonly FlowingPlan[]): PlanType =>
  openOf(plans).some(({ planType, status }) => planType === 'step' || status === planStatus.pass) ? 'step' : 'target';

/**
 * How far the design of a case version is; null before it has begun.
 * @param plans newest first
 */
export function designFlowOf(status: CaseStatus, plans: readonly FlowingPlan[]): DesignFlow | null {
  if (status === caseStatus.clinicallyRejected) return 'clinicalRefusal';
  if (status === caseStatus.pendingApproval) return 'planAuditing';
  if (status === caseStatus.clinicallyApproved || isOneOf(producedStatuses, status)) return 'planPassed';
  if (status !== caseStatus.designing) return null;
  const open = openOf(plans);
  const step = open.find(({ planType }) => planType === 'step');
  if (step) {
    if (step.status === planStatus.inReview) return 'stepAuditing';
    return step.status === planStatus.pass ? 'stepPendingSubmit' : 'stepDesigning';
  }
  if (plannedNext(open) === 'step') return 'stepDesigning';
  return open.some((plan) => plan.status === planStatus.inReview) ? 'targetAuditing' : 'targetDesigning';
}
