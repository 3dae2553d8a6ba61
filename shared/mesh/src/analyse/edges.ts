/** What the edges of a mesh say about its surface. */
export interface EdgeCounts {
  edges: number;
  /** Used by one triangle: the rim of a scan or a hole. */
  open: number;
  /** Used by three or more triangles. */
  nonManifold: number;
  /** Used by two triangles that run along it in the same direction: one of them is turned over. */
  flipped: number;
}

/** Half edges grouped by their lower vertex: `values[starts[v] … starts[v+1])` are `higher vertex × 2 + direction`. */
function edgeBuckets(indices: Uint32Array, vertices: number): { starts: Uint32Array; values: Uint32Array } {
  const starts = new Uint32Array(vertices + 2);
  for (let i = 0; i < indices.length; i += 3) {
    const a = indices[i]!;
    const b = indices[i + 1]!;
    const c = indices[i + 2]!;
    starts[(a < b ? a : b) + 2]!++;
    starts[(b < c ? b : c) + 2]!++;
    starts[(c < a ? c : a) + 2]!++;
  }
  for (let v = 2; v < starts.length; v++) starts[v]! += starts[v - 1]!;
  const values = new Uint32Array(indices.length);
  for (let i = 0; i < indices.length; i += 3) {
    const a = indices[i]!;
    const b = indices[i + 1]!;
    const c = indices[i + 2]!;
    if (a < b) values[starts[a + 1]!++] = b * 2;
    else values[starts[b + 1]!++] = a * 2 + 1;
    if (b < c) values[starts[b + 1]!++] = c * 2;
    else values[starts[c + 1]!++] = b * 2 + 1;
    if (c < a) values[starts[c + 1]!++] = a * 2;
    else values[starts[a + 1]!++] = c * 2 + 1;
  }
  return { starts, values };
}

export function countEdges(indices: Uint32Array, vertices: number): EdgeCounts {
  const { starts, values } = edgeBuckets(indices, vertices);
  const counts: EdgeCounts = { edges: 0, open: 0, nonManifold: 0, flipped: 0 };
  for (let v = 0; v < vertices; v++) {
    const from = starts[v]!;
    const to = starts[v + 1]!;
    sortRange(values, from, to);
    for (let k = from; k < to;) {
      const other = values[k]! >>> 1;
      let uses = 0;
      let backward = 0;
      for (; k < to && values[k]! >>> 1 === other; k++) {
        uses++;
        backward += values[k]! & 1;
      }
      counts.edges++;
      if (uses === 1) counts.open++;
      else if (uses > 2) counts.nonManifold++;
      else if (backward !== 1) counts.flipped++;
    }
  }
  return counts;
}

/** Buckets are short (about six values), where insertion is fastest; a hub with thousands is left to the built-in sort. */
function sortRange(values: Uint32Array, from: number, to: number): void {
  if (to - from > 40) {
    values.subarray(from, to).sort();
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const value = values[i]!;
    let k = i - 1;
    while (k >= from && values[k]! > value) {
      values[k + 1] = values[k]!;
      k--;
    }
    values[k + 1] = value;
  }
}
