import { powerOfTwo } from './weld.ts';

/** Remembers triangles by their three vertices, whatever their order; entries are positions in a growing index array. */
export class TriangleSet {
  private readonly table: Int32Array;
  private readonly mask: number;
  private readonly indices: Uint32Array;

  /** `indices` is the array into which accepted triangles are written; at most `capacity` of them. */
  constructor(indices: Uint32Array, capacity: number) {
    this.indices = indices;
    const size = powerOfTwo(capacity * 2);
    this.table = new Int32Array(size);
    this.mask = size - 1;
  }

  /** True when the triangle is new; `at` is where it is about to be written (in indices, a multiple of 3). */
  add(a: number, b: number, c: number, at: number): boolean {
    const { table, mask, indices } = this;
    const low = a < b ? (a < c ? a : c) : b < c ? b : c;
    const high = a > b ? (a > c ? a : c) : b > c ? b : c;
    const sum = a + b + c;
    let h = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b) ^ Math.imul(sum, 0xc2b2ae35);
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
    let slot = (h ^ (h >>> 13)) & mask;
    for (let entry = table[slot]!; entry !== 0; entry = table[slot]!) {
      const k = (entry - 1) * 3;
      const p = indices[k]!;
      const q = indices[k + 1]!;
      const r = indices[k + 2]!;
      if (p + q + r === sum && (p === low || q === low || r === low) && (p === high || q === high || r === high)) {
        return false;
      }
      slot = (slot + 1) & mask;
    }
    table[slot] = at / 3 + 1;
    return true;
  }
}
