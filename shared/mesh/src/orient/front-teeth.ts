/**
 * How well the sides of the front teeth lie where those of upper or of lower teeth do. Upper incisors are 8.5 and
 * 6.6 mm wide, lower ones 5.3 and 5.8 (means of Wheeler's tables), so that the gaps between the teeth lie elsewhere,
 * whatever the gum or a base does.
 */
export interface FrontTeeth {
  /** Correlation with the pattern of upper and of lower teeth, −1 to 1. */
  upper: number;
  lower: number;
}

/** Mean widths from the midline to the second premolar, mm. */
const WIDTHS = { upper: [8.5, 6.6, 7.6, 7, 6.8], lower: [5.3, 5.8, 6.8, 7, 7.1] } as const;

/** The pattern is compared over this length on each side of the midline, in mm of mean teeth. */
const REACH = 22.5;
const BIN = 0.5;
/** People's teeth are that much smaller or larger than the mean, and the midline is found that exactly. */
const SCALES = steps(0.86, 1.16, 0.02);
const SHIFTS = steps(-2, 2, 0.25);
const HALF = 32;
const BINS = (2 * HALF) / BIN;

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, k) => from + k * step);
}

/**
 * For each half millimetre along the arch the mean of normal · direction of the arch: the sides of a crown that face
 * backwards are negative, those that face onward positive, and between two teeth the sign turns at once.
 */
export class SideFacing {
  private readonly sums = new Float64Array(BINS);
  private readonly counts = new Float64Array(BINS);

  add(along: number, facing: number): void {
    if (along <= -HALF || along >= HALF) return;
    const bin = Math.floor((along + HALF) / BIN);
    this.sums[bin]! += facing;
    this.counts[bin]!++;
  }

  means(): Float64Array {
    return this.sums.map((sum, k) => (this.counts[k]! > 3 ? sum / this.counts[k]! : 0));
  }
}

/** Over one tooth of the pattern it rises from −1 to 1. */
function pattern(widths: readonly number[]): (along: number) => number {
  return (along) => {
    const away = Math.abs(along);
    let start = 0;
    for (const width of widths) {
      if (away < start + width) return Math.sign(along) * ((2 * (away - start)) / width - 1);
      start += width;
    }
    return 0;
  };
}

export function frontTeeth(sides: SideFacing): FrontTeeth {
  const means = sides.means();
  const best = (widths: readonly number[]): number => {
    const expected = pattern(widths);
    let most = -1;
    for (const size of SCALES) {
      for (const shift of SHIFTS) most = Math.max(most, correlation(means, expected, size, shift));
    }
    return most;
  };
  return { upper: best(WIDTHS.upper), lower: best(WIDTHS.lower) };
}

function correlation(means: Float64Array, expected: (along: number) => number, size: number, shift: number): number {
  let product = 0;
  let own = 0;
  let theirs = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const along = ((bin + 0.5) * BIN - HALF - shift) / size;
    if (Math.abs(along) > REACH) continue;
    const wanted = expected(along);
    product += wanted * means[bin]!;
    own += means[bin]! ** 2;
    theirs += wanted * wanted;
  }
  return product / Math.sqrt(own * theirs + 1e-9);
}
