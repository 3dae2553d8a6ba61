import type { Pose } from '@archway/contracts';
import { type Vec3, add, subtract } from '@archway/geometry';
import { turned } from './quaternion.ts';

export const AT_REST: Pose = { q: [0, 0, 0, 1], t: [0, 0, 0] };

/** Where a point of a body lies when the body stands in a pose; in mm. */
export const pointIn = ({ q, t }: Pose, point: Vec3): Vec3 => add(turned(q, point), t);

/** The pose that turns a body about a point of it and then moves it. @param by in mm */
export function aboutPoint(q: Pose['q'], point: Vec3, by: Vec3): Pose {
  const [x, y, z] = add(subtract(point, turned(q, point)), by);
  return { q, t: [x, y, z] };
}
