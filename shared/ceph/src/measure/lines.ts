import { type Point, between, cross, dot, length } from '../point.ts';

/**
 * Angles and distances of the head frame: the face looks to the right, y is up. A line has a direction, from its first
 * to its second point; turns are counterclockwise, which is where a chin comes forward.
 */
export type Line = readonly [from: Point, to: Point];

const DEGREES = 180 / Math.PI;

/** From the first line's direction to the second's, −180 to 180°, counterclockwise positive; NaN where a line has no length. */
export function turn(first: Line, second: Line): number {
  const [u, v] = [between(...first), between(...second)];
  if (length(u) === 0 || length(v) === 0) return NaN;
  return Math.atan2(cross(u, v), dot(u, v)) * DEGREES;
}

/** Between two directions, 0 to 180°. */
export const angle = (first: Line, second: Line): number => Math.abs(turn(first, second));

/** At a corner, 0 to 180°. */
export const corner = (a: Point, at: Point, b: Point): number => angle([at, a], [at, b]);

/** How far a line falls towards the front against another one that goes to the front, in degrees. */
export const falls = (plane: Line, line: Line): number => -turn(plane, line);

/** Ahead of a line that goes down. */
export function aheadOf([from, to]: Line, point: Point): number {
  const down = between(from, to);
  return cross(down, between(from, point)) / length(down);
}

/** Along a line. */
export function along([from, to]: Line, a: Point, b: Point): number {
  const way = between(from, to);
  return dot(way, between(a, b)) / length(way);
}

export const distance = (a: Point, b: Point): number => length(between(a, b));
