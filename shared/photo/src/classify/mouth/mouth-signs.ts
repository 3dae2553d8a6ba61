import { turnPhoto } from '../../edit/turn-photo.ts';
import type { Pixels } from '../../pixels.ts';
import { insideSigns } from './inside-signs.ts';
import { plainSigns } from './plain-signs.ts';
import { bowOf, findRow, profileOf } from './row.ts';
import { sidedSigns } from './sided-signs.ts';
import { type Tissue, tissueOf } from './tissue.ts';
import { toothChance } from './tooth-evidence.ts';
import { uprightSigns } from './upright-signs.ts';

/** What is seen in a mouth, as numbers of about 1 that hold between people. */
export interface MouthSigns {
  readonly plain: readonly number[];
  readonly sided: readonly number[];
  readonly upright: readonly number[];
  readonly inside: readonly number[];
  /** -1 to 1: the front teeth of an arch are on top (positive) or at the bottom. */
  readonly ahead: number;
}

/** The bow, in heights of the arch, that is surely one. */
const BENT = 0.2;

/** A picture and its mirror image, ready to be looked at; the larger part of the work that no weights change. */
export type Seen = readonly [Tissue, Tissue];

export const seen = (pixels: Pixels): Seen => [tissueOf(pixels), tissueOf(turnPhoto(pixels, { mirror: true }))];

/**
 * The signs of a picture, with those of its mirror image: a mirror image has exactly the same ones, but for the sided
 * ones, which have the other sign. null when no row of teeth is seen.
 * @param toothWeights in the order of `toothEvidenceNames`
 */
export function mouthSigns([picture, mirror]: Seen, toothWeights: readonly number[]): MouthSigns | null {
  const here = signsOf(picture, toothWeights);
  const there = here && signsOf(mirror, toothWeights);
  if (!here || !there) return null;
  const mean = (one: readonly number[], other: readonly number[]) => one.map((value, i) => (value + other[i]!) / 2);
  return {
    plain: mean(here.plain, there.plain),
    sided: here.sided.map((value, i) => (value - there.sided[i]!) / 2),
    upright: mean(here.upright, there.upright),
    inside: mean(here.inside, there.inside),
    ahead: (here.ahead + there.ahead) / 2,
  };
}

function signsOf(tissue: Tissue, toothWeights: readonly number[]): MouthSigns | null {
  const row = findRow(tissue, toothChance(tissue, toothWeights));
  if (!row) return null;
  const profile = profileOf(row);
  const { bow } = bowOf(row, profile);
  return {
    plain: plainSigns(row, profile),
    sided: sidedSigns(row, profile),
    upright: uprightSigns(row),
    inside: insideSigns(row, profile, bow),
    ahead: Math.min(1, Math.max(-1, -bow / BENT)),
  };
}
