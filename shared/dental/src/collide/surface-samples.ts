import { type Blocks, type Point, apart, inBlocks } from './blocks.ts';
import type { SolidBody } from './solid-body.ts';

/** Points of a surface in blocks that lie together. */
export interface SurfaceSamples extends Blocks {
  /** x, y, z of each point. */
  readonly points: Float32Array;
}

/** Points of a crown, and where each of them is on it. */
export interface CrownSamples extends SurfaceSamples {
  /** Three for each point: the corners of its face; those of its edge, or the vertex itself, again where it has fewer. */
  readonly corners: Uint32Array;
  /** Vertices beside each vertex: those of `n` are `beside` from `besideFrom[n]` to `besideFrom[n + 1]`. */
  readonly besideFrom: Uint32Array;
  readonly beside: Uint32Array;
}

/** Edges and faces are divided until no part is longer, in mm. */
const STEP = 0.35;

/** Both vertices of every edge of a crown, once. */
function edgesOf({ indices, positions, crownFaces }: SolidBody): readonly (readonly [number, number])[] {
  const vertices = positions.length / 3;
  const keys = new Set<number>();
  for (let t = 0; t < 3 * crownFaces; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [indices[t + k]!, indices[t + ((k + 1) % 3)]!];
      keys.add(Math.min(a, b) * vertices + Math.max(a, b));
    }
  return [...keys].map((key) => [Math.floor(key / vertices), key % vertices]);
}

function besideEach(edges: readonly (readonly [number, number])[], vertices: number) {
  const besideFrom = new Uint32Array(vertices + 1);
  for (const edge of edges) for (const at of edge) besideFrom[at + 1]!++;
  for (let n = 0; n < vertices; n++) besideFrom[n + 1]! += besideFrom[n]!;
  const next = besideFrom.slice();
  const beside = new Uint32Array(2 * edges.length);
  for (const [a, b] of edges) {
    beside[next[a]!++] = b;
    beside[next[b]!++] = a;
  }
  return { besideFrom, beside };
}

interface Placed {
  readonly point: Point;
  readonly corners: readonly [number, number, number];
}

function pointsOf(
  { positions, indices, crownVertices, crownFaces }: SolidBody,
  edges: readonly (readonly [number, number])[],
): Placed[] {
  const at = (vertex: number): Point => [
    positions[3 * vertex]!,
    positions[3 * vertex + 1]!,
    positions[3 * vertex + 2]!,
  ];
  const placed = Array.from({ length: crownVertices }, (_, n): Placed => ({ point: at(n), corners: [n, n, n] }));
  for (const [first, second] of edges) {
    const [a, b] = [at(first), at(second)];
    const parts = Math.ceil(apart(a, b) / STEP);
    for (let i = 1; i < parts; i++) {
      const mixed = (n: 0 | 1 | 2): number => a[n] + ((b[n] - a[n]) * i) / parts;
      placed.push({ point: [mixed(0), mixed(1), mixed(2)], corners: [first, second, second] });
    }
  }
  for (let t = 0; t < 3 * crownFaces; t += 3) {
    const corners = [indices[t]!, indices[t + 1]!, indices[t + 2]!] as const;
    const [a, b, c] = corners.map(at) as [Point, Point, Point];
    const parts = Math.ceil(Math.max(apart(a, b), apart(b, c), apart(c, a)) / STEP);
    for (let i = 1; i < parts - 1; i++)
      for (let j = 1; j < parts - i; j++) {
        const mixed = (n: 0 | 1 | 2): number => (a[n] * i + b[n] * j + c[n] * (parts - i - j)) / parts;
        placed.push({ point: [mixed(0), mixed(1), mixed(2)], corners });
      }
  }
  return placed;
}

function inOrder(all: readonly Point[]): SurfaceSamples & { readonly order: readonly number[] } {
  const { order, ...rest } = inBlocks(all);
  const points = new Float32Array(3 * all.length);
  for (const [place, at] of order.entries()) points.set(all[at]!, 3 * place);
  return { points, order, ...rest };
}

export function samplesOf(all: readonly Point[]): SurfaceSamples {
  const { order: _, ...samples } = inOrder(all);
  return samples;
}

export function crownSamples(body: SolidBody): CrownSamples {
  const edges = edgesOf(body);
  const placed = pointsOf(body, edges);
  const { order, ...samples } = inOrder(placed.map(({ point }) => point));
  return {
    ...samples,
    corners: Uint32Array.from(order.flatMap((at) => placed[at]!.corners)),
    ...besideEach(edges, body.crownVertices),
  };
}
