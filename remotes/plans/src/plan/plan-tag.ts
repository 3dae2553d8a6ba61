import { rowOf, type PlanStatus, planStatuses, type StatusTone } from '@archway/contracts';

type StatusKey = (typeof planStatuses)[number]['key'];

export interface PlanTag {
  /** Key of the word in the texts. */
  readonly key: StatusKey | 'yourApproval' | 'pendingApproval' | 'unknown';
  readonly tone: StatusTone;
}

/**
 * How a plan's status is shown. While the doctor's decision is awaited that is what counts, in amber for whoever
 * decides and in blue for everybody else.
 */
export function planTag(status: PlanStatus, waiting: boolean, approves: boolean): PlanTag {
  if (waiting) return approves ? { key: 'yourApproval', tone: 'warning' } : { key: 'pendingApproval', tone: 'info' };
  const known = rowOf(planStatuses, status);
  return known ? { key: known.key, tone: known.tone } : { key: 'unknown', tone: 'neutral' };
}
