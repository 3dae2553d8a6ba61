import type { LabelledJaw } from './labelled-jaw.ts';

/** The faces of one tooth as a surface of its own, open at the gum line; teeth upwards. */
export interface CrownPatch {
  readonly positions: readonly number[];
  readonly triangles: readonly number[];
  /** Rims as vertices in the order of the faces' edges, longest first: that at the gum, then holes. */
  readonly loops: readonly (readonly number[])[];
}

const after = (at: number): number => (at % 3 === 2 ? at - 2 : at + 1);
const before = (at: number): number => (at % 3 === 0 ? at + 2 : at - 1);

/** The faces of each label, found in one walk. */
export function facesByLabel(labels: Uint8Array): Map<number, number[]> {
  const faces = new Map<number, number[]>();
  for (let face = 0; face < labels.length; face++) {
    const label = labels[face]!;
    if (!label) continue;
    const list = faces.get(label);
    if (list) list.push(face);
    else faces.set(label, [face]);
  }
  return faces;
}

/** Corners of faces, without those that repeat a directed edge: a scan that folds onto itself has them. */
function cornersOf(indices: Uint32Array, faces: readonly number[], vertices: number): [number[], Map<number, number>] {
  const corners: number[] = [];
  const edges = new Map<number, number>();
  for (const face of faces) {
    const [a, b, c] = [indices[3 * face]!, indices[3 * face + 1]!, indices[3 * face + 2]!];
    const keys = [a * vertices + b, b * vertices + c, c * vertices + a];
    if (a === b || b === c || c === a || keys.some((key) => edges.has(key))) continue;
    keys.forEach((key, k) => edges.set(key, corners.length + k));
    corners.push(a, b, c);
  }
  return [corners, edges];
}

/**
 * Vertices anew, one for each fan of faces: where two fans meet in a point alone they are parted, for there the surface would
 * pass through itself.
 */
function partedVertices(corners: readonly number[], edges: ReadonlyMap<number, number>, vertices: number) {
  const triangles = new Array<number>(corners.length).fill(-1);
  const sources: number[] = [];
  for (let start = 0; start < corners.length; start++) {
    if (triangles[start]! >= 0) continue;
    const vertex = corners[start]!;
    const number = sources.push(vertex) - 1;
    const fan = [start];
    while (fan.length > 0) {
      const at = fan.pop()!;
      if (triangles[at]! >= 0) continue;
      triangles[at] = number;
      const base = at - (at % 3);
      // The faces over the two edges at this corner, at their own corner of the vertex.
      const over = edges.get(corners[base + (after(at) - base)]! * vertices + vertex);
      if (over !== undefined) fan.push(after(over));
      const under = edges.get(vertex * vertices + corners[before(at)]!);
      if (under !== undefined) fan.push(under);
    }
  }
  return { triangles, sources };
}

/** The rims of a surface, each edge as its face has it. */
function rimsOf(triangles: readonly number[], vertices: number): number[][] {
  const edges = new Set<number>();
  for (let at = 0; at < triangles.length; at++) edges.add(triangles[at]! * vertices + triangles[after(at)]!);
  const next = new Map<number, number>();
  for (const edge of edges) {
    const [from, to] = [Math.floor(edge / vertices), edge % vertices];
    if (!edges.has(to * vertices + from)) next.set(from, to);
  }
  const loops: number[][] = [];
  const seen = new Set<number>();
  for (const start of next.keys()) {
    const loop: number[] = [];
    for (let at: number | undefined = start; at !== undefined && !seen.has(at); at = next.get(at)) {
      seen.add(at);
      loop.push(at);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function lengthOf(loop: readonly number[], positions: readonly number[]): number {
  let sum = 0;
  for (const [n, at] of loop.entries()) {
    const to = loop[(n + 1) % loop.length]!;
    const way = [0, 1, 2].map((k) => positions[3 * to + k]! - positions[3 * at + k]!);
    sum += Math.sqrt(way[0]! ** 2 + way[1]! ** 2 + way[2]! ** 2);
  }
  return sum;
}

/** @returns undefined where nothing is left, or the surface has no rim */
export function crownPatch(
  { indices }: Pick<LabelledJaw, 'indices'>,
  positions: Float64Array,
  faces: readonly number[],
): CrownPatch | undefined {
  const vertices = positions.length / 3;
  const [corners, edges] = cornersOf(indices, faces, vertices);
  const { triangles, sources } = partedVertices(corners, edges, vertices);
  const own = sources.flatMap((vertex) => [
    positions[3 * vertex]!,
    positions[3 * vertex + 1]!,
    positions[3 * vertex + 2]!,
  ]);
  const loops = rimsOf(triangles, sources.length);
  const lengths = new Map(loops.map((loop) => [loop, lengthOf(loop, own)]));
  loops.sort((one, other) => lengths.get(other)! - lengths.get(one)!);
  return loops.length > 0 && loops[0]!.length >= 6 ? { positions: own, triangles, loops } : undefined;
}
