import { type Vec3, cross, length, mean, scale, subtract, unit } from '@archway/geometry';
import { vertexOf } from '../body/gum-line.ts';
import type { ToothBody } from '../body/tooth-body.ts';

/** Points on crowns with the way outwards; teeth upwards, three numbers each. */
export interface CrownPoints {
  readonly points: Float64Array;
  readonly normals: Float64Array;
  readonly count: number;
  readonly middle: Vec3;
}

/** Faces that come one after another in a scan lie side by side: steps of this share spread over all of them. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** So many points spread evenly over the crowns of a jaw. */
export function crownPoints(bodies: readonly ToothBody[], count: number): CrownPoints {
  const faces = bodies.flatMap((body) =>
    Array.from({ length: body.crownFaces }, (_, face) => {
      const [a, b, c] = [0, 1, 2].map((k) => vertexOf(body.positions, body.indices[3 * face + k]!)) as [
        Vec3,
        Vec3,
        Vec3,
      ];
      const normal = cross(subtract(b, a), subtract(c, a));
      return { middle: scale([a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]], 1 / 3), normal };
    }),
  );
  const areas: number[] = [];
  let whole = 0;
  for (const { normal } of faces) areas.push((whole += length(normal)));
  const [points, normals] = [new Float64Array(3 * count), new Float64Array(3 * count)];
  const middles: Vec3[] = [];
  for (let n = 0; n < count; n++) {
    const wanted = ((n * GOLDEN) % 1) * whole;
    let [low, high] = [0, areas.length - 1];
    while (low < high) {
      const half = (low + high) >> 1;
      if (areas[half]! < wanted) low = half + 1;
      else high = half;
    }
    const { middle, normal } = faces[low]!;
    points.set(middle, 3 * n);
    normals.set(unit(normal), 3 * n);
    middles.push(middle);
  }
  return { points, normals, count, middle: mean(middles) };
}
