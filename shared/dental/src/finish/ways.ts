/** Edges of a surface as ways between its vertices. */
export interface Ways {
  readonly positions: Float64Array;
  readonly from: Uint32Array;
  readonly next: Uint32Array;
}

/** Neighbours of each vertex, and the vertices on edges of a single face, both in the order of their numbers. */
export function ways(indices: Uint32Array, vertices: number): { from: Uint32Array; next: Uint32Array; rim: number[] } {
  // Both ends of each edge of each face: an edge of two faces stands twice at either end.
  const all = new Uint32Array(vertices + 1);
  for (const end of indices) all[end + 1]! += 2;
  for (let at = 0; at < vertices; at++) all[at + 1]! += all[at]!;
  const ends = new Uint32Array(2 * indices.length);
  const filled = all.slice();
  for (let i = 0; i < indices.length; i++) {
    const [a, b] = [indices[i]!, indices[i % 3 === 2 ? i - 2 : i + 1]!];
    ends[filled[a]!++] = b;
    ends[filled[b]!++] = a;
  }
  const from = new Uint32Array(vertices + 1);
  const rim: number[] = [];
  let kept = 0;
  for (let at = 0; at < vertices; at++) {
    const own = ends.subarray(all[at], all[at + 1]).sort();
    let onRim = false;
    for (let i = 0; i < own.length;) {
      const other = own[i]!;
      let faces = 0;
      for (; own[i] === other; i++) faces += 1;
      onRim ||= faces === 1;
      // Never beyond what was read: there are at most as many neighbours as ends.
      ends[kept++] = other;
    }
    if (onRim) rim.push(at);
    from[at + 1] = kept;
  }
  return { from, next: ends.slice(0, kept), rim };
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
