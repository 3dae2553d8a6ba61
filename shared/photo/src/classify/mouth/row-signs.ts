import { turnPhoto } from '../../edit/turn-photo.ts';
import type { Pixels } from '../../pixels.ts';
import { insideSigns } from './inside-signs.ts';
import { bowOf, findRow, profileOf } from './row.ts';
import { type Tissue, tissueOf } from './tissue.ts';
import { toothChance } from './tooth-evidence.ts';
import { uprightSigns } from './upright-signs.ts';

/** What tells an upper arch from a lower one and which way a bite stands, as numbers of about 1. */
export interface RowSigns {
  /** Of what lies within, seen from the front teeth. */
  readonly inside: readonly number[];
  /** -1 to 1: the front teeth are on top (positive) or at the bottom. */
  readonly ahead: number;
  /** Change their sign when a bite stands on its head. */
  readonly upright: readonly number[];
}

/** The bow, in heights of the arch, that is surely one. */
const BENT = 0.2;

/** A picture and its mirror image, ready to be looked at; the part of the work that no weights change. */
export type Tissues = readonly [Tissue, Tissue];

export const tissuesOf = (pixels: Pixels): Tissues => [tissueOf(pixels), tissueOf(turnPhoto(pixels, { mirror: true }))];

/**
 * The mean of a picture and its mirror image, which has the same signs. null when no row of teeth is seen.
 * @param toothWeights in the order of `toothEvidenceNames`
 */
export function rowSigns([picture, mirror]: Tissues, toothWeights: readonly number[]): RowSigns | null {
  const here = signsOf(picture, toothWeights);
  const there = here && signsOf(mirror, toothWeights);
  if (!here || !there) return null;
  const mean = (one: readonly number[], other: readonly number[]) => one.map((value, i) => (value + other[i]!) / 2);
  return {
    inside: mean(here.inside, there.inside),
    ahead: (here.ahead + there.ahead) / 2,
    upright: mean(here.upright, there.upright),
  };
}

function signsOf(tissue: Tissue, toothWeights: readonly number[]): RowSigns | null {
  const row = findRow(tissue, toothChance(tissue, toothWeights));
  if (!row) return null;
  const profile = profileOf(row);
  const bow = bowOf(row, profile);
  return {
    inside: insideSigns(row, profile, bow),
    ahead: Math.min(1, Math.max(-1, -bow / BENT)),
    upright: uprightSigns(row),
  };
}
