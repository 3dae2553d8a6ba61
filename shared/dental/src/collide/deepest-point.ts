import type { Rows } from '../pose/rows.ts';
import { EdgeClimb } from './edge-climb.ts';
import { exactDistance } from './exact-distance.ts';
import { FaceSearch } from './face-search.ts';
import { leastOf } from './nearest-samples.ts';
import { CUT_OFF, type SideInGrid, readIn } from './side-in-grid.ts';
import type { Solid } from './solid.ts';

/** How near two teeth are to each other, in mm as `gapBetween` says it, and by which point. */
export interface Touch {
  readonly gap: number;
  /** Whether the point is one of the first tooth, in the grid of the second; and its place. -1 where none is in reach. */
  readonly ofFirst: boolean;
  readonly at: number;
}

/** From so many points the deepest one is climbed to. */
const SEEDS = 2;

interface Seed {
  readonly side: SideInGrid;
  readonly at: number;
  readonly distance: number;
}

/** The seeds by the surface itself, the deepest first. */
function seedsOf(sides: readonly SideInGrid[], least: number): Seed[] {
  const seeds = sides.flatMap((side): Seed[] => {
    const { solid, found } = side;
    const { points } = solid.samples;
    return found.at.flatMap((at, n) => {
      if (found.distance[n]! > least + CUT_OFF) return [];
      const [x, y, z] = [points[3 * at]!, points[3 * at + 1]!, points[3 * at + 2]!];
      return { side, at, distance: readIn(side, x, y, z, exactDistance) };
    });
  });
  return seeds.sort((one, other) => one.distance - other.distance).slice(0, SEEDS);
}

/**
 * How deep two teeth are in each other, or how far apart. Points of both surfaces are read in the grid of the other; those
 * that may be the deepest are measured to the surface itself. From the deepest of them edges are climbed along: where two
 * sharp edges cross, neither has a point, and the grid has cut the edge off. Then the faces about it are looked at: a sharp
 * edge below the crown of the other goes into them between their points, and has none itself.
 * @param ahead from the first tooth to the second, and back; @param near a gap that there is anyway
 */
export function deepestOf(first: Solid, ahead: Rows, second: Solid, back: Rows, near = second.grid.band): Touch {
  const sides = [
    { solid: first, m: ahead, grid: second.grid, found: { at: [], distance: [] } },
    { solid: second, m: back, grid: first.grid, found: { at: [], distance: [] } },
  ] satisfies readonly SideInGrid[];
  let least = near;
  for (const { solid, m, grid, found } of sides)
    least = Math.min(least, leastOf(solid.samples, m, grid, least, { found, margin: CUT_OFF }));
  const [deepest, ...others] = seedsOf(sides, least);
  if (!deepest) return { gap: second.grid.band, ofFirst: true, at: -1 };
  const climbs = sides.map((side) => ({ edges: new EdgeClimb(side), faces: new FaceSearch(side) }));
  let gap = deepest.distance;
  for (const { side, at } of [deepest, ...others]) {
    const { corners } = side.solid.samples;
    const seed = [corners[3 * at]!, corners[3 * at + 1]!, corners[3 * at + 2]!];
    const { edges, faces } = climbs[side === sides[0] ? 0 : 1]!;
    const climbed = edges.from(seed, gap);
    gap = faces.from(climbed.about, faces.from(seed, climbed.deepest));
  }
  // Deeper than the band points cannot be told apart, and which is deepest is not known.
  return { gap: Math.max(gap, -second.grid.band), ofFirst: deepest.side === sides[0], at: deepest.at };
}
