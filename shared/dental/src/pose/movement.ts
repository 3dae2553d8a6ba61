import { type PlanMovement, type Pose, type ToothFrame, planMovements } from '@archway/contracts';
import { cross, dot, subtract } from '@archway/geometry';
import { pointIn } from './pose.ts';
import { rotationVector } from './quaternion.ts';

export const movementUnit = (movement: PlanMovement): 'mm' | '°' =>
  movement === 'mesial' || movement === 'buccal' || movement === 'extrusion' ? 'mm' : '°';

/**
 * A pose in the terms of the clinic, at the origin of the tooth's frame and along its axes as they were scanned. Positive are:
 * mesial, buccal, extrusion; tip with the crown to mesial, torque with the crown to buccal, rotation with the mesial side to
 * buccal. A movement has the same sign on both sides of both jaws.
 */
export function movementOf(frame: ToothFrame, pose: Pose): Record<PlanMovement, number> {
  const { origin, long, mesial, buccal } = frame;
  const moved = subtract(pointIn(pose, origin), origin);
  const turn = rotationVector(pose.q);
  // Mesial, buccal and long are a right-handed system on one side of each arch and a left-handed one on the other.
  const hand = Math.sign(dot(mesial, cross(buccal, long)));
  const values = {
    mesial: dot(moved, mesial),
    buccal: dot(moved, buccal),
    extrusion: dot(moved, long),
    tip: hand * dot(turn, buccal),
    torque: -hand * dot(turn, mesial),
    rotation: hand * dot(turn, long),
  };
  // Of no movement the sign is not told.
  for (const movement of planMovements) values[movement] += 0;
  return values;
}
