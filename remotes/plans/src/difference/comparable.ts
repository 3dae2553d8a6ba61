import type { ListedPlan } from '@archway/contracts';
import type { VersionPlans } from '@archway/platform';

export const isDesigned = ({ documentHash }: Pick<ListedPlan, 'documentHash'>): boolean => documentHash !== null;

/** Whether one was made before another: versions come first, then the order in which plans were made. */
const isOlder = (one: ListedPlan, than: ListedPlan): boolean =>
  one.version === than.version ? BigInt(one.planId) < BigInt(than.planId) : one.version < than.version;

/**
 * Plans of a case, of whatever version, that a plan can be compared with, the likeliest first: what it was copied from,
 * then others of its kind, of these the older ones first, and within that the newest. Empty where nothing was designed
 * in it, or in any other.
 */
export function comparable(plan: ListedPlan, versions: readonly VersionPlans[]): readonly ListedPlan[] {
  if (!isDesigned(plan)) return [];
  const likeness = (other: ListedPlan): number =>
    other.planId === plan.sourcePlanId
      ? 4
      : (other.planType === plan.planType ? 2 : 0) + (isOlder(other, plan) ? 1 : 0);
  return designed(versions)
    .filter(({ planId }) => planId !== plan.planId)
    .toSorted((one, other) => likeness(other) - likeness(one));
}

/** All plans of a case in which something was designed, newest first. */
export const designed = (versions: readonly VersionPlans[]): readonly ListedPlan[] =>
  versions.flatMap(({ plans }) => plans.filter(isDesigned));
