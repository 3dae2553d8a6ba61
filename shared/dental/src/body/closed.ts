/** What the half edges of a mesh say about it. */
export interface Closedness {
  /** Directed edges that are there more than once, or have no other half: none on a closed surface. */
  readonly badEdges: number;
  /** Pieces that are not joined by a vertex. */
  readonly pieces: number;
  /** In mm³; below 0 when the faces look inwards. */
  readonly volume: number;
}

function countPieces(indices: Uint32Array, vertices: number): number {
  const parent = Uint32Array.from({ length: vertices }, (_, vertex) => vertex);
  const root = (vertex: number): number => {
    let at = vertex;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
    return at;
  };
  for (let at = 0; at < indices.length; at += 3)
    for (let k = 1; k < 3; k++) parent[root(indices[at + k]!)] = root(indices[at]!);
  const roots = new Set<number>();
  for (const vertex of indices) roots.add(root(vertex));
  return roots.size;
}

export function closedness(positions: Float64Array, indices: Uint32Array): Closedness {
  const vertices = positions.length / 3;
  const edges = new Map<number, number>();
  let volume = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [i, j, k] = [indices[at]!, indices[at + 1]!, indices[at + 2]!];
    for (const edge of [i * vertices + j, j * vertices + k, k * vertices + i])
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    volume += tetrahedron(positions, 3 * i, 3 * j, 3 * k);
  }
  let badEdges = 0;
  for (const [edge, times] of edges) {
    const [from, to] = [Math.floor(edge / vertices), edge % vertices];
    if (times !== 1 || edges.get(to * vertices + from) !== 1) badEdges++;
  }
  return { badEdges, pieces: countPieces(indices, vertices), volume };
}

/** Of the origin and a face; with a sign. */
function tetrahedron(p: Float64Array, a: number, b: number, c: number): number {
  const [x, y, z] = [p[a]!, p[a + 1]!, p[a + 2]!];
  const [ux, uy, uz] = [p[b]!, p[b + 1]!, p[b + 2]!];
  const [vx, vy, vz] = [p[c]!, p[c + 1]!, p[c + 2]!];
  return (x * (uy * vz - uz * vy) + y * (uz * vx - ux * vz) + z * (ux * vy - uy * vx)) / 6;
}
