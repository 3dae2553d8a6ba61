import { type Blocks, type Point, apart, inBlocks } from './blocks.ts';
import type { SolidBody } from './solid-body.ts';

/** Points of a surface in blocks that lie together. */
export interface SurfaceSamples extends Blocks {
  /** x, y, z of each point. */
  readonly points: Float32Array;
}

/** Faces are divided until no edge is longer, in mm. */
const STEP = 0.35;

function pointsOf({ positions, indices, crownVertices, crownFaces }: SolidBody): Point[] {
  const at = (vertex: number): Point => [
    positions[3 * vertex]!,
    positions[3 * vertex + 1]!,
    positions[3 * vertex + 2]!,
  ];
  const points: Point[] = Array.from({ length: crownVertices }, (_, vertex) => at(vertex));
  for (let t = 0; t < 3 * crownFaces; t += 3) {
    const [a, b, c] = [at(indices[t]!), at(indices[t + 1]!), at(indices[t + 2]!)];
    const parts = Math.ceil(Math.max(apart(a, b), apart(b, c), apart(c, a)) / STEP);
    for (let i = 0; i <= parts; i++)
      for (let j = 0; j <= parts - i; j++) {
        const k = parts - i - j;
        if (i === parts || j === parts || k === parts) continue;
        const mixed = (n: 0 | 1 | 2): number => (a[n] * i + b[n] * j + c[n] * k) / parts;
        points.push([mixed(0), mixed(1), mixed(2)]);
      }
  }
  return points;
}

export function samplesOf(all: readonly Point[]): SurfaceSamples {
  const { order, ...rest } = inBlocks(all);
  const points = new Float32Array(3 * all.length);
  for (const [place, at] of order.entries()) points.set(all[at]!, 3 * place);
  return { points, ...rest };
}

export const surfaceSamples = (body: SolidBody): SurfaceSamples => samplesOf(pointsOf(body));
