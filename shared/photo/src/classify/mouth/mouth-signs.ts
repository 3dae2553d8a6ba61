import type { Pixels } from '../../pixels.ts';
import { insideSigns } from './inside-signs.ts';
import { plainSigns } from './plain-signs.ts';
import { bowOf, findRow, profileOf } from './row.ts';
import { sidedSigns } from './sided-signs.ts';
import { tissueOf } from './tissue.ts';
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

/** null when no row of teeth is seen. @param toothWeights in the order of `toothEvidenceNames` */
export function mouthSigns(pixels: Pixels, toothWeights: readonly number[]): MouthSigns | null {
  const tissue = tissueOf(pixels);
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
