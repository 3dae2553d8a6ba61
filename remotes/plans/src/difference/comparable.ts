import type { ListedPlan } from '@archway/contracts';

/**
 * Plans that a plan can be compared with, the likeliest first: what it was copied from, then others of its kind, newest
 * first. Empty where nothing was designed in it, or in any other.
 */
export function comparable(plan: ListedPlan, plans: readonly ListedPlan[]): readonly ListedPlan[] {
  if (plan.documentHash === null) return [];
  const likeness = (other: ListedPlan): number =>
    other.planId === plan.sourcePlanId ? 2 : Number(other.planType === plan.planType);
  return plans
    .filter(({ planId, documentHash }) => planId !== plan.planId && documentHash !== null)
    .toSorted((one, other) => likeness(other) - likeness(one));
}
