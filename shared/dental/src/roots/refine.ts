import { type Vec3, apply, cross, leastSquares, subtract } from '@archway/geometry';
import type { CrownPoints } from './crown-points.ts';
import { middleOf } from './crown-contrast.ts';
import { type Placement, nudged, placed } from './placement.ts';
import { type Field, valueAt } from './voxels.ts';

/** How well crowns lie on the surface of a volume. */
export interface Fit {
  /** Share of the points whose surroundings are in the volume. */
  readonly covered: number;
  /** Share of those that lie on a surface, within `ON_SURFACE`. */
  readonly share: number;
  /** Of them, in mm. */
  readonly rms: number;
}

/** How far a surface is looked for, round by round, in mm. */
const REACHES = [2, 2, 1.5, 1.5, 1, 1, 1, 0.8, 0.8, 0.8, 0.8, 0.8];
/** Between the values that are read across a surface, and how far from an edge both of its sides are compared, in mm. */
const STEP = 0.1;
const SIDE = 4;
/** Share of the contrast of hard tissue below which nothing is taken for the surface of a crown. */
const LEAST_DROP = 0.3;
/** An edge counts for less the farther away it is: at the end of the reach by so much. */
const FARTHER = 0.5;
/** Share of the points, the nearest ones, that move the crowns: the others lie on contacts, gum or metal. */
const TRIMMED = 0.8;
/** A point lies on a surface that is not farther away, in mm. */
const ON_SURFACE = 0.4;

/**
 * From a point of a crown to where the volume falls off the most along its normal, in mm, outwards positive; NaN out of the
 * volume, and infinite where there is no such edge.
 */
function toEdge(field: Field, point: Vec3, normal: Vec3, reach: number, contrast: number): number {
  const half = Math.round(reach / STEP) + SIDE;
  const values = new Float64Array(2 * half + 1);
  for (let n = -half; n <= half; n++) {
    const s = n * STEP;
    const value = valueAt(field, point[0] + s * normal[0], point[1] + s * normal[1], point[2] + s * normal[2]);
    if (value !== value) return NaN;
    values[n + half] = value;
  }
  const drop = (n: number): number => values[n - SIDE]! - values[n + SIDE]!;
  let [at, most] = [-1, 0];
  for (let n = SIDE; n < values.length - SIDE; n++) {
    const weighed = drop(n) * (1 - (FARTHER * Math.abs(n - half)) / half);
    if (drop(n) >= LEAST_DROP * contrast && weighed > most) [at, most] = [n, weighed];
  }
  if (at < 0) return Infinity;
  if (at === SIDE || at === values.length - SIDE - 1) return (at - half) * STEP;
  const [before, here, after] = [drop(at - 1), drop(at), drop(at + 1)];
  const bend = before - 2 * here + after;
  const between = bend < 0 ? Math.max(-1, Math.min(1, (before - after) / (2 * bend))) : 0;
  return (at + between - half) * STEP;
}

interface Found {
  readonly row: number[];
  readonly distance: number;
}

function edgesFrom(field: Field, crowns: CrownPoints, placement: Placement, reach: number, contrast: number) {
  const { points, normals, count } = crowns;
  const about = middleOf(crowns, placement);
  const found: Found[] = [];
  let covered = 0;
  for (let n = 0; n < 3 * count; n += 3) {
    const point = placed(placement, [points[n]!, points[n + 1]!, points[n + 2]!]);
    const normal = apply(placement.turn, [normals[n]!, normals[n + 1]!, normals[n + 2]!]);
    const distance = toEdge(field, point, normal, reach, contrast);
    if (distance !== distance) continue;
    covered++;
    if (distance !== Infinity) found.push({ row: [...cross(subtract(point, about), normal), ...normal], distance });
  }
  found.sort((one, other) => Math.abs(one.distance) - Math.abs(other.distance));
  return { found, covered, about };
}

/** Lays crowns on the surface of a volume: point to plane, trimmed. */
export function refined(field: Field, crowns: CrownPoints, start: Placement, contrast: number): Placement & Fit {
  let placement = start;
  for (const reach of REACHES) {
    const { found, about } = edgesFrom(field, crowns, placement, reach, contrast);
    const kept = found.slice(0, Math.floor(found.length * TRIMMED));
    if (kept.length < 30) break;
    const [a, b, c, x, y, z] = leastSquares(
      kept.map(({ row }) => row),
      kept.map(({ distance }) => distance),
      1e-6,
    ) as [number, number, number, number, number, number];
    placement = nudged(placement, about, [a, b, c], [x, y, z]);
  }
  const { found, covered } = edgesFrom(field, crowns, placement, 1, contrast);
  const on = found.filter(({ distance }) => Math.abs(distance) <= ON_SURFACE);
  return {
    ...placement,
    covered: covered / crowns.count,
    share: on.length / (covered || 1),
    rms: Math.sqrt(on.reduce((sum, { distance }) => sum + distance ** 2, 0) / (on.length || 1)),
  };
}
