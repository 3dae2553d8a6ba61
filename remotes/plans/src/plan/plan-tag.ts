import { type Plan, type StatusTone, planResults, planStatus, planStatuses, rowOf } from '@archway/contracts';

export interface PlanTag {
  /** Key of the word in the texts. */
  readonly key: string;
  readonly tone: StatusTone;
}

/** Statuses that what was decided says more of. */
const decided: readonly number[] = [planStatus.pass, planStatus.refuse];

/**
 * How a plan's status is shown. While the doctor's decision is awaited that is what counts, in amber for whoever decides
 * and in blue for everybody else; then what was decided, and by whom.
 */
export function planTag(
  { status, result }: Pick<Plan, 'status' | 'result'>,
  waiting: boolean,
  approves: boolean,
): PlanTag {
  if (waiting) {
    return approves ? { key: 'status.yourApproval', tone: 'warning' } : { key: 'status.pendingApproval', tone: 'info' };
  }
  const outcome = decided.includes(status) ? rowOf(planResults, result) : undefined;
  if (outcome) return { key: `result.${outcome.key}`, tone: outcome.tone };
  const known = rowOf(planStatuses, status);
  return known ? { key: `status.${known.key}`, tone: known.tone } : { key: 'status.unknown', tone: 'neutral' };
}
