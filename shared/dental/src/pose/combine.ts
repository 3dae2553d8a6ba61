import type { Pose, ToothFrame } from '@archway/contracts';
import { type Vec3, add, scale, subtract } from '@archway/geometry';
import { aboutPoint, pointIn } from './pose.ts';
import { inverse, mixedTurn, product, turned } from './quaternion.ts';

const plain = ([x, y, z]: Vec3): [number, number, number] => [x, y, z];

/** First `first`, then `second`, both in the frame of the jaw. */
export const composed = (second: Pose, first: Pose): Pose => ({
  q: product(second.q, first.q),
  t: plain(pointIn(second, first.t)),
});

/** What brings a body from one pose into another. */
export function relativePose(from: Pose, to: Pose): Pose {
  const back = inverse(from.q);
  return composed(to, { q: back, t: plain(scale(turned(back, from.t), -1)) });
}

/**
 * Between two poses of a body: an even turn, and a straight way of the point `about`, so that what turns in place stays there.
 * @param share 0 is the first, 1 the second
 */
export function mixedPose(first: Pose, second: Pose, share: number, about: Vec3): Pose {
  if (share <= 0) return first;
  if (share >= 1) return second;
  const [from, to] = [pointIn(first, about), pointIn(second, about)];
  const at = add(scale(from, 1 - share), scale(to, share));
  return aboutPoint(mixedTurn(first.q, second.q, share), about, subtract(at, about));
}

/** The axes of a tooth where it stands in a pose. */
export function frameIn(pose: Pose, frame: ToothFrame): ToothFrame {
  const along = (axis: Vec3): [number, number, number] => plain(turned(pose.q, axis));
  return {
    ...frame,
    origin: plain(pointIn(pose, frame.origin)),
    long: along(frame.long),
    mesial: along(frame.mesial),
    buccal: along(frame.buccal),
  };
}
