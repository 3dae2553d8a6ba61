import { schemeStatuses } from '@archway/contracts';
import { schemeStatusTone, type StatusTone } from '@archway/ui';

type StatusKey = (typeof schemeStatuses)[number]['key'];

export interface PlanTag {
  /** Key of the word in the texts. */
  readonly key: StatusKey | 'yourApproval' | 'pendingApproval' | 'unknown';
  readonly tone: StatusTone;
}

/**
 * How a plan's status is shown. While the doctor's decision is awaited that is what counts, in amber for whoever
 * decides and in blue for everybody else.
 */
export function planTag(status: number, waiting: boolean, approves: boolean): PlanTag {
  if (waiting) return approves ? { key: 'yourApproval', tone: 'warning' } : { key: 'pendingApproval', tone: 'info' };
  const known = schemeStatuses.find((each) => each.value === status);
  return known ? { key: known.key, tone: schemeStatusTone(status) } : { key: 'unknown', tone: 'neutral' };
}
