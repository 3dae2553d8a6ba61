import type { SolidBody } from './solid-body.ts';

/** Points of a crown in blocks that lie together, each within a sphere. */
export interface SurfaceSamples {
  /** x, y, z of each point. */
  readonly points: Float32Array;
  /** Of each block: its middle, its radius, its first point, and how many there are. */
  readonly blocks: Float32Array;
  /** A sphere around all. */
  readonly center: readonly [number, number, number];
  readonly radius: number;
}

/** Faces are divided until no edge is longer, in mm. */
const STEP = 0.35;
const BLOCK = 24;

type Point = readonly [number, number, number];

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

const apart = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);

interface Box {
  readonly center: Point;
  readonly radius: number;
  readonly longest: 0 | 1 | 2;
}

function boxOf(points: readonly Point[]): Box {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const point of points)
    for (let k = 0; k < 3; k++) {
      low[k] = Math.min(low[k]!, point[k]!);
      high[k] = Math.max(high[k]!, point[k]!);
    }
  const middle = (k: number): number => (low[k]! + high[k]!) / 2;
  const center: Point = [middle(0), middle(1), middle(2)];
  const sizes = low.map((value, k) => high[k]! - value);
  const longest = sizes.indexOf(Math.max(...sizes)) as 0 | 1 | 2;
  return { center, longest, radius: points.reduce((most, point) => Math.max(most, apart(point, center)), 0) };
}

export function surfaceSamples(body: SolidBody): SurfaceSamples {
  const all = pointsOf(body);
  const parts: { readonly box: Box; readonly points: readonly Point[] }[] = [];
  const halve = (points: Point[]): void => {
    const box = boxOf(points);
    if (points.length <= BLOCK) {
      parts.push({ box, points });
      return;
    }
    points.sort((one, other) => one[box.longest] - other[box.longest]);
    const half = points.length >> 1;
    halve(points.slice(0, half));
    halve(points.slice(half));
  };
  halve(all);
  const points = new Float32Array(3 * all.length);
  const blocks = new Float32Array(6 * parts.length);
  let first = 0;
  for (const [n, { box, points: some }] of parts.entries()) {
    blocks.set([...box.center, box.radius, first, some.length], 6 * n);
    for (const point of some) points.set(point, 3 * first++);
  }
  const { center, radius } = boxOf(all);
  return { points, blocks, center, radius };
}
