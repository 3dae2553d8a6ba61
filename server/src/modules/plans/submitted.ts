import { type PlanStatus, planStatus } from '@archway/contracts';
import type { PlanRecord } from './plan-repository.ts';

/** Plans in these are as they are: what is a draft still changes, and what was refused is copied. */
const submitted: readonly PlanStatus[] = [planStatus.inReview, planStatus.pass, planStatus.auditPlan];

/** Whether others may be asked what they think of a plan. */
export const isSubmitted = ({ status, result }: Pick<PlanRecord, 'status' | 'result'>): boolean =>
  submitted.includes(status) && result !== 'planConfirmed';
