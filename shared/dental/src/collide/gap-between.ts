import type { Pose } from '@archway/contracts';
import type { SolidBody } from './solid-body.ts';
import { composed, relativePose } from '../pose/combine.ts';
import { AT_REST } from '../pose/pose.ts';
import { type DistanceGrid, distanceAt, distanceGrid } from './distance-grid.ts';
import { type Rows, rowsOf } from '../pose/rows.ts';
import { type SurfaceSamples, surfaceSamples } from './surface-samples.ts';

/** A tooth as collisions see it. */
export interface Solid {
  readonly fdi: number;
  readonly grid: DistanceGrid;
  readonly samples: SurfaceSamples;
}

export const solidOf = (body: SolidBody): Solid => ({
  fdi: body.fdi,
  grid: distanceGrid(body),
  samples: surfaceSamples(body),
});

/** Single precision of what blocks are skipped by. */
const CLOSE = 1e-3;

/** A point of a surface and how far it is from another one, in mm; below 0 inside of it. */
interface NearestPoint {
  readonly distance: number;
  /** Its place among the points; -1 where none is nearer than what was asked for. */
  readonly at: number;
}

/** Of points the one that is nearest to the surface of a tooth, or deepest in it, where it is nearer than `least`. */
export function nearestOf(
  { points, blocks }: SurfaceSamples,
  m: Rows,
  grid: DistanceGrid,
  least: number,
): NearestPoint {
  const { low, step, nx, ny, nz, band } = grid;
  const [ex, ey, ez] = [(nx - 1) * step, (ny - 1) * step, (nz - 1) * step];
  let best = least;
  let place = -1;
  for (let b = 0; b < blocks.length; b += 6) {
    const [cx, cy, cz, radius] = [blocks[b]!, blocks[b + 1]!, blocks[b + 2]!, blocks[b + 3]!];
    const x = m[0]! * cx + m[1]! * cy + m[2]! * cz + m[3]!;
    const y = m[4]! * cx + m[5]! * cy + m[6]! * cz + m[7]!;
    const z = m[8]! * cx + m[9]! * cy + m[10]! * cz + m[11]!;
    const off = Math.max(low[0] - x, x - low[0] - ex, low[1] - y, y - low[1] - ey, low[2] - z, z - low[2] - ez);
    if (off > radius) continue;
    const middle = off > 0 ? band : distanceAt(grid, x, y, z);
    // At the band a value says only that it is farther, or deeper.
    if (Math.abs(middle) < band - CLOSE && middle - radius > best) continue;
    const last = 3 * (blocks[b + 4]! + blocks[b + 5]!);
    for (let at = 3 * blocks[b + 4]!; at < last; at += 3) {
      const [px, py, pz] = [points[at]!, points[at + 1]!, points[at + 2]!];
      const here = distanceAt(
        grid,
        m[0]! * px + m[1]! * py + m[2]! * pz + m[3]!,
        m[4]! * px + m[5]! * py + m[6]! * pz + m[7]!,
        m[8]! * px + m[9]! * py + m[10]! * pz + m[11]!,
      );
      if (here >= best) continue;
      best = here;
      place = at / 3;
    }
  }
  return { distance: best, at: place };
}

/** The least distance of points to the surface of a tooth, where it is below `least`. */
export const leastOf = (...given: Parameters<typeof nearestOf>): number => nearestOf(...given).distance;

/**
 * Between two teeth in their poses, in mm: above 0 the gap, up to 1 mm; below 0 how deep one goes into the other at the
 * deepest. Points of each are looked up in the grid of the other, so that a small tip in a large hollow is seen as well as
 * the other way round.
 */
export function gapBetween(first: Solid, firstPose: Pose, second: Solid, secondPose: Pose): number {
  // Rounding differs with the order, so that the order is always the same.
  if (first.fdi > second.fdi) return gapBetween(second, secondPose, first, firstPose);
  // Where the first one stands as the second one sees it.
  const way = composed(relativePose(secondPose, AT_REST), firstPose);
  const ahead = rowsOf(way);
  const { band } = second.grid;
  const [cx, cy, cz] = first.samples.center;
  const [ox, oy, oz] = second.samples.center;
  const x = ahead[0]! * cx + ahead[1]! * cy + ahead[2]! * cz + ahead[3]! - ox;
  const y = ahead[4]! * cx + ahead[5]! * cy + ahead[6]! * cz + ahead[7]! - oy;
  const z = ahead[8]! * cx + ahead[9]! * cy + ahead[10]! * cz + ahead[11]! - oz;
  if (Math.sqrt(x * x + y * y + z * z) > first.samples.radius + second.samples.radius + band) return band;
  const one = leastOf(first.samples, ahead, second.grid, band);
  return leastOf(second.samples, rowsOf(relativePose(way, AT_REST)), first.grid, one);
}
