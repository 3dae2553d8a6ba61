/** What counts as one place: coordinates that are equal when rounded to 4 decimals of a millimetre. */
const PLACES = 1e4;
const SMALLEST = 1e-5;
const LARGEST = 1e-4;
const TRIES = 1000;

/**
 * Moves every vertex that shares its rounded place with an earlier one by a tiny random offset (1e-5 to 1e-4 mm a side,
 * either sign), trying up to 1000 times until it stands alone; slicers weld by rounded coordinates and would otherwise
 * close surfaces that only touch. Both are in mm, whatever the coordinates are (`toMm` millimetres each). Changes `positions` and returns how many vertices were moved.
 */
export function separateDuplicates(positions: Float32Array, random: () => number, toMm = 1): number {
  const count = positions.length / 3;
  const places = new PlaceSet(count, PLACES * toMm);
  let moved = 0;
  for (let v = 0, at = 0; v < count; v++, at += 3) {
    if (places.add(positions[at]!, positions[at + 1]!, positions[at + 2]!)) continue;
    moved++;
    const place = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    for (let attempt = 0; attempt < TRIES; attempt++) {
      for (let k = 0; k < 3; k++) positions[at + k] = place[k]! + offset(random) / toMm;
      if (places.add(positions[at]!, positions[at + 1]!, positions[at + 2]!)) break;
    }
  }
  return moved;
}

function offset(random: () => number): number {
  const size = SMALLEST + random() * (LARGEST - SMALLEST);
  return random() < 0.5 ? -size : size;
}

/** Rounded places in an open-addressing table; a Set of strings would take ten times as long. */
class PlaceSet {
  private readonly table: Float64Array;
  private readonly mask: number;
  private readonly places: number;

  /** @param places in one unit of the coordinates */
  constructor(count: number, places: number) {
    this.places = places;
    let size = 64;
    while (size < count * 2) size *= 2;
    this.table = new Float64Array(size * 3).fill(NaN);
    this.mask = size - 1;
  }

  /** False when the place is taken. */
  add(x: number, y: number, z: number): boolean {
    const { table, mask, places } = this;
    // Adding zero turns minus zero into zero.
    const rx = Math.round(x * places) + 0;
    const ry = Math.round(y * places) + 0;
    const rz = Math.round(z * places) + 0;
    let h = Math.imul(rx, 0x9e3779b1) ^ Math.imul(ry, 0x85ebca6b) ^ Math.imul(rz, 0xc2b2ae35);
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
    let slot = (h ^ (h >>> 13)) & mask;
    while (!Number.isNaN(table[slot * 3]!)) {
      if (table[slot * 3] === rx && table[slot * 3 + 1] === ry && table[slot * 3 + 2] === rz) return false;
      slot = (slot + 1) & mask;
    }
    table[slot * 3] = rx;
    table[slot * 3 + 1] = ry;
    table[slot * 3 + 2] = rz;
    return true;
  }
}
