import type { MutableVec3, Vec3 } from './vector.ts';

/** Eigenvalues and unit eigenvectors of a symmetric matrix, smallest value first. */
export interface Eigen {
  readonly values: readonly number[];
  readonly vectors: readonly (readonly number[])[];
}

const MOST_SWEEPS = 60;
const NEGLIGIBLE = 1e-15;

/**
 * By Jacobi's rotations, as in Golub and Van Loan, Matrix Computations, 8.5: exact to rounding for the small matrices of
 * directions and of rotations (3 × 3, 4 × 4).
 * @param matrix symmetric; rows of the same length as their number
 */
export function symmetricEigen(matrix: readonly (readonly number[])[]): Eigen {
  const m = matrix.map((row) => [...row]);
  const size = m.length;
  const vectors = m.map((_, i) => m.map((__, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let turned = false;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const off = m[p]![q]!;
        if (Math.abs(off) < NEGLIGIBLE) continue;
        turned = true;
        const theta = (m[q]![q]! - m[p]![p]!) / (2 * off);
        const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        turn(m, vectors, p, q, c, t * c);
      }
    }
    if (!turned) break;
  }
  const order = m.map((_, i) => i).sort((i, j) => m[i]![i]! - m[j]![j]!);
  return { values: order.map((i) => m[i]![i]!), vectors: order.map((i) => vectors.map((row) => row[i]!)) };
}

function turn(m: number[][], vectors: number[][], p: number, q: number, c: number, s: number): void {
  for (const rows of [m, vectors]) {
    for (const row of rows) {
      const [a, b] = [row[p]!, row[q]!];
      row[p] = c * a - s * b;
      row[q] = s * a + c * b;
    }
  }
  for (let k = 0; k < m.length; k++) {
    const [a, b] = [m[p]![k]!, m[q]![k]!];
    m[p]![k] = c * a - s * b;
    m[q]![k] = s * a + c * b;
  }
}

/** The same of a 3 × 3 matrix, such as a covariance: three directions at right angles, that of least extent first. */
export function principalAxes(matrix: readonly [Vec3, Vec3, Vec3]): {
  values: MutableVec3;
  vectors: [MutableVec3, MutableVec3, MutableVec3];
} {
  const { values, vectors } = symmetricEigen(matrix);
  const axis = (k: number): MutableVec3 => [vectors[k]![0]!, vectors[k]![1]!, vectors[k]![2]!];
  return { values: [values[0]!, values[1]!, values[2]!], vectors: [axis(0), axis(1), axis(2)] };
}
