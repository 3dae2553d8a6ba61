import { type Extent, type Mask, areaOf, extentOf, maskOf, withoutIslands, withoutSpecks } from '../mask.ts';
import type { Tissue } from './tissue.ts';

/** Redness, as `Tissue` has it, from which on something is gum, tongue or palate. */
const FLESH = 0.45;
const DARK = 0.2;

/** The teeth of a picture and what lies around them. */
export interface Row {
  readonly tissue: Tissue;
  readonly teeth: Mask;
  readonly extent: Extent;
  /** Of every pixel: 0 tooth, 1 flesh, 2 dark, 3 pale: skin, gloves, retractors. */
  readonly kind: Uint8Array;
}

/** null when there are too few teeth to say anything. */
export function findRow(tissue: Tissue, chance: Float32Array): Row | null {
  const { width, height, light, red } = tissue;
  const raw = maskOf(width, height, (i) => chance[i]! > 0.5);
  const teeth = withoutIslands(withoutSpecks(raw, 0.002), 6, 0.15);
  const extent = extentOf(teeth);
  if (!extent || extent.width < 12 || extent.height < 6) return null;
  const kind = Uint8Array.from(teeth.on, (on, i) => (on ? 0 : light[i]! < DARK ? 2 : red[i]! > FLESH ? 1 : 3));
  return { tissue, teeth, extent, kind };
}

export interface Profile {
  /** Teeth of each column and of each line, in pixels. */
  readonly columns: Float64Array;
  readonly lines: Float64Array;
  /** From the first to the last tooth pixel of each column. */
  readonly envelope: Float64Array;
  /** Mean number of tooth pixels of the columns between two parts of the width. */
  thickness(from: number, to: number): number;
  /** Mean height in the picture of the teeth between two parts of the width. */
  middleY(from: number, to: number): number;
  /** The same across, between two parts of the height. */
  middleX(from: number, to: number): number;
}

export function profileOf({ teeth: { width, height, on }, extent }: Row): Profile {
  const [columns, sums, lines, across, envelope] = [width, width, height, height, width].map(
    (n) => new Float64Array(n),
  );
  const first = new Int32Array(width).fill(-1);
  for (let i = 0; i < on.length; i++) {
    if (!on[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    columns![x]!++;
    lines![y]!++;
    sums![x]! += y;
    across![y]! += x;
    if (first[x]! < 0) first[x] = y;
    envelope![x] = y - first[x]! + 1;
  }
  const { left, top, width: wide, height: high } = extent;
  const sum = (values: Float64Array, from: number, to: number) => {
    let all = 0;
    for (let at = Math.round(from); at < to; at++) all += values[at] ?? 0;
    return all;
  };
  const ratio = (a: Float64Array, b: Float64Array, from: number, to: number, empty: number) => {
    const n = sum(b, from, to);
    return n > 0 ? sum(a, from, to) / n : empty;
  };
  return {
    columns: columns!,
    lines: lines!,
    envelope: envelope!,
    thickness: (from, to) => sum(columns!, left + from * wide, left + to * wide) / Math.max(1, (to - from) * wide),
    middleY: (from, to) => ratio(sums!, columns!, left + from * wide, left + to * wide, top + high / 2),
    middleX: (from, to) => ratio(across!, lines!, top + from * high, top + to * high, left + wide / 2),
  };
}

/** How far the middle stands from the ends: negative above them (or left of them), positive below; in heights, widths. */
export function bowOf({ extent }: Row, { middleX, middleY }: Profile): { bow: number; lying: number } {
  return {
    bow: (middleY(0.35, 0.65) - (middleY(0, 0.25) + middleY(0.75, 1)) / 2) / extent.height,
    lying: (middleX(0.35, 0.65) - (middleX(0, 0.25) + middleX(0.75, 1)) / 2) / extent.width,
  };
}

/** Pixels of each kind, as parts of the picture. */
export function sharesOf({ kind, teeth }: Row): { flesh: number; dark: number; pale: number; tooth: number } {
  const counts = [0, 0, 0, 0];
  for (const one of kind) counts[one]!++;
  const part = (n: number) => n / kind.length;
  return { flesh: part(counts[1]!), dark: part(counts[2]!), pale: part(counts[3]!), tooth: part(areaOf(teeth)) };
}
