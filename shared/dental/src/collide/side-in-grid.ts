import type { Rows } from '../pose/rows.ts';
import type { DistanceGrid, distanceAt } from './distance-grid.ts';
import type { FoundSamples } from './nearest-samples.ts';
import type { Solid } from './solid.ts';

/** One tooth in the grid of another. */
export interface SideInGrid {
  readonly solid: Solid;
  /** From where the tooth is to the grid. */
  readonly m: Rows;
  readonly grid: DistanceGrid;
  readonly found: FoundSamples;
}

/** A grid reads points near a sharp edge up to so much too far out: so much nearer another one may be than the first, in mm. */
export const CUT_OFF = 0.06;
/** By how much a point must be deeper for it to matter, in mm. */
export const WORTH = 0.001;

/** What the grid says of a point of the tooth. */
export const readIn = ({ m, grid }: SideInGrid, x: number, y: number, z: number, read: typeof distanceAt): number =>
  read(
    grid,
    m[0]! * x + m[1]! * y + m[2]! * z + m[3]!,
    m[4]! * x + m[5]! * y + m[6]! * z + m[7]!,
    m[8]! * x + m[9]! * y + m[10]! * z + m[11]!,
  );
