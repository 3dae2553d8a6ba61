import { type Vec3, cross, dot, subtract } from '@archway/geometry';
import { vertexOf } from './gum-line.ts';

/** Triangles that share vertices where they meet. */
export interface FacesOfSurface {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

type Corners = readonly [Vec3, Vec3, Vec3];

/** Whether a segment passes through a triangle (Möller and Trumbore 1997); what only touches it does not. */
function passes(from: Vec3, to: Vec3, [a, b, c]: Corners): boolean {
  const way = subtract(to, from);
  const [ab, ac] = [subtract(b, a), subtract(c, a)];
  const across = cross(way, ac);
  const determinant = dot(ab, across);
  if (Math.abs(determinant) < 1e-12) return false;
  const at = subtract(from, a);
  const u = dot(at, across) / determinant;
  const beside = cross(at, ab);
  const v = dot(way, beside) / determinant;
  const t = dot(ac, beside) / determinant;
  return u > 1e-9 && v > 1e-9 && u + v < 1 - 1e-9 && t > 1e-9 && t < 1 - 1e-9;
}

const meet = (one: Corners, other: Corners): boolean =>
  [0, 1, 2].some((k) => passes(one[k]!, one[(k + 1) % 3]!, other) || passes(other[k]!, other[(k + 1) % 3]!, one));

/** Those of some faces of a surface through which another one of its faces passes; faces that share a vertex do not count. */
export function crossedFaces(surface: FacesOfSurface, asked: (face: number) => boolean): number[] {
  const { positions, indices } = surface;
  const count = indices.length / 3;
  const corner = (face: number, k: number): number => indices[3 * face + k]!;
  const box = new Float64Array(6 * count);
  for (let face = 0; face < count; face++)
    for (let k = 0; k < 3; k++) {
      const of = [0, 1, 2].map((n) => positions[3 * corner(face, n) + k]!);
      box[6 * face + k] = Math.min(...of);
      box[6 * face + 3 + k] = Math.max(...of);
    }
  const near = (one: number, other: number): boolean => {
    for (let k = 0; k < 3; k++)
      if (box[6 * one + k]! > box[6 * other + 3 + k]! || box[6 * other + k]! > box[6 * one + 3 + k]!) return false;
    return true;
  };
  const shares = (one: number, other: number): boolean => {
    for (let k = 0; k < 3; k++) for (let n = 0; n < 3; n++) if (corner(one, k) === corner(other, n)) return true;
    return false;
  };
  const points = (face: number): Corners => [
    vertexOf(positions, corner(face, 0)),
    vertexOf(positions, corner(face, 1)),
    vertexOf(positions, corner(face, 2)),
  ];
  // In the order of where they begin along x, so that only faces are compared which lie beside each other there.
  const order = Uint32Array.from({ length: count }, (_, face) => face).sort(
    (one, other) => box[6 * one]! - box[6 * other]!,
  );
  const isAsked = Uint8Array.from({ length: count }, (_, face) => Number(asked(face)));
  const crossed = new Set<number>();
  for (let n = 0; n < count; n++) {
    const one = order[n]!;
    for (let m = n + 1; m < count && box[6 * order[m]!]! <= box[6 * one + 3]!; m++) {
      const other = order[m]!;
      if (!isAsked[one] && !isAsked[other]) continue;
      if (!near(one, other) || shares(one, other) || !meet(points(one), points(other))) continue;
      if (isAsked[one]) crossed.add(one);
      if (isAsked[other]) crossed.add(other);
    }
  }
  return [...crossed].sort((one, other) => one - other);
}
