import { type PlanDocument, type Pose, limitsOf, standardMovementLimits } from '@archway/contracts';
import { subtract } from '@archway/geometry';
import { pointIn } from '../pose/pose.ts';
import { angleBetween } from '../pose/quaternion.ts';
import type { StagedTooth } from './staged-tooth.ts';

/** How far a tooth goes in one stage, by its type where that has limits of its own; and how deep it may collide. */
export type StageLimits = Readonly<PlanDocument['limits']>;

export const usualLimits: StageLimits = { ...standardMovementLimits, collision: 0.05 };

/** How much of what a stage allows a tooth needs from one pose to another: 1 is all of it. */
export function shareOfStage({ fdi, body, line }: StagedTooth, from: Pose, to: Pose, limits: StageLimits): number {
  const { linear, vertical, rotation } = limitsOf(limits, fdi);
  let share = angleBetween(from.q, to.q) / rotation;
  // The crown as a whole and its edge: one of them may stand while the other goes.
  for (const point of [body.center, line]) {
    const [x, y, z] = subtract(pointIn(to, point), pointIn(from, point));
    share = Math.max(share, Math.sqrt(x * x + z * z) / linear, Math.abs(y) / vertical);
  }
  return share;
}
