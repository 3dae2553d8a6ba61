import type { Rows } from '../pose/rows.ts';
import { type DistanceGrid, distanceAt } from './distance-grid.ts';
import { exactDistance } from './exact-distance.ts';
import type { Solid } from './solid.ts';
import { type FoundSamples, leastOf } from './nearest-samples.ts';

/** How near two teeth are to each other, in mm as `gapBetween` says it, and by which point. */
export interface Touch {
  readonly gap: number;
  /** Whether the point is one of the first tooth, in the grid of the second; and its place. -1 where none is in reach. */
  readonly ofFirst: boolean;
  readonly at: number;
}

/** A grid reads points near a sharp edge up to so much too far out: so much nearer another one may be than the first, in mm. */
const MARGIN = 0.06;
/** From so many points the deepest one is climbed to. */
const SEEDS = 2;
/** Edges are looked at so often, in mm, and then in thirds so many times. */
const STEP = 0.2;
const THIRDS = 8;
/** So many of the edges at a place, those with the deepest points. */
const CLOSER = 1;
/** What is deepest on an edge is no farther from a place that was looked at, as a share of the way to the next one. */
const BETWEEN = 0.6;
/** How often the climb goes on from the edge that it came to, and what is worth it, in mm. */
const CLIMBS = 4;
const WORTH = 0.001;

/** One tooth in the grid of another. */
interface Side {
  readonly solid: Solid;
  readonly m: Rows;
  readonly grid: DistanceGrid;
  readonly found: FoundSamples;
}

interface Seed {
  readonly side: Side;
  readonly at: number;
  readonly distance: number;
}

/** The seeds by the surface itself, the deepest first. */
function seedsOf(sides: readonly Side[], least: number): Seed[] {
  const seeds = sides.flatMap((side): Seed[] => {
    const { solid, m, grid, found } = side;
    const { points } = solid.samples;
    return found.at.flatMap((at, n) => {
      if (found.distance[n]! > least + MARGIN) return [];
      const [x, y, z] = [points[3 * at]!, points[3 * at + 1]!, points[3 * at + 2]!];
      return { side, at, distance: distanceIn(grid, m, x, y, z, exactDistance) };
    });
  });
  return seeds.sort((one, other) => one.distance - other.distance).slice(0, SEEDS);
}

const distanceIn = (grid: DistanceGrid, m: Rows, x: number, y: number, z: number, by: typeof distanceAt): number =>
  by(
    grid,
    m[0]! * x + m[1]! * y + m[2]! * z + m[3]!,
    m[4]! * x + m[5]! * y + m[6]! * z + m[7]!,
    m[8]! * x + m[9]! * y + m[10]! * z + m[11]!,
  );

/** A place on an edge, as a share of it from `a` to `b`, between places that were looked at; and how deep it is there. */
interface OnEdge {
  readonly a: number;
  readonly b: number;
  readonly share: number;
  readonly step: number;
  readonly distance: number;
}

/** Climbs along edges of one tooth to the deepest point about where it is set down; no edge is looked at twice. */
class Climb {
  private readonly seen = new Set<number>();

  constructor(private readonly side: Side) {}

  /** @param best how deep another point is. @returns how deep the deepest one is, this one or that */
  from(at: number, best: number): number {
    const { corners } = this.side.solid.samples;
    let deepest = best;
    let about: readonly number[] = [corners[3 * at]!, corners[3 * at + 1]!, corners[3 * at + 2]!];
    for (let climb = 0; climb < CLIMBS; climb++) {
      const before = deepest;
      const places = about.flatMap((vertex) => this.edgesOf(vertex, before));
      places.sort((one, other) => one.distance - other.distance);
      for (const place of places.slice(0, CLOSER)) deepest = this.closer(place, deepest);
      const [first] = places;
      if (!first || before - deepest < WORTH) break;
      about = [first.a, first.b];
    }
    return deepest;
  }

  private along(a: number, b: number, share: number, by: typeof distanceAt): number {
    const { solid, m, grid } = this.side;
    const { positions: p } = solid.grid.surface;
    const mixed = (k: number): number => p[3 * a + k]! + (p[3 * b + k]! - p[3 * a + k]!) * share;
    return distanceIn(grid, m, mixed(0), mixed(1), mixed(2), by);
  }

  /** The deepest places of the edges at a vertex, where what is between may be deeper than what is known. */
  private edgesOf(a: number, known: number): OnEdge[] {
    const { beside, besideFrom } = this.side.solid.samples;
    const { positions } = this.side.solid.grid.surface;
    const places: OnEdge[] = [];
    for (let n = besideFrom[a]!; n < besideFrom[a + 1]!; n++) {
      const b = beside[n]!;
      const key = (Math.min(a, b) * positions.length) / 3 + Math.max(a, b);
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      const edge = lengthOf(positions, a, b);
      const parts = Math.max(2, Math.ceil(edge / STEP));
      // No distance changes faster than its point moves.
      let [distance, share] = [known + (BETWEEN * edge) / parts, 0];
      for (let i = 1; i < parts; i++) {
        if (this.along(a, b, i / parts, distanceAt) > distance + MARGIN) continue;
        const here = this.along(a, b, i / parts, exactDistance);
        if (here < distance) [distance, share] = [here, i / parts];
      }
      if (share > 0) places.push({ a, b, share, step: 1 / parts, distance });
    }
    return places;
  }

  /** @returns how deep the deepest point between two places is, as long as it may be deeper than `known` */
  private closer({ a, b, share, step, distance }: OnEdge, known: number): number {
    const edge = lengthOf(this.side.solid.grid.surface.positions, a, b);
    let [from, to] = [share - step, share + step];
    let best = Math.min(known, distance);
    for (let third = 0; third < THIRDS; third++) {
      const part = (to - from) / 3;
      const here = this.along(a, b, from + part, exactDistance);
      const there = this.along(a, b, to - part, exactDistance);
      if (here < there) to -= part;
      else from += part;
      best = Math.min(best, here, there);
      if (Math.min(here, there) - part * edge > best - WORTH) break;
    }
    return best;
  }
}

const lengthOf = (p: ArrayLike<number>, a: number, b: number): number =>
  Math.hypot(p[3 * b]! - p[3 * a]!, p[3 * b + 1]! - p[3 * a + 1]!, p[3 * b + 2]! - p[3 * a + 2]!);

/**
 * How deep two teeth are in each other, or how far apart. Points of both surfaces are read in the grid of the other; those
 * that may be the deepest are measured to the surface itself, and from the deepest of them edges are climbed along: where
 * two sharp edges cross, neither has a point, and the grid has cut the edge off.
 * @param ahead from the first tooth to the second, and back; @param near a gap that there is anyway
 */
export function deepestOf(first: Solid, ahead: Rows, second: Solid, back: Rows, near = second.grid.band): Touch {
  const sides = [
    { solid: first, m: ahead, grid: second.grid, found: { at: [], distance: [] } },
    { solid: second, m: back, grid: first.grid, found: { at: [], distance: [] } },
  ] satisfies readonly Side[];
  let least = near;
  for (const { solid, m, grid, found } of sides)
    least = Math.min(least, leastOf(solid.samples, m, grid, least, { found, margin: MARGIN }));
  const [deepest, ...others] = seedsOf(sides, least);
  if (!deepest) return { gap: second.grid.band, ofFirst: true, at: -1 };
  const climbs = sides.map((side) => new Climb(side));
  let gap = deepest.distance;
  for (const { side, at } of [deepest, ...others]) gap = climbs[side === sides[0] ? 0 : 1]!.from(at, gap);
  // Deeper than the band points cannot be told apart, and which is deepest is not known.
  return { gap: Math.max(gap, -second.grid.band), ofFirst: deepest.side === sides[0], at: deepest.at };
}
