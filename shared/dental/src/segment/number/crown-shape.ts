import type { Surface } from '../surface/surface.ts';

/** Places within a triangle that stand for it, as shares of its corners. */
const PLACES = [
  [1 / 3, 1 / 3, 1 / 3],
  [0.6, 0.2, 0.2],
  [0.2, 0.6, 0.2],
  [0.2, 0.2, 0.6],
  [0.45, 0.45, 0.1],
  [0.1, 0.45, 0.45],
  [0.45, 0.1, 0.45],
] as const;

/** Side of a cell in which a crown's outline is counted, mm. */
const CELL = 0.8;
/** Only what lies this far below the top is asked: the margin of the gum differs from mouth to mouth. */
const CROWN = 5;
const UPPER = 3;
const TOP = 1.5;
/** Between these shares of the points something is measured. */
const EXTENT = [0.01, 0.99] as const;
const TOP_EXTENT = [0.03, 0.97] as const;

/**
 * The shape of a crown in five numbers: logarithms of its length along the arch and width across it, the shares of their
 * product that stand within 1.5 and 3 mm of the top, and the width of that top as a share of the whole.
 * @param direction of the arch at the tooth, in the plane
 */
export function crownShape(
  { positions: p, indices }: Surface,
  faces: readonly number[],
  [tx, tz]: readonly [number, number],
): number[] {
  const count = faces.length * PLACES.length;
  const heights = new Float64Array(count);
  const alongs = new Float64Array(count);
  const acrosses = new Float64Array(count);
  let n = 0;
  // From the middle on: cells must not depend on where in its frame a tooth lies.
  const [x0, z0] = middleOf(p, indices, faces);
  for (const f of faces) {
    const [a, b, c] = [indices[f * 3]! * 3, indices[f * 3 + 1]! * 3, indices[f * 3 + 2]! * 3];
    for (const [u, v, w] of PLACES) {
      const x = u * p[a]! + v * p[b]! + w * p[c]! - x0;
      const z = u * p[a + 2]! + v * p[b + 2]! + w * p[c + 2]! - z0;
      heights[n] = u * p[a + 1]! + v * p[b + 1]! + w * p[c + 1]!;
      alongs[n] = x * tx + z * tz;
      acrosses[n] = z * tx - x * tz;
      n++;
    }
  }
  const top = heights.slice().sort()[count - 1 - Math.floor(count * 0.01)]!;
  const lengths: number[] = [];
  const widths: number[] = [];
  const topWidths: number[] = [];
  const topCells = new Set<number>();
  const upperCells = new Set<number>();
  for (let i = 0; i < count; i++) {
    const depth = top - heights[i]!;
    if (depth > CROWN) continue;
    lengths.push(alongs[i]!);
    widths.push(acrosses[i]!);
    const cell = Math.round(alongs[i]! / CELL) * 1000 + Math.round(acrosses[i]! / CELL);
    if (depth < UPPER) upperCells.add(cell);
    if (depth < TOP) {
      topCells.add(cell);
      topWidths.push(acrosses[i]!);
    }
  }
  const length = extent(lengths, EXTENT);
  const width = extent(widths, EXTENT);
  const cells = (length * width) / (CELL * CELL);
  return [
    Math.log(length),
    Math.log(width),
    topCells.size / cells,
    upperCells.size / cells,
    extent(topWidths, TOP_EXTENT) / width,
  ];
}

function middleOf(p: Float64Array, indices: Uint32Array, faces: readonly number[]): [number, number] {
  let [x, z] = [0, 0];
  for (const f of faces) {
    for (let k = 0; k < 3; k++) {
      x += p[indices[f * 3 + k]! * 3]!;
      z += p[indices[f * 3 + k]! * 3 + 2]!;
    }
  }
  return [x / (faces.length * 3), z / (faces.length * 3)];
}

function extent(values: readonly number[], [low, high]: readonly [number, number]): number {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Math.max(0.1, at(high) - at(low));
}
