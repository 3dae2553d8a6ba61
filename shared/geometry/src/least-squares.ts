import { type MutableVec3, cross, dot } from './vector.ts';

/**
 * Solves a square system by Gauss and Jordan with pivots. Changes what it is given.
 * @param matrix each row with its right side as the last number
 * @returns the unknowns; values that are not finite when the rows leave some of them open
 */
export function solve(matrix: { [at: number]: number; readonly length: number }[]): number[] {
  const size = matrix.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      if (factor === 0) continue;
      for (let at = column; at <= size; at++) matrix[row]![at]! -= factor * matrix[column]![at]!;
    }
  }
  return matrix.map((row, n) => row[size]! / row[n]!);
}

/**
 * Least squares by the normal equations: the unknowns that make `rows · unknowns` come closest to `right`.
 * @param damping is added to the diagonal, relative to its mean, so that what the rows leave open stays near zero
 */
export function leastSquares(rows: readonly (readonly number[])[], right: readonly number[], damping = 1e-9): number[] {
  const size = rows[0]!.length;
  const matrix = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  rows.forEach((row, n) => {
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) matrix[i]![j]! += row[i]! * row[j]!;
      matrix[i]![size]! += row[i]! * right[n]!;
    }
  });
  const middle = matrix.reduce((sum, row, n) => sum + row[n]!, 0) / size || 1;
  matrix.forEach((row, n) => (row[n]! += middle * damping));
  return solve(matrix);
}

/** Least squares z = c0·f0 + c1·f1 + c2·f2 over weighted rows that come one by one; keeps nine sums, no rows. */
export class RunningLeastSquares {
  private readonly sums = new Float64Array(9);

  add(f0: number, f1: number, f2: number, z: number, weight: number): void {
    const { sums } = this;
    sums[0]! += weight * f0 * f0;
    sums[1]! += weight * f0 * f1;
    sums[2]! += weight * f0 * f2;
    sums[3]! += weight * f1 * f1;
    sums[4]! += weight * f1 * f2;
    sums[5]! += weight * f2 * f2;
    sums[6]! += weight * f0 * z;
    sums[7]! += weight * f1 * z;
    sums[8]! += weight * f2 * z;
  }

  solve(): MutableVec3 {
    const [s0, s1, s2, s3, s4, s5, s6, s7, s8] = this.sums as unknown as Tuple9;
    const [a, b, c] = [[s0 + 1e-9, s1, s2] as const, [s1, s3 + 1e-9, s4] as const, [s2, s4, s5 + 1e-9] as const];
    const right = [s6, s7, s8] as const;
    // Cramer's rule; the matrix is symmetric, so rows are columns.
    const det = dot(a, cross(b, c)) || 1;
    return [dot(right, cross(b, c)) / det, dot(a, cross(right, c)) / det, dot(a, cross(b, right)) / det];
  }
}

type Tuple9 = readonly [number, number, number, number, number, number, number, number, number];
