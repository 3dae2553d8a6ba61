import { type Extent, type Mask, extentOf, maskOf, withoutIslands, withoutSpecks } from '../mask.ts';
import type { Tissue } from './tissue.ts';

/** Redness, as `Tissue` has it, from which on something is gum, tongue or palate. */
const FLESH = 0.45;
const DARK = 0.2;

/** The teeth of a picture and what lies around them. */
export interface Row {
  readonly tissue: Tissue;
  readonly teeth: Mask;
  readonly extent: Extent;
  /** 1 for every pixel of lit gum, tongue or palate. */
  readonly flesh: Uint8Array;
}

/** null when there are too few teeth to say anything. */
export function findRow(tissue: Tissue, chance: Float32Array): Row | null {
  const { width, height, light, red } = tissue;
  const raw = maskOf(width, height, (i) => chance[i]! > 0.5);
  const teeth = withoutIslands(withoutSpecks(raw, 0.002), 6, 0.15);
  const extent = extentOf(teeth);
  if (!extent || extent.width < 12 || extent.height < 6) return null;
  const flesh = Uint8Array.from(teeth.on, (on, i) => (!on && light[i]! >= DARK && red[i]! > FLESH ? 1 : 0));
  return { tissue, teeth, extent, flesh };
}

export interface Profile {
  /** Mean number of tooth pixels of the columns between two parts of the width. */
  thickness(from: number, to: number): number;
  /** Mean height in the picture of the teeth between two parts of the width. */
  middleY(from: number, to: number): number;
}

export function profileOf({ teeth: { width, on }, extent }: Row): Profile {
  const [columns, sums] = [new Float64Array(width), new Float64Array(width)];
  for (let i = 0; i < on.length; i++) {
    if (!on[i]) continue;
    const x = i % width;
    columns[x]!++;
    sums[x]! += (i - x) / width;
  }
  const { left, top, width: wide, height: high } = extent;
  const sum = (values: Float64Array, from: number, to: number) => {
    let all = 0;
    for (let at = Math.round(from); at < to; at++) all += values[at] ?? 0;
    return all;
  };
  return {
    thickness: (from, to) => sum(columns, left + from * wide, left + to * wide) / Math.max(1, (to - from) * wide),
    middleY: (from, to) => {
      const n = sum(columns, left + from * wide, left + to * wide);
      return n > 0 ? sum(sums, left + from * wide, left + to * wide) / n : top + high / 2;
    },
  };
}

/** How far the middle stands from the ends: negative above them, positive below; in heights. */
export const bowOf = ({ extent }: Row, { middleY }: Profile): number =>
  (middleY(0.35, 0.65) - (middleY(0, 0.25) + middleY(0.75, 1)) / 2) / extent.height;
