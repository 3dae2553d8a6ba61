import type { Rows } from '../pose/rows.ts';
import { type DistanceGrid, distanceAt } from './distance-grid.ts';
import type { SurfaceSamples } from './surface-samples.ts';

/** Single precision of what blocks are skipped by. */
const CLOSE = 1e-3;

/** Points by their places, with their distances as the grid reads them, in mm. */
export interface FoundSamples {
  readonly at: number[];
  readonly distance: number[];
}

/**
 * The least distance of points to the surface of a tooth as its grid reads it, in mm, where it is below `least`; below 0
 * inside.
 * @param m from where the points are to the grid
 * @param found takes every point that is not farther than the nearest one, as far as that was known, by more than `margin`
 */
export function leastOf(
  { points, blocks }: SurfaceSamples,
  m: Rows,
  grid: DistanceGrid,
  least: number,
  { found, margin }: { readonly found: FoundSamples | null; readonly margin: number } = { found: null, margin: 0 },
): number {
  const { low, step, nx, ny, nz, band } = grid;
  const [ex, ey, ez] = [(nx - 1) * step, (ny - 1) * step, (nz - 1) * step];
  let best = least;
  for (let b = 0; b < blocks.length; b += 6) {
    const [cx, cy, cz, radius] = [blocks[b]!, blocks[b + 1]!, blocks[b + 2]!, blocks[b + 3]!];
    const x = m[0]! * cx + m[1]! * cy + m[2]! * cz + m[3]!;
    const y = m[4]! * cx + m[5]! * cy + m[6]! * cz + m[7]!;
    const z = m[8]! * cx + m[9]! * cy + m[10]! * cz + m[11]!;
    const off = Math.max(low[0] - x, x - low[0] - ex, low[1] - y, y - low[1] - ey, low[2] - z, z - low[2] - ez);
    if (off > radius) continue;
    const middle = off > 0 ? band : distanceAt(grid, x, y, z);
    // At the band a value says only that it is farther, or deeper; outside of the grid it says nothing.
    const nearest = off > 0 || middle < CLOSE - band ? -band : middle - radius;
    if (nearest > best + margin) continue;
    const last = 3 * (blocks[b + 4]! + blocks[b + 5]!);
    for (let at = 3 * blocks[b + 4]!; at < last; at += 3) {
      const [px, py, pz] = [points[at]!, points[at + 1]!, points[at + 2]!];
      const here = distanceAt(
        grid,
        m[0]! * px + m[1]! * py + m[2]! * pz + m[3]!,
        m[4]! * px + m[5]! * py + m[6]! * pz + m[7]!,
        m[8]! * px + m[9]! * py + m[10]! * pz + m[11]!,
      );
      if (here >= best + margin || here >= band) continue;
      found?.at.push(at / 3);
      found?.distance.push(here);
      if (here < best) best = here;
    }
  }
  return best;
}
