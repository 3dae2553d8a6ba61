import type { Corners } from './corners.ts';
import { cornerAfter, cornerBefore } from './corners.ts';

/**
 * Triangles that have the same three corners as an earlier one, in either direction. All corners of such a triangle are
 * crowded, so only those need to be looked at.
 */
export function duplicateTriangles(indices: Uint32Array, crowded: number[], { starts, corners }: Corners): Set<number> {
  const duplicates = new Set<number>();
  for (const v of crowded) {
    const seen = new Set<number>();
    for (let k = starts[v]!; k < starts[v + 1]!; k++) {
      const corner = corners[k]!;
      const a = indices[cornerAfter(corner)]!;
      const b = indices[cornerBefore(corner)]!;
      // The lowest vertex speaks for the triangle, so that each is met once.
      if (v > a || v > b) continue;
      const rim = Math.min(a, b) * 0x100000000 + Math.max(a, b);
      if (seen.has(rim)) duplicates.add(Math.floor(corner / 3));
      else seen.add(rim);
    }
  }
  return duplicates;
}
