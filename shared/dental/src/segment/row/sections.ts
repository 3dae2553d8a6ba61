import { type ArchCurve } from '../arch/arch-curve.ts';
import type { HeightMap } from '../arch/height-map.ts';
import { largestWithin, underBell } from './bell.ts';

/** A cross-section reaches 8 mm to each side of the arch curve, in columns of half a millimetre. */
export const COLUMNS = 33;
export const COLUMN = 0.5;
const FIRST_COLUMN = -8;

/** mm across the arch of a column's middle. */
export const acrossOf = (column: number): number => FIRST_COLUMN + column * COLUMN;
/** Outside of 0 to COLUMNS - 1 where the section does not reach. */
export const columnAt = (across: number): number => Math.round((across - FIRST_COLUMN) / COLUMN);

/** Heights over the arch, one cross-section for each bin along it. */
export interface Sections {
  readonly bins: number;
  readonly heights: Float32Array;
  /** Highest place of each section within 5 mm of the curve, and the height to which the crowns around it reach. */
  readonly tops: Float32Array;
  readonly crowns: Float32Array;
  /** How wide (mm) each section is 2 mm below its top. */
  readonly widths: Float32Array;
}

/** No crown stands lower than this. */
const LOWEST = -30;
const NEAR = 5;
/** Crowns are taken together over 3 mm to each side, then under a bell of 2.5 mm. */
const AROUND = 12;
const BELL = 10;

export function sectionsOf({ points, tangents }: ArchCurve, map: HeightMap): Sections {
  const bins = points.length;
  const heights = new Float32Array(bins * COLUMNS);
  const tops = new Float32Array(bins).fill(LOWEST);
  for (let i = 0; i < bins; i++) {
    const [[x, z], [tx, tz]] = [points[i]!, tangents[i]!];
    for (let k = 0; k < COLUMNS; k++) {
      const across = acrossOf(k);
      const height = map.at(x - across * tz, z + across * tx);
      heights[i * COLUMNS + k] = height;
      if (Math.abs(across) <= NEAR && height > tops[i]!) tops[i] = height;
    }
  }
  const crowns = underBell(largestWithin(tops, -AROUND, AROUND), BELL);
  const widths = tops.map((top, i) => {
    const level = Math.max(top, crowns[i]! - 1.5) - 2;
    let columns = 0;
    for (let k = 0; k < COLUMNS; k++) if (heights[i * COLUMNS + k]! > level) columns++;
    return columns * COLUMN;
  });
  return { bins, heights, tops, crowns, widths };
}
