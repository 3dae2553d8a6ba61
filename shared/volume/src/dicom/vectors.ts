import type { Vec3 } from '../volume.ts';

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

export const cross = (a: readonly number[], b: readonly number[]): Vec3 => [
  a[1]! * b[2]! - a[2]! * b[1]!,
  a[2]! * b[0]! - a[0]! * b[2]!,
  a[0]! * b[1]! - a[1]! * b[0]!,
];

/** `from` and so much of each direction. */
export const moved = (from: readonly number[], ...ways: readonly (readonly [readonly number[], number])[]): Vec3 =>
  [0, 1, 2].map((axis) => ways.reduce((sum, [way, much]) => sum + way[axis]! * much, from[axis]!)) as unknown as Vec3;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

export function rangeOf(values: readonly number[]): { low: number; span: number } {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, span: high - low };
}
