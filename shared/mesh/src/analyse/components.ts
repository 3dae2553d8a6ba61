/** Connected pieces: triangles that share a vertex belong together. */
export interface Components {
  count: number;
  /** The piece of each triangle; the largest piece is 0, and so on. */
  ofTriangle: Uint32Array;
  /** Triangles of each piece. */
  sizes: Uint32Array;
}

export function components(indices: Uint32Array, vertices: number): Components {
  const parent = new Uint32Array(vertices);
  for (let v = 0; v < vertices; v++) parent[v] = v;
  const find = (v: number): number => {
    let root = v;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  const join = (a: number, b: number) => {
    const x = find(a);
    const y = find(b);
    if (x < y) parent[y] = x;
    else parent[x] = y;
  };
  for (let i = 0; i < indices.length; i += 3) {
    join(indices[i]!, indices[i + 1]!);
    join(indices[i + 1]!, indices[i + 2]!);
  }

  const numbers = new Map<number, number>();
  const found: number[] = [];
  const ofTriangle = new Uint32Array(indices.length / 3);
  for (let t = 0; t < ofTriangle.length; t++) {
    const root = find(indices[t * 3]!);
    let number = numbers.get(root);
    if (number === undefined) {
      number = found.push(0) - 1;
      numbers.set(root, number);
    }
    found[number]!++;
    ofTriangle[t] = number;
  }
  const order = found.map((_, number) => number).sort((a, b) => found[b]! - found[a]! || a - b);
  const rank = new Uint32Array(order.length);
  order.forEach((number, place) => (rank[number] = place));
  for (let t = 0; t < ofTriangle.length; t++) ofTriangle[t] = rank[ofTriangle[t]!]!;
  return { count: found.length, ofTriangle, sizes: Uint32Array.from(order, (number) => found[number]!) };
}
