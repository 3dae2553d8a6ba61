import { SHAPE_SIZE, type ShapePrior } from '../prior/crown-shapes.ts';

/** How well the five numbers of a crown are measured: wear, margins and contacts change them. */
const NOISE = [0.07, 0.08, 0.1, 0.1, 0.12];

/** A normal distribution of crown shapes. */
export interface Likelihood {
  readonly mean: readonly number[];
  /** Squared distance from the mean in spreads. @param off differences from the mean */
  squares(off: readonly number[]): number;
  readonly logDeterminant: number;
}

/** By the Cholesky factor of covariance and noise together. */
export function likelihoodOf({ mean, spread }: ShapePrior): Likelihood {
  const factor = Array.from({ length: SHAPE_SIZE }, () => new Array<number>(SHAPE_SIZE).fill(0));
  for (let i = 0; i < SHAPE_SIZE; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = spread[(i * (i + 1)) / 2 + j]! + (i === j ? NOISE[i]! ** 2 : 0);
      for (let k = 0; k < j; k++) rest -= factor[i]![k]! * factor[j]![k]!;
      factor[i]![j] = i === j ? Math.sqrt(rest) : rest / factor[j]![j]!;
    }
  }
  return {
    mean,
    logDeterminant: 2 * factor.reduce((sum, row, i) => sum + Math.log(row[i]!), 0),
    squares(off) {
      const solved: number[] = [];
      for (let i = 0; i < SHAPE_SIZE; i++) {
        let rest = off[i]!;
        for (let k = 0; k < i; k++) rest -= factor[i]![k]! * solved[k]!;
        solved.push(rest / factor[i]![i]!);
      }
      return solved.reduce((sum, value) => sum + value * value, 0);
    },
  };
}
