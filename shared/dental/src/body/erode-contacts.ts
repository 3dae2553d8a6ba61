import { keepLargestPieces, vote } from './clean-labels.ts';

/**
 * Scanners bridge the contact of two teeth, which nobody can see. Those faces are given up: every face that touches a border
 * between two teeth becomes gum, and the body is closed there by the loft. Left in, they cling to one tooth as spikes and
 * stand in the way of every movement.
 */
export function erodeContacts(labels: Uint8Array, indices: Uint32Array, vertices: number, across: Int32Array): void {
  const first = new Uint8Array(vertices);
  const shared = new Uint8Array(vertices);
  for (let at = 0; at < indices.length; at++) {
    const label = labels[Math.floor(at / 3)]!;
    const vertex = indices[at]!;
    if (!label) continue;
    if (!first[vertex]) first[vertex] = label;
    else if (first[vertex] !== label) shared[vertex] = 1;
  }
  for (let face = 0; face < labels.length; face++)
    if (shared[indices[3 * face]!] || shared[indices[3 * face + 1]!] || shared[indices[3 * face + 2]!])
      labels[face] = 0;
  vote(labels, across);
  keepLargestPieces(labels, across);
}
