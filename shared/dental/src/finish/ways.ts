/** Edges of a surface as ways between its vertices. */
export interface Ways {
  readonly positions: Float64Array;
  readonly from: Uint32Array;
  readonly next: Uint32Array;
}

/** Neighbours of each vertex, and the vertices on edges of a single face. */
export function ways(indices: Uint32Array, vertices: number): { from: Uint32Array; next: Uint32Array; rim: number[] } {
  const faces = new Map<number, number>();
  for (let i = 0; i < indices.length; i++) {
    const [a, b] = [indices[i]!, indices[i % 3 === 2 ? i - 2 : i + 1]!];
    const key = a < b ? a * vertices + b : b * vertices + a;
    faces.set(key, (faces.get(key) ?? 0) + 1);
  }
  const from = new Uint32Array(vertices + 1);
  const rim = new Set<number>();
  const ends = (key: number): [number, number] => [Math.floor(key / vertices), key % vertices];
  for (const [key, count] of faces) {
    for (const end of ends(key)) {
      from[end + 1]! += 1;
      if (count === 1) rim.add(end);
    }
  }
  for (let at = 0; at < vertices; at++) from[at + 1]! += from[at]!;
  const next = new Uint32Array(2 * faces.size);
  const filled = from.slice();
  for (const key of faces.keys()) {
    const [a, b] = ends(key);
    next[filled[a]!++] = b;
    next[filled[b]!++] = a;
  }
  return { from, next, rim: [...rim] };
}

const between = (positions: Float64Array, one: number, other: number): number =>
  Math.hypot(
    positions[3 * one]! - positions[3 * other]!,
    positions[3 * one + 1]! - positions[3 * other + 1]!,
    positions[3 * one + 2]! - positions[3 * other + 2]!,
  );

/** Length of an edge on average, mm. */
export function meanEdge({ positions, from, next }: Ways): number {
  let sum = 0;
  for (let at = 0; at + 1 < from.length; at++)
    for (let n = from[at]!; n < from[at + 1]!; n++) sum += between(positions, at, next[n]!);
  return sum / (next.length || 1);
}

/** How far each vertex is from the nearest of some, along edges, and which of them that is. */
export function reachFrom(
  { positions, from, next }: Ways,
  sources: readonly number[],
  reach: number,
): { distance: Float64Array; source: Int32Array } {
  const vertices = from.length - 1;
  const distance = new Float64Array(vertices).fill(Infinity);
  const source = new Int32Array(vertices).fill(-1);
  for (const at of sources) {
    distance[at] = 0;
    source[at] = at;
  }
  // In rounds: what became nearer in one of them may bring its neighbours nearer in the next.
  let changed: number[] = [...sources];
  while (changed.length > 0) {
    const nearer = new Set<number>();
    for (const at of changed)
      for (let n = from[at]!; n < from[at + 1]!; n++) {
        const other = next[n]!;
        const way = distance[at]! + between(positions, at, other);
        if (way > reach || way >= distance[other]!) continue;
        distance[other] = way;
        source[other] = source[at]!;
        nearer.add(other);
      }
    changed = [...nearer];
  }
  return { distance, source };
}
