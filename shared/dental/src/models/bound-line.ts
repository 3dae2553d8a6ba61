import { type Vec3, cross, dot, length, nearestOnTriangle, subtract } from '@archway/geometry';
import { FaceGrid } from '../segment/transfer/face-grid.ts';

/** Farther from the gum than this is no line of it, mm: a line was drawn on it, and stands on faces that may be flat. */
const OFF_GUM = 0.5;

/** A line as places of a surface: wherever that stands, so does the line. */
export interface BoundLine {
  /** Of each point the three vertices around it. */
  readonly corners: Uint32Array;
  /** And its share of each of them, 1 together. */
  readonly shares: Float64Array;
}

const vertexOf = (positions: ArrayLike<number>, vertex: number): Vec3 => [
  positions[3 * vertex]!,
  positions[3 * vertex + 1]!,
  positions[3 * vertex + 2]!,
];

/** Shares of the corners of a face at a point of it; all of the first corner where the face has no area. */
function sharesAt(point: Vec3, [a, b, c]: readonly [Vec3, Vec3, Vec3]): Vec3 {
  const [ab, ac, ap] = [subtract(b, a), subtract(c, a), subtract(point, a)];
  const normal = cross(ab, ac);
  const doubled = dot(normal, normal);
  if (doubled === 0) return [1, 0, 0];
  const second = dot(cross(ap, ac), normal) / doubled;
  const third = dot(cross(ab, ap), normal) / doubled;
  return [1 - second - third, second, third];
}

/** Binds a line to the gum that it was drawn on; null where it does not lie on it. @param positions of the gum then, mm */
export function boundLine(points: readonly Vec3[], positions: Float64Array, indices: Uint32Array): BoundLine | null {
  const grid = new FaceGrid({ positions, indices, faces: indices.length / 3 });
  const corners = new Uint32Array(3 * points.length);
  const shares = new Float64Array(3 * points.length);
  for (const [n, point] of points.entries()) {
    const face = grid.nearest(...point);
    if (face < 0) return null;
    const own = indices.subarray(3 * face, 3 * face + 3);
    const [a, b, c] = [vertexOf(positions, own[0]!), vertexOf(positions, own[1]!), vertexOf(positions, own[2]!)];
    const there = nearestOnTriangle(point, a, b, c);
    if (length(subtract(there, point)) > OFF_GUM) return null;
    corners.set(own, 3 * n);
    shares.set(sharesAt(there, [a, b, c]), 3 * n);
  }
  return { corners, shares };
}

/** The line where the gum lies otherwise. */
export const lineAt = ({ corners, shares }: BoundLine, positions: ArrayLike<number>): Vec3[] =>
  Array.from({ length: corners.length / 3 }, (_, n): Vec3 => {
    const of = [0, 1, 2].map((k) => vertexOf(positions, corners[3 * n + k]!));
    return [0, 1, 2].map((axis) =>
      of.reduce((sum, vertex, k) => sum + shares[3 * n + k]! * vertex[axis]!, 0),
    ) as unknown as Vec3;
  });
