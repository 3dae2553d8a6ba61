import type { MutableVec3, Vec3 } from './vector.ts';

/** A 3 × 3 matrix, row by row. */
export type Matrix3 = readonly [number, number, number, number, number, number, number, number, number];

export const IDENTITY3: Matrix3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** `m · v`. */
export const apply = (m: Matrix3, [x, y, z]: Vec3): MutableVec3 => [
  m[0] * x + m[1] * y + m[2] * z,
  m[3] * x + m[4] * y + m[5] * z,
  m[6] * x + m[7] * y + m[8] * z,
];

export function multiply(a: Matrix3, b: Matrix3): Matrix3 {
  const cell = (n: number): number => {
    const row = Math.floor(n / 3) * 3;
    const column = n % 3;
    return a[row]! * b[column]! + a[row + 1]! * b[column + 3]! + a[row + 2]! * b[column + 6]!;
  };
  return [cell(0), cell(1), cell(2), cell(3), cell(4), cell(5), cell(6), cell(7), cell(8)];
}

export function transpose([a, b, c, d, e, f, g, h, i]: Matrix3): Matrix3 {
  return [a, d, g, b, e, h, c, f, i];
}

/** Of a singular matrix, values that are not finite. */
export function inverse([a, b, c, d, e, f, g, h, i]: Matrix3): Matrix3 {
  const A = e * i - f * h;
  const B = f * g - d * i;
  const C = d * h - e * g;
  const k = 1 / (a * A + b * B + c * C);
  return [A * k, (c * h - b * i) * k, (b * f - c * e) * k, B * k, (a * i - c * g) * k, (c * d - a * f) * k, C * k, (b * g - a * h) * k, (a * e - b * d) * k]; // prettier-ignore
}
