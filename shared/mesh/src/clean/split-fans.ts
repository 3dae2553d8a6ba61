import type { Corners } from './corners.ts';
import { cornerAfter, cornerBefore, cornersByVertex, crowdedVertices } from './corners.ts';

const MAX_ROUNDS = 8;

/**
 * Where surfaces touch in a single vertex, that vertex belongs to several fans of triangles. Each further fan gets a
 * vertex of its own, and so does each sheet that meets others along an edge of three or more triangles. The shape stays
 * the same to the last bit; only the connection that no surface has is undone, as Draco would do when compressing.
 * Rewrites `indices` in place and returns, for every added vertex, the vertex that it copies.
 */
export function splitFans(
  indices: Uint32Array,
  vertices: number,
  first: { crowded: number[]; around: Corners },
): number[] {
  const copies: number[] = [];
  let { crowded, around } = first;
  // A split can uncover a further fan at a neighbour; a second round finds it, and hardly ever a third.
  for (let round = 0; round < MAX_ROUNDS && crowded.length > 0; round++) {
    const before = copies.length;
    splitOnce(indices, vertices, crowded, around, copies);
    if (copies.length === before) break;
    const now = vertices + copies.length;
    around = cornersByVertex(indices, now);
    crowded = crowdedVertices(indices, now, around);
  }
  return copies;
}

function splitOnce(indices: Uint32Array, vertices: number, crowded: number[], around: Corners, copies: number[]): void {
  const { starts, corners } = around;
  // All fans are found before the first is split, since a split changes the neighbours' view of this vertex.
  const found = crowded.map((v) => fansOf(indices, corners.subarray(starts[v], starts[v + 1])));
  crowded.forEach((v, k) => {
    const base = vertices + copies.length - 1;
    let highest = 0;
    found[k]!.forEach((fan, corner) => {
      if (fan > 0) indices[corners[starts[v]! + corner]!] = base + fan;
      if (fan > highest) highest = fan;
    });
    for (let fan = 0; fan < highest; fan++) copies.push(v < vertices ? v : copies[v - vertices]!);
  });
}

/** The fan of each triangle around one vertex; two triangles are neighbours when they alone share a rim vertex. */
function fansOf(indices: Uint32Array, corners: Uint32Array): Int32Array {
  const users = new Map<number, number[]>();
  const rims = Array.from(
    corners,
    (corner) => [indices[cornerAfter(corner)]!, indices[cornerBefore(corner)]!] as const,
  );
  rims.forEach((pair, k) => {
    for (const rim of pair) {
      const list = users.get(rim);
      if (list) list.push(k);
      else users.set(rim, [k]);
    }
  });
  const fans = new Int32Array(corners.length).fill(-1);
  let count = 0;
  for (let seed = 0; seed < fans.length; seed++) {
    if (fans[seed]! >= 0) continue;
    const queue = [seed];
    fans[seed] = count;
    for (let corner = queue.pop(); corner !== undefined; corner = queue.pop()) {
      for (const rim of rims[corner]!) {
        const sharing = users.get(rim)!;
        if (sharing.length !== 2) continue;
        const other = sharing[0] === corner ? sharing[1]! : sharing[0]!;
        if (fans[other]! < 0) {
          fans[other] = count;
          queue.push(other);
        }
      }
    }
    count++;
  }
  return fans;
}
