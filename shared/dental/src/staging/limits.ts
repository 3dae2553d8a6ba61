import type { Pose } from '@archway/contracts';
import { subtract } from '@archway/geometry';
import { pointIn } from '../pose/pose.ts';
import { angleBetween } from '../pose/quaternion.ts';
import type { StagedTooth } from './staged-tooth.ts';

/** How far a tooth goes in one stage: along the jaw and up or down in mm, and turned in degrees; and how deep it may collide. */
export interface StageLimits {
  readonly linear: number;
  readonly vertical: number;
  readonly rotation: number;
  readonly collision: number;
}

export const usualLimits: StageLimits = { linear: 0.25, vertical: 0.15, rotation: 2, collision: 0.05 };

/** How much of what a stage allows a tooth needs from one pose to another: 1 is all of it. */
export function shareOfStage({ body, line }: StagedTooth, from: Pose, to: Pose, limits: StageLimits): number {
  let share = angleBetween(from.q, to.q) / limits.rotation;
  // The crown as a whole and its edge: one of them may stand while the other goes.
  for (const point of [body.center, line]) {
    const [x, y, z] = subtract(pointIn(to, point), pointIn(from, point));
    share = Math.max(share, Math.sqrt(x * x + z * z) / limits.linear, Math.abs(y) / limits.vertical);
  }
  return share;
}
