import type { PlanShot } from '@archway/contracts';

const views = ['front', 'upper', 'lower'] as const;

/** Which pictures tell a plan: both jaws at its start, in its middle and at its end; a goal alone has no middle. */
export function shotsOf(stages: number): PlanShot[] {
  const steps = stages > 1 ? [0, Math.ceil(stages / 2), null] : [0, null];
  return steps.flatMap((step) => views.map((view) => ({ step, view })));
}
