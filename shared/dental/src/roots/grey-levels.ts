import type { Voxels } from './voxels.ts';

/** What separates kinds of tissue in a volume, in its own grey values: scanners for dentists keep no common scale. */
export interface GreyLevels {
  /** Between soft tissue and hard. */
  readonly hard: number;
  /** How much brighter hard tissue is than what surrounds it, in the mean. */
  readonly contrast: number;
}

const BINS = 512;
/** So many voxels tell as much as all. */
const SAMPLES = 400_000;
/** The brightest are metal and its glare: they would take the scale for themselves. */
const BRIGHTEST = 0.9995;
/** Less of a volume than this is hard where no jaw is in it. */
const LEAST_SHARE = 0.002;

interface Histogram {
  readonly counts: Float64Array;
  readonly low: number;
  readonly step: number;
}

function histogramOf({ data }: Voxels): Histogram | undefined {
  const stride = Math.max(1, Math.floor(data.length / SAMPLES));
  const values: number[] = [];
  for (let at = 0; at < data.length; at += stride) if (Number.isFinite(data[at])) values.push(data[at]!);
  values.sort((one, other) => one - other);
  const [low = 0, high = 0] = [values[0], values[Math.floor((values.length - 1) * BRIGHTEST)]];
  if (!(high > low)) return undefined;
  const step = (high - low) / BINS;
  const counts = new Float64Array(BINS);
  for (const value of values) counts[Math.min(BINS - 1, Math.floor((value - low) / step))]! += 1;
  return { counts, low, step };
}

/** Otsu: where the two sides differ the most. @returns the first bin of the upper side, and the means of both */
function parted({ counts }: Histogram, from: number): { at: number; below: number; above: number } {
  let [all, sum] = [0, 0];
  for (let bin = from; bin < BINS; bin++) [all, sum] = [all + counts[bin]!, sum + counts[bin]! * bin];
  let best = { at: from, below: from, above: from };
  let [most, less, lessSum] = [0, 0, 0];
  for (let bin = from; bin < BINS - 1; bin++) {
    less += counts[bin]!;
    lessSum += counts[bin]! * bin;
    const more = all - less;
    if (less === 0 || more === 0) continue;
    const [below, above] = [lessSum / less, (sum - lessSum) / more];
    const apart = less * more * (above - below) ** 2;
    if (apart > most) [most, best] = [apart, { at: bin + 1, below, above }];
  }
  return best;
}

/** @returns undefined where nothing in the volume is brighter than the rest as a jaw is */
export function greyLevels(volume: Voxels): GreyLevels | undefined {
  const histogram = histogramOf(volume);
  if (!histogram) return undefined;
  const { counts, low, step } = histogram;
  // First air from all else, then soft tissue from hard.
  const first = parted(histogram, 0);
  const second = parted(histogram, first.at);
  let [hard, all] = [0, 0];
  counts.forEach((count, bin) => ([hard, all] = [hard + (bin >= second.at ? count : 0), all + count]));
  if (hard < LEAST_SHARE * all) return undefined;
  return { hard: low + second.at * step, contrast: Math.max(second.above - second.below, step) * step };
}
