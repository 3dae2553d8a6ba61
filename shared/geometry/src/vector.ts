/** x, y, z. Lengths in millimetres unless a name says otherwise. */
export type Vec3 = readonly [number, number, number];

/** The same, for whoever fills it in. */
export type MutableVec3 = [number, number, number];

/** A vector of what stands on each axis. */
export const perAxis = (of: (axis: 0 | 1 | 2) => number): MutableVec3 => [of(0), of(1), of(2)];

export const add = (a: Vec3, b: Vec3): MutableVec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): MutableVec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, factor: number): MutableVec3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** Not `Math.hypot`, which guards against overflow and takes many times as long. */
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));

export const cross = (a: Vec3, b: Vec3): MutableVec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The direction of a vector; the zero vector stays zero. */
export const unit = (a: Vec3): MutableVec3 => scale(a, 1 / (length(a) || 1));

/** What is left of `a` after its part along the unit vector `axis` is taken away, as a direction. */
export const perpendicularTo = (a: Vec3, axis: Vec3): MutableVec3 => unit(subtract(a, scale(axis, dot(a, axis))));

/** Some unit vector at a right angle to `axis`. */
export const anyPerpendicular = (axis: Vec3): MutableVec3 =>
  unit(cross(axis, Math.abs(axis[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]));

/** `from` and so much of each direction. */
export const moved = (from: Vec3, ...ways: readonly (readonly [Vec3, number])[]): MutableVec3 =>
  ways.reduce<MutableVec3>((sum, [way, much]) => add(sum, scale(way, much)), [...from]);

/** The middle of points; of none, the origin. */
export function mean(points: readonly Vec3[]): MutableVec3 {
  const sum = points.reduce<MutableVec3>((total, point) => add(total, point), [0, 0, 0]);
  return scale(sum, 1 / (points.length || 1));
}
