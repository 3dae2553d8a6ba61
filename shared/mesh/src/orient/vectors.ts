import type { Vector } from '../analyse/measure.ts';

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const length = (a: Vector) => Math.sqrt(dot(a, a));

export const unit = (a: Vector): Vector => scale(a, 1 / (length(a) || 1));

/** Some unit vector at a right angle to `a`. */
export const perpendicular = (a: Vector): Vector => unit(cross(a, Math.abs(a[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]));

export type Matrix = [Vector, Vector, Vector];

/** Eigenvectors of a symmetric matrix by Jacobi rotations, smallest eigenvalue first. */
export function symmetricEigen(matrix: Matrix): { values: Vector; vectors: Matrix } {
  const a: Matrix = [[...matrix[0]], [...matrix[1]], [...matrix[2]]];
  const v: Matrix = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  for (let sweep = 0; sweep < 30; sweep++) {
    for (const [p, q] of pairs) {
      const off = a[p]![q]!;
      if (Math.abs(off) < 1e-15) continue;
      const theta = (a[q]![q]! - a[p]![p]!) / (2 * off);
      const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
      const c = 1 / Math.sqrt(t * t + 1);
      rotate(a, v, p, q, c, t * c);
    }
  }
  const order = [0, 1, 2].sort((i, j) => a[i]![i]! - a[j]![j]!);
  const column = (i: number): Vector => [v[0][i]!, v[1][i]!, v[2][i]!];
  return {
    values: order.map((i) => a[i]![i]!) as Vector,
    vectors: order.map(column) as Matrix,
  };
}

const pairs = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

function rotate(a: Matrix, v: Matrix, p: number, q: number, c: number, s: number): void {
  for (let k = 0; k < 3; k++) {
    const x = a[k]![p]!;
    const y = a[k]![q]!;
    a[k]![p] = c * x - s * y;
    a[k]![q] = s * x + c * y;
  }
  for (let k = 0; k < 3; k++) {
    const x = a[p]![k]!;
    const y = a[q]![k]!;
    a[p]![k] = c * x - s * y;
    a[q]![k] = s * x + c * y;
    const m = v[k]![p]!;
    const n = v[k]![q]!;
    v[k]![p] = c * m - s * n;
    v[k]![q] = s * m + c * n;
  }
}

/** Least squares z = c0·f0 + c1·f1 + c2·f2 over weighted rows, by the normal equations. */
export class LeastSquares {
  private readonly m = new Float64Array(12);

  add(f0: number, f1: number, f2: number, z: number, weight: number): void {
    const { m } = this;
    m[0]! += weight * f0 * f0;
    m[1]! += weight * f0 * f1;
    m[2]! += weight * f0 * f2;
    m[3]! += weight * f1 * f1;
    m[4]! += weight * f1 * f2;
    m[5]! += weight * f2 * f2;
    m[6]! += weight * f0 * z;
    m[7]! += weight * f1 * z;
    m[8]! += weight * f2 * z;
  }

  solve(): Vector {
    const { m } = this;
    const a: Vector = [m[0]! + 1e-9, m[1]!, m[2]!];
    const b: Vector = [m[1]!, m[3]! + 1e-9, m[4]!];
    const c: Vector = [m[2]!, m[4]!, m[5]! + 1e-9];
    const r: Vector = [m[6]!, m[7]!, m[8]!];
    // Cramer's rule; the matrix is symmetric, so rows are columns.
    const determinant = dot(a, cross(b, c)) || 1;
    return [dot(r, cross(b, c)) / determinant, dot(a, cross(r, c)) / determinant, dot(a, cross(b, r)) / determinant];
  }
}
