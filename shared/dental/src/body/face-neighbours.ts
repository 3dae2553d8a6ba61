/**
 * The face across each edge: three of each face, in the order of its edges; -1 at the rim. Of an edge with more than two
 * faces, which scans have where they fold, two are neighbours and the others stand alone.
 */
export function faceNeighbours(indices: Uint32Array, vertices: number): Int32Array {
  const across = new Int32Array(indices.length).fill(-1);
  // Half edges that wait for their other half, listed by their lower vertex.
  const first = new Int32Array(vertices).fill(-1);
  const next = new Int32Array(indices.length).fill(-1);
  const higher = new Uint32Array(indices.length);
  for (let at = 0; at < indices.length; at++) {
    const a = indices[at]!;
    const b = indices[at % 3 === 2 ? at - 2 : at + 1]!;
    const [low, high] = a < b ? [a, b] : [b, a];
    let before = -1;
    let other = first[low]!;
    while (other >= 0 && higher[other] !== high) {
      before = other;
      other = next[other]!;
    }
    if (other < 0) {
      higher[at] = high;
      next[at] = first[low]!;
      first[low] = at;
      continue;
    }
    across[at] = Math.floor(other / 3);
    across[other] = Math.floor(at / 3);
    if (before < 0) first[low] = next[other]!;
    else next[before] = next[other]!;
  }
  return across;
}
