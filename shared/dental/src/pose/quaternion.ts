import type { Pose } from '@archway/contracts';
import { type Vec3, add, cross, dot, length, scale } from '@archway/geometry';

export type Quaternion = Pose['q'];

export const norm = (q: Quaternion): number => Math.hypot(...q);

/** The vector, turned. @param q of length 1, as x, y, z, w */
export function turned([x, y, z, w]: Quaternion, vector: Vec3): Vec3 {
  const axis: Vec3 = [x, y, z];
  const twice = scale(cross(axis, vector), 2);
  return add(add(vector, scale(twice, w)), cross(axis, twice));
}

/** First `second`, then `first`: their product. */
export const product = ([ax, ay, az, aw]: Quaternion, [bx, by, bz, bw]: Quaternion): Quaternion => [
  aw * bx + ax * bw + ay * bz - az * by,
  aw * by - ax * bz + ay * bw + az * bx,
  aw * bz + ax * by - ay * bx + az * bw,
  aw * bw - ax * bx - ay * by - az * bz,
];

export const inverse = ([x, y, z, w]: Quaternion): Quaternion => [-x, -y, -z, w];

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The turn as a vector along its axis, as long as its angle in degrees: 0 to 180. */
export function rotationVector(q: Quaternion): Vec3 {
  const [x, y, z, w] = q[3] < 0 ? (q.map((value) => -value) as Quaternion) : q;
  const sine = length([x, y, z]);
  // Near no turn at all the axis is not known, and twice the sine is the angle.
  if (sine < 1e-12) return [0, 0, 0];
  return scale([x, y, z], degrees(2 * Math.atan2(sine, w)) / sine);
}

/** Degrees between two turns. */
export const angleBetween = (first: Quaternion, second: Quaternion): number =>
  length(rotationVector(product(second, inverse(first))));

/** Between two turns the short way, even in angle. @param share 0 is the first, 1 the second */
export function mixedTurn(first: Quaternion, second: Quaternion, share: number): Quaternion {
  const turn = rotationVector(product(second, inverse(first)));
  const angle = length(turn);
  return angle < 1e-9 ? first : product(aboutAxis(scale(turn, 1 / angle), angle * share), first);
}

/** A turn about an axis of length 1. @param angle in degrees */
export function aboutAxis(axis: Vec3, angle: number): Quaternion {
  const half = (angle * Math.PI) / 360;
  const [x, y, z] = scale(axis, Math.sin(half));
  return [x, y, z, Math.cos(half)];
}

/** How far two directions of length 1 are from a right angle, as a cosine. */
export const skew = (first: Vec3, second: Vec3): number => Math.abs(dot(first, second));
