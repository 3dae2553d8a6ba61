import type { PlanMovement, Pose, ToothFrame } from '@archway/contracts';
import { type Vec3, add, cross, dot, length, scale } from '@archway/geometry';
import { AT_REST, aboutPoint } from '../pose/pose.ts';
import { aboutAxis } from '../pose/quaternion.ts';

/** The pose that `movementOf` tells so, in mm and degrees. */
export function poseOfMovement(frame: ToothFrame, values: Readonly<Record<PlanMovement, number>>): Pose {
  const { origin, long, mesial, buccal } = frame;
  const hand = Math.sign(dot(mesial, cross(buccal, long)));
  const sum = (...parts: readonly Vec3[]): Vec3 => parts.reduce((total, part) => add(total, part), [0, 0, 0]);
  const turn = sum(
    scale(buccal, hand * values.tip),
    scale(mesial, -hand * values.torque),
    scale(long, hand * values.rotation),
  );
  const way = sum(scale(mesial, values.mesial), scale(buccal, values.buccal), scale(long, values.extrusion));
  const angle = length(turn);
  return aboutPoint(angle < 1e-9 ? AT_REST.q : aboutAxis(scale(turn, 1 / angle), angle), origin, way);
}
