import type { Mesh } from '../mesh.ts';
import { NONE } from './weld-result.ts';

/**
 * Attributes of the welded vertices. Position, colour and generic values are those of the first vertex at a place;
 * normals are averaged over all of them, since a single one would shade the whole place by one of its faces.
 */
export function gatherVertices(
  mesh: Mesh,
  first: Uint32Array,
  order: Uint32Array | undefined,
  remap: Uint32Array,
  merged: boolean,
): Omit<Mesh, 'indices' | 'faceColors'> {
  const count = order ? order.length : first.length;
  const source = order ? Uint32Array.from(order, (v) => first[v]!) : first;
  const positions = pick3(mesh.positions, source, new Float32Array(count * 3));
  const gathered: Omit<Mesh, 'indices' | 'faceColors'> = { positions };
  if (mesh.colors) gathered.colors = pick3(mesh.colors, source, new Uint8Array(count * 3));
  if (mesh.generic) gathered.generic = pick3(mesh.generic, source, new Float32Array(count * 3));
  if (mesh.normals) {
    const normals = merged
      ? averaged(mesh.normals, remap, first.length)
      : pick3(mesh.normals, first, new Float32Array(first.length * 3));
    gathered.normals = order ? pick3(normals, order, new Float32Array(count * 3)) : normals;
  }
  return gathered;
}

function pick3<T extends Float32Array | Uint8Array>(from: T, source: Uint32Array, to: T): T {
  for (let v = 0, out = 0; v < source.length; v++, out += 3) {
    const at = source[v]! * 3;
    to[out] = from[at]!;
    to[out + 1] = from[at + 1]!;
    to[out + 2] = from[at + 2]!;
  }
  return to;
}

function averaged(normals: Float32Array, remap: Uint32Array, count: number): Float32Array {
  const sums = new Float32Array(count * 3);
  for (let i = 0; i < remap.length; i++) {
    if (remap[i] === NONE) continue;
    const to = remap[i]! * 3;
    for (let k = 0; k < 3; k++) sums[to + k] = sums[to + k]! + (normals[i * 3 + k]! || 0);
  }
  for (let at = 0; at < sums.length; at += 3) {
    const length = Math.hypot(sums[at]!, sums[at + 1]!, sums[at + 2]!) || 1;
    for (let k = 0; k < 3; k++) sums[at + k] = sums[at + k]! / length;
  }
  return sums;
}
