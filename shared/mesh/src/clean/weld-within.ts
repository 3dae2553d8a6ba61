import { powerOfTwo } from './power-of-two.ts';
import type { Weld } from './weld-result.ts';
import { NONE } from './weld-result.ts';

/**
 * Welds each vertex to the first earlier one within `tolerance` (straight distance). Cells are twice the tolerance wide, so
 * only the eight cells on the vertex's side can hold a neighbour.
 */
export function weldWithin(positions: Float32Array, tolerance: number): Weld {
  const count = positions.length / 3;
  const remap = new Uint32Array(count);
  const first: number[] = [];
  const capacity = powerOfTwo(count * 2);
  const heads = new Int32Array(capacity);
  const next = new Int32Array(count);
  const inverse = 1 / (tolerance * 2);
  const limit = tolerance * tolerance;
  let nonFinite = 0;

  for (let i = 0; i < count; i++) {
    const x = positions[i * 3]!;
    const y = positions[i * 3 + 1]!;
    const z = positions[i * 3 + 2]!;
    if (!Number.isFinite(x + y + z)) {
      remap[i] = NONE;
      nonFinite++;
      continue;
    }
    const cx = Math.floor(x * inverse);
    const cy = Math.floor(y * inverse);
    const cz = Math.floor(z * inverse);
    const sx = x * inverse - cx < 0.5 ? -1 : 1;
    const sy = y * inverse - cy < 0.5 ? -1 : 1;
    const sz = z * inverse - cz < 0.5 ? -1 : 1;
    let found = -1;
    for (let side = 0; side < 8 && found < 0; side++) {
      const bucket =
        cell(cx + (side & 1 ? sx : 0), cy + (side & 2 ? sy : 0), cz + (side & 4 ? sz : 0)) & (capacity - 1);
      for (let entry = heads[bucket]!; entry !== 0; entry = next[entry - 1]!) {
        const other = first[entry - 1]! * 3;
        const dx = positions[other]! - x;
        const dy = positions[other + 1]! - y;
        const dz = positions[other + 2]! - z;
        if (dx * dx + dy * dy + dz * dz <= limit) {
          found = entry - 1;
          break;
        }
      }
    }
    if (found < 0) {
      found = first.push(i) - 1;
      const bucket = cell(cx, cy, cz) & (capacity - 1);
      next[found] = heads[bucket]!;
      heads[bucket] = found + 1;
    }
    remap[i] = found;
  }
  return { remap, first: Uint32Array.from(first), nonFinite };
}

function cell(x: number, y: number, z: number): number {
  const h = Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791);
  return h ^ (h >>> 15);
}
