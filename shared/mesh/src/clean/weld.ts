import { powerOfTwo } from './power-of-two.ts';
import type { Weld } from './weld-result.ts';
import { NONE } from './weld-result.ts';
import { weldWithin } from './weld-within.ts';

/**
 * Gives vertices at the same place one number. With tolerance 0 (the default) only equal coordinates are one place, so
 * the shape never changes; with a tolerance in mm each vertex joins the first one within that distance.
 */
export function weldVertices(positions: Float32Array, tolerance = 0): Weld {
  return tolerance > 0 ? weldWithin(positions, tolerance) : weldEqual(positions);
}

/**
 * One open-addressing table whose entries hold the three coordinates' bits and the vertex number side by side: a probe
 * touches one cache line, and no key objects or strings are made (which is where hash maps of strings lose their time).
 */
function weldEqual(positions: Float32Array): Weld {
  const count = positions.length / 3;
  const bits = new Int32Array(positions.buffer, positions.byteOffset, positions.length);
  const remap = new Uint32Array(count);
  let first = new Uint32Array(Math.max(64, count >> 2));
  // A scan's triangle soup has about six corners per vertex, so the table starts at half full for that, and grows when there are more.
  let capacity = powerOfTwo(Math.max(64, Math.ceil(count / 3)));
  let table: Int32Array = new Int32Array(capacity * 4);
  let unique = 0;
  let nonFinite = 0;

  for (let i = 0, at = 0; i < count; i++, at += 3) {
    let x = bits[at]!;
    let y = bits[at + 1]!;
    let z = bits[at + 2]!;
    if ((x & EXPONENT) === EXPONENT || (y & EXPONENT) === EXPONENT || (z & EXPONENT) === EXPONENT) {
      remap[i] = NONE;
      nonFinite++;
      continue;
    }
    // Minus zero is the same place as zero.
    if (x === MINUS_ZERO) x = 0;
    if (y === MINUS_ZERO) y = 0;
    if (z === MINUS_ZERO) z = 0;
    const mask = capacity - 1;
    let slot = (hash(x, y, z) & mask) << 2;
    let entry = table[slot + 3]!;
    while (entry !== 0 && (table[slot] !== x || table[slot + 1] !== y || table[slot + 2] !== z)) {
      slot = (slot + 4) & ((mask << 2) | 3);
      entry = table[slot + 3]!;
    }
    if (entry === 0) {
      table[slot] = x;
      table[slot + 1] = y;
      table[slot + 2] = z;
      if (unique >= first.length) first = widened(first);
      first[unique] = i;
      entry = ++unique;
      table[slot + 3] = entry;
      if (unique * 2 > capacity) {
        table = rehashed(table, capacity);
        capacity *= 2;
      }
    }
    remap[i] = entry - 1;
  }
  return { remap, first: first.subarray(0, unique), nonFinite };
}

const EXPONENT = 0x7f800000;
const MINUS_ZERO = -0x80000000;

function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return h ^ (h >>> 13);
}

function rehashed(table: Int32Array, capacity: number): Int32Array {
  const wider = new Int32Array(capacity * 8);
  const mask = capacity * 2 - 1;
  for (let from = 0; from < table.length; from += 4) {
    if (table[from + 3] === 0) continue;
    let slot = (hash(table[from]!, table[from + 1]!, table[from + 2]!) & mask) << 2;
    while (wider[slot + 3] !== 0) slot = (slot + 4) & ((mask << 2) | 3);
    wider[slot] = table[from]!;
    wider[slot + 1] = table[from + 1]!;
    wider[slot + 2] = table[from + 2]!;
    wider[slot + 3] = table[from + 3]!;
  }
  return wider;
}

function widened(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(array.length * 2);
  wider.set(array);
  return wider;
}
