import type { Vec3 } from '@archway/geometry';

/** A root as it was seen in a CT; teeth upwards, in mm. */
export interface MeasuredRoot {
  /** From the middle of the gum line to the tip, along the way of the root. */
  readonly length: number;
  /** From the gum line down, at even steps; the last one is just above the tip. */
  readonly slices: readonly RootSlice[];
  readonly tip: Vec3;
  /** To the biting edge: the line through the middles of its slices. */
  readonly axis: Vec3;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Across the way of the root. */
export interface RootSlice {
  /** Below the middle of the gum line. */
  readonly depth: number;
  readonly middle: Vec3;
  /** How far the root reaches from the middle, at even angles from `anyPerpendicular` of its way on. */
  readonly reach: readonly number[];
}

const FULL = 2 * Math.PI;

/** A value between two of a ring of them. */
export function reachAt({ reach }: RootSlice, angle: number): number {
  const place = ((((angle / FULL) % 1) + 1) % 1) * reach.length;
  const from = Math.floor(place) % reach.length;
  return reach[from]! + (reach[(from + 1) % reach.length]! - reach[from]!) * (place - Math.floor(place));
}

/** The slices about a depth, and how far it is from the first to the second. */
export function slicesAbout({ slices }: MeasuredRoot, depth: number): readonly [RootSlice, RootSlice, number] {
  const after = slices.findIndex((slice) => slice.depth >= depth);
  if (after === 0) return [slices[0]!, slices[0]!, 0];
  if (after < 0) return [slices.at(-1)!, slices.at(-1)!, 0];
  const [one, other] = [slices[after - 1]!, slices[after]!];
  return [one, other, (depth - one.depth) / (other.depth - one.depth)];
}
