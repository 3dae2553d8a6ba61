import { type Vec3, add, mean, scale, subtract, unit } from '@archway/geometry';
import type { MeasuredRoot, RootSlice } from '../body/measured-root.ts';
import type { RootLayers } from './root-layers.ts';
import { CELL, type RootSpace, pointOf } from './root-space.ts';

/** Angles of a ring. */
const ANGLES = 24;
/** Layers to either side that a middle and a width are the mean of. */
const ALONG = 3;
/** How far a tip goes on below its last layer: in widths of that, and what voxels and smoothing take of every tip, in mm. */
const TIP_SHARE = 0.5;
const LOST_TIP = 0.7;
/** No tip goes on farther. */
const MOST_TIP = 1.2;
const FULL = 2 * Math.PI;

interface Outline {
  readonly u: number;
  readonly v: number;
  readonly reach: readonly number[];
}

/** The outline of a layer: pulp and the space between roots are inside of it. */
function outlineOf(cells: readonly number[], { side, values }: RootSpace, layer: number, threshold: number): Outline {
  const half = (side - 1) / 2;
  const own = new Set(cells);
  let [u, v] = [0, 0];
  for (const cell of cells) [u, v] = [u + Math.floor(cell / side) - half, v + (cell % side) - half];
  [u, v] = [u / cells.length, v / cells.length];
  const at = (i: number, j: number): number => values[(layer * side + i) * side + j] ?? NaN;
  const reach = Array.from({ length: ANGLES }, (_, n) => {
    const [c, s] = [Math.cos((n * FULL) / ANGLES), Math.sin((n * FULL) / ANGLES)];
    let last = 0;
    for (let out = 0; out < half; out += 0.5) {
      const [i, j] = [Math.round(u + half + out * c), Math.round(v + half + out * s)];
      if (own.has(i * side + j)) last = out;
    }
    // Between the last cell and the one after it, where the value passes the threshold.
    const read = (out: number): number => at(Math.round(u + half + out * c), Math.round(v + half + out * s));
    const [inside, outside] = [read(last), read(last + 1)];
    const share = inside > outside ? (inside - threshold) / (inside - outside) : 0.5;
    return CELL * (last + Math.min(1, Math.max(0, share)));
  });
  return { u: u * CELL, v: v * CELL, reach };
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1]!;

/** The mean of values along the root. */
const around = <T>(all: readonly T[], at: number, of: (each: T) => number): number => {
  const near = all.slice(Math.max(0, at - ALONG), at + ALONG + 1).map(of);
  return near.reduce((sum, value) => sum + value, 0) / near.length;
};

/** The line through points, upwards. */
function lineThrough(points: readonly Vec3[]): Vec3 {
  // Sides of the line weigh the same, so that the middles of its halves tell its way.
  const half = Math.floor(points.length / 2);
  return unit(subtract(mean(points.slice(0, half)), mean(points.slice(points.length - half))));
}

/** The rings of a root from its cells. */
export function rootShape(
  space: RootSpace,
  { cells }: RootLayers,
  threshold: number,
): Omit<MeasuredRoot, 'confidence'> {
  const outlines = cells.map((layer, n) => outlineOf(layer, space, n, threshold));
  const even = outlines.map(({ reach }, n) => ({
    ...{ u: around(outlines, n, (each) => each.u), v: around(outlines, n, (each) => each.v) },
    reach: reach.map((_, angle) =>
      median(
        [-1, 0, 1].flatMap((layer) =>
          [-1, 0, 1].flatMap((turn) => outlines[n + layer]?.reach[(angle + turn + ANGLES) % ANGLES] ?? []),
        ),
      ),
    ),
  }));
  const slices = even.map(({ u, v, reach }, n): RootSlice => ({
    depth: n * CELL,
    middle: pointOf(space, n * CELL, u, v),
    reach,
  }));
  const last = outlines.at(-1)!;
  const size = Math.sqrt((cells.at(-1)!.length * CELL * CELL) / Math.PI);
  const length = (cells.length - 1) * CELL + Math.min(MOST_TIP, TIP_SHARE * size + LOST_TIP);
  const way = unit(subtract(slices.at(-1)!.middle, slices[Math.max(0, slices.length - 8)]!.middle));
  const tip = add(pointOf(space, slices.at(-1)!.depth, last.u, last.v), scale(way, length - slices.at(-1)!.depth));
  return { length, slices, tip, axis: lineThrough(slices.map(({ middle }) => middle)) };
}
