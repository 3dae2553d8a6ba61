import type { Jaw } from '../../document/jaws.ts';
import { shapeOf } from '../prior/crown-shapes.ts';
import { SLOTS, kindOf, mirrored } from '../prior/slots.ts';
import { sizeOf } from '../prior/tooth-sizes.ts';
import { type Likelihood, likelihoodOf } from './likelihood.ts';
import type { ToothToNumber } from './numbered-row.ts';

/** What a missing tooth costs by its type (1 to 8), and the share of it for the second of a pair. */
const MISSING = [5, 3.5, 4, 2.2, 3, 4, 3, 0];
const SECOND_OF_PAIR = 0.5;
const THIRD_MOLAR = 2;
const THIRD_WITHOUT_SECOND = 3;
const SHAPE = 0.6;
/** How alike left and right are. */
const ALIKE = 0.7;
/** A shape so far from all teeth says no more. */
const MOST_SQUARES = { single: 60, pair: 100 };
/** Spread of the logarithm of the size of all teeth together. */
const SIZE_SPREAD = 0.06;
const SIZE_PRIOR = 10;
const MIDLINE_SPREAD = 2.5;
const NO_INCISOR = 2;
/** A gap of so many mm between neighbours costs by the mm; where teeth are missing, one is expected. */
const NARROW_GAP = 3;
const PER_GAP_MM = 0.6;
const CLOSED_GAP = 1;
const OPEN_GAP = -1.5;
const OPEN_SHARE = 0.4;

/** What it costs to give a row of teeth these slots: everything that is known of shapes, sides, gaps and the midline. */
export class RowCosts {
  private readonly likelihoods: readonly Likelihood[];
  private readonly teeth: readonly ToothToNumber[];
  private readonly jaw: Jaw;

  constructor(teeth: readonly ToothToNumber[], jaw: Jaw) {
    this.teeth = teeth;
    this.jaw = jaw;
    const kinds = Array.from({ length: 8 }, (_, k) => likelihoodOf(shapeOf(jaw, k + 1)));
    this.likelihoods = Array.from({ length: SLOTS }, (_, slot) => kinds[kindOf(slot) - 1]!);
  }

  /** @param slots of the teeth, ascending */
  of(slots: readonly number[]): number {
    const toothAt = new Int8Array(SLOTS).fill(-1);
    slots.forEach((slot, i) => (toothAt[slot] = i));
    return this.shapes(slots, toothAt) + missing(toothAt) + this.gaps(slots) + this.midline(toothAt);
  }

  private shapes(slots: readonly number[], toothAt: Int8Array): number {
    let size = 0;
    slots.forEach((slot, i) => {
      const { mean } = this.likelihoods[slot]!;
      const { shape } = this.teeth[i]!;
      size += shape[0]! - mean[0]! + shape[1]! - mean[1]!;
    });
    size /= SIZE_PRIOR + 2 * slots.length;
    const off = (i: number, slot: number): number[] => {
      const { mean } = this.likelihoods[slot]!;
      return this.teeth[i]!.shape.map((value, k) => value - mean[k]! - (k < 2 ? size : 0));
    };
    let cost = 0.5 * (size / SIZE_SPREAD) ** 2;
    slots.forEach((slot, i) => {
      const other = toothAt[mirrored(slot)]!;
      const likelihood = this.likelihoods[slot]!;
      const own = off(i, slot);
      if (other < 0) {
        const squares = Math.min(MOST_SQUARES.single, likelihood.squares(own));
        cost += SHAPE * 0.5 * (squares + likelihood.logDeterminant);
      } else if (slot < SLOTS / 2) {
        // A pair: its mean may be off as any tooth may, its two sides hardly from each other.
        const theirs = off(other, mirrored(slot));
        const mean = likelihood.squares(own.map((value, k) => (value + theirs[k]!) * Math.SQRT1_2));
        const between = likelihood.squares(own.map((value, k) => (value - theirs[k]!) * Math.SQRT1_2));
        const squares = Math.min(MOST_SQUARES.pair, mean / (1 + ALIKE) + between / (1 - ALIKE));
        cost += SHAPE * (0.5 * (squares + own.length * Math.log(1 - ALIKE * ALIKE)) + likelihood.logDeterminant);
      }
    });
    return cost;
  }

  private gaps(slots: readonly number[]): number {
    let cost = 0;
    for (let i = 1; i < slots.length; i++) {
      const gap = Math.max(0, this.teeth[i]!.from - this.teeth[i - 1]!.to);
      if (slots[i]! - slots[i - 1]! === 1) {
        cost += Math.min(3, Math.max(0, gap - NARROW_GAP) * PER_GAP_MM);
        continue;
      }
      let usual = 0;
      for (let slot = slots[i - 1]! + 1; slot < slots[i]!; slot++) usual += sizeOf(this.jaw, kindOf(slot)).length;
      cost += gap < OPEN_SHARE * usual ? CLOSED_GAP : OPEN_GAP;
    }
    return cost;
  }

  private midline(toothAt: Int8Array): number {
    const [before, after] = [this.teeth[toothAt[SLOTS / 2 - 1]!], this.teeth[toothAt[SLOTS / 2]!]];
    if (!before && !after) return NO_INCISOR;
    const half = sizeOf(this.jaw, 1).length / 2;
    const off =
      before && after ? (before.beside + after.beside) / 2 : before ? before.beside + half : after!.beside - half;
    return 0.5 * (off / MIDLINE_SPREAD) ** 2;
  }
}

function missing(toothAt: Int8Array): number {
  let cost = 0;
  for (let slot = 0; slot < SLOTS / 2; slot++) {
    const price = MISSING[kindOf(slot) - 1]!;
    const absent = Number(toothAt[slot]! < 0) + Number(toothAt[mirrored(slot)]! < 0);
    cost += absent === 2 ? price * (1 + SECOND_OF_PAIR) : absent * price;
  }
  for (const [third, second] of [
    [0, 1],
    [SLOTS - 1, SLOTS - 2],
  ] as const) {
    if (toothAt[third]! < 0) continue;
    cost += THIRD_MOLAR + (toothAt[second]! < 0 ? THIRD_WITHOUT_SECOND : 0);
  }
  return cost;
}
