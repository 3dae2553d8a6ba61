import { type ModelAnalysis, jawNumber } from '@archway/contracts';
import { type DoubtedFile, type OpenDoubt, doubtOf } from './doubt-key.ts';
import type { DoubtedModel } from './model-doubts.ts';

type Bite = NonNullable<ModelAnalysis['bite']>;

/**
 * What is doubtful of how both scans of a case stand to each other: a design begins with how the jaws meet, and scans
 * that were exported without the bite do not say it.
 */
export function biteDoubts(scans: readonly DoubtedModel[], files: readonly DoubtedFile[]): OpenDoubt[] {
  const found = knownBite(scans);
  if (!found) return [];
  const { bite, jaw } = found;
  const [right, left] = jaw === jawNumber.upper ? [bite.lateral, bite.opposite] : [bite.opposite, bite.lateral];
  const told = [right, left].filter((side) => side !== null);
  if (!bite.facing || told.every(({ meets }) => !meets)) return [doubtOf('jawsApart', files)];
  const [side, open] = right?.meets === false ? (['right', right] as const) : (['left', left] as const);
  return open?.meets === false ? [doubtOf('biteOneSided', files, { side, mm: open.gapMm })] : [];
}

/** What the analysis of either found against the other one as it is now. */
function knownBite(scans: readonly DoubtedModel[]): { readonly bite: Bite; readonly jaw: DoubtedModel['jaw'] } | null {
  for (const { modelId, jaw, analysis } of scans) {
    const other = scans.find((scan) => scan.modelId !== modelId);
    const bite = analysis?.bite;
    if (other && bite && bite.with === other.crc64) return { bite, jaw };
  }
  return null;
}
