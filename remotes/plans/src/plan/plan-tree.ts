import type { PlanType } from '@archway/contracts';

/** What of a plan tells its place in the tree. */
interface Placed {
  readonly planId: string;
  readonly planType: PlanType;
  readonly targetPlanId: string | null;
}

/** A target with the stages that lead to it; stages whose target is not there stand alone. */
export interface Branch<P> {
  readonly plan: P;
  readonly stages: readonly P[];
}

/** Plans as a tree. @param plans newest first, and so are branches and stages */
export function planTree<P extends Placed>(plans: readonly P[]): Branch<P>[] {
  const targets = new Set(plans.filter(({ planType }) => planType === 'target').map(({ planId }) => planId));
  const leads = (plan: P): boolean =>
    plan.planType === 'step' && plan.targetPlanId !== null && targets.has(plan.targetPlanId);
  return plans
    .filter((plan) => !leads(plan))
    .map((plan) => ({ plan, stages: plans.filter((each) => leads(each) && each.targetPlanId === plan.planId) }));
}

/** Plans are numbered in the order in which they were made. @returns null for one that is not there */
export function numberOf(plans: readonly Pick<Placed, 'planId'>[], planId: string | null): number | null {
  const index = plans.findIndex((plan) => plan.planId === planId);
  return index < 0 ? null : plans.length - index;
}
