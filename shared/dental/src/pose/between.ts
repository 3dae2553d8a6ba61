import type { Pose } from '@archway/contracts';
import { type Vec3, subtract } from '@archway/geometry';
import { mixedPose } from './combine.ts';
import { AT_REST, pointIn } from './pose.ts';
import { angleBetween } from './quaternion.ts';

/** A part of the way from the scan to a pose: the point goes straight, the body turns about it evenly. @param part 0 to 1 */
export const partOf = (pose: Pose, point: Vec3, part: number): Pose => mixedPose(AT_REST, pose, part, point);

/** How far a point of a body goes from one pose to another: in the plane of the jaw and up or down in mm, and in degrees. */
export function wayBetween(from: Pose, to: Pose, point: Vec3): { linear: number; vertical: number; rotation: number } {
  const [x, y, z] = subtract(pointIn(to, point), pointIn(from, point));
  return { linear: Math.hypot(x, z), vertical: Math.abs(y), rotation: angleBetween(from.q, to.q) };
}
