import { type ListedPlan, clinicalResults, isOneOf } from '@archway/contracts';
import type { VersionPlans } from '@archway/platform';
import { numberOf } from '../plan/plan-tree.ts';

/** A plan among all plans of its case. */
export interface PlacedPlan {
  readonly plan: ListedPlan;
  /** Within its version. */
  readonly number: number;
  /** 1 is the initial phase, all others are refinements. */
  readonly stage: number;
}

/** All plans of a case that can be compared, the newest first. */
export const placedPlans = (versions: readonly VersionPlans[]): readonly PlacedPlan[] =>
  versions.flatMap(({ stage, plans }) =>
    plans.flatMap((plan) =>
      plan.documentHash === null ? [] : [{ plan, stage, number: numberOf(plans, plan.planId) ?? 0 }],
    ),
  );

/**
 * What whoever decides about a plan has seen before: stages of this version that were before the doctor, else what was
 * approved before it in an earlier version, else what it was copied from, else older stages. Null for a first plan.
 * @param all newest first
 */
export function earlierPlan(of: ListedPlan, all: readonly PlacedPlan[]): PlacedPlan | null {
  const at = all.findIndex(({ plan }) => plan.planId === of.planId);
  const older = all.slice(at + 1).filter(({ plan }) => plan.planType === of.planType);
  const isDecided = ({ plan: { result } }: PlacedPlan): boolean => isOneOf(clinicalResults, result);
  const isApproved = ({ plan }: PlacedPlan): boolean =>
    plan.confirmedHash !== null || plan.result === 'clinicallyPassed' || plan.result === 'planConfirmed';
  const here = older.filter(({ plan }) => plan.version === of.version);
  return (
    here.find(isDecided) ??
    here.find(({ plan }) => plan.planId === of.sourcePlanId) ??
    here[0] ??
    older.find(isApproved) ??
    older[0] ??
    null
  );
}
