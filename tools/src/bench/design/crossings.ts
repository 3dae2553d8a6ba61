import { type Vec3, cross, dot, subtract } from '@archway/geometry';

interface Surface {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

const point = ({ positions }: Surface, at: number): Vec3 => [
  positions[3 * at]!,
  positions[3 * at + 1]!,
  positions[3 * at + 2]!,
];

/** Whether a segment passes through a triangle (Möller and Trumbore 1997); what only touches it does not. */
function passes(from: Vec3, to: Vec3, [a, b, c]: readonly [Vec3, Vec3, Vec3]): boolean {
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

/** How many of some faces of a surface another one of its faces passes through. */
export function crossedFaces(surface: Surface, asked: (face: number) => boolean): number {
  const faces = surface.indices.length / 3;
  const corners = Array.from({ length: faces }, (_, face) =>
    [0, 1, 2].map((corner) => surface.indices[3 * face + corner]!),
  );
  const points = corners.map((of) => of.map((at) => point(surface, at)) as [Vec3, Vec3, Vec3]);
  const reach = (k: 0 | 1 | 2, which: 'min' | 'max'): Float64Array =>
    Float64Array.from(points, (of) => Math[which](of[0][k], of[1][k], of[2][k]));
  const low = ([0, 1, 2] as const).map((k) => reach(k, 'min'));
  const high = ([0, 1, 2] as const).map((k) => reach(k, 'max'));
  const near = (one: number, other: number): boolean =>
    [0, 1, 2].every((k) => low[k]![one]! <= high[k]![other]! && low[k]![other]! <= high[k]![one]!);
  const meet = (one: number, other: number): boolean =>
    [0, 1, 2].some(
      (k) =>
        passes(points[one]![k]!, points[one]![(k + 1) % 3]!, points[other]!) ||
        passes(points[other]![k]!, points[other]![(k + 1) % 3]!, points[one]!),
    );
  let crossed = 0;
  for (let one = 0; one < faces; one++) {
    if (!asked(one)) continue;
    for (let other = 0; other < faces; other++) {
      if (one === other || !near(one, other) || corners[one]!.some((at) => corners[other]!.includes(at))) continue;
      if (!meet(one, other)) continue;
      crossed++;
      break;
    }
  }
  return crossed;
}
