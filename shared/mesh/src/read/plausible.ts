import { MeshError } from '../mesh-error.ts';
import type { Mesh } from '../mesh.ts';

/** No unit and no origin puts a thing so far away: of micrometres it is 10 km, of millimetres 10,000 km. */
const FARTHEST = 1e10;

/** Smallest 32-bit float with all its digits. Rounding leaves 1e-17 and its powers behind, bytes out of place leave these. */
const SMALLEST = 2 ** -126;
const TOLERATED_SUBNORMALS = 2;
const SUBNORMAL_SHARE = 0.002;

/**
 * A vertex that lies this many times as far from the middle as half of all do is none of the thing: the 24 bits of a
 * float, or of a compressed coordinate, could not hold both.
 */
const FARTHEST_RATIO = 1e5;
const RATIO_NEEDS = 12;
const SAMPLE = 4096;

/** A sector of a disk that was never written holds so many triangles or vertices at least. */
const ZERO_RUN = 24;

/** What a file says of itself decides what its coordinates may be. */
export interface Provenance {
  /** Coordinates that are no numbers were spelled out by a writer, who meant it; cleaning drops them. */
  readonly nonFiniteMeant: boolean;
  /** Coordinates are bytes, which show by their exponents that they are out of place. */
  readonly binary: boolean;
}

/**
 * Coordinates that no writer makes: a file whose bytes have been moved, added or lost reads as numbers all the same,
 * with exponents at random. Only vertices of triangles count.
 * @throws MeshError `corrupt`
 */
export function assertPlausible({ positions, indices }: Pick<Mesh, 'positions' | 'indices'>, from: Provenance): void {
  const seen = survey(positions, undefined);
  // The usual file ends here; who is used by a triangle is asked only when something is odd.
  if (!oddity(seen, positions, undefined, from)) return;
  const used = usedVertices(indices, positions.length / 3);
  const odd = oddity(survey(positions, used), positions, used, from);
  if (odd) throw new MeshError('corrupt', { detail: odd });
}

interface Survey {
  vertices: number;
  nonFinite: number;
  subnormal: number;
  zeroRun: number;
  longestZeroRun: number;
  readonly min: [number, number, number];
  readonly max: [number, number, number];
}

/** In parts, for a function that is called often is compiled well; one long loop is left and entered half compiled. */
const PART = 1 << 12;

function survey(positions: Float32Array, used: Uint8Array | undefined): Survey {
  const seen: Survey = {
    vertices: 0,
    nonFinite: 0,
    subnormal: 0,
    zeroRun: 0,
    longestZeroRun: 0,
    min: [Infinity, Infinity, Infinity],
    max: [-Infinity, -Infinity, -Infinity],
  };
  const count = positions.length / 3;
  for (let from = 0; from < count; from += PART) surveyPart(seen, positions, used, from, Math.min(count, from + PART));
  return seen;
}

function surveyPart(
  seen: Survey,
  positions: Float32Array,
  used: Uint8Array | undefined,
  from: number,
  to: number,
): void {
  // One by one: what is taken out of an array is slow in this loop.
  let minX = seen.min[0];
  let minY = seen.min[1];
  let minZ = seen.min[2];
  let maxX = seen.max[0];
  let maxY = seen.max[1];
  let maxZ = seen.max[2];
  let vertices = 0;
  let zeroRun = seen.zeroRun;
  let longestZeroRun = seen.longestZeroRun;
  for (let v = from, at = from * 3; v < to; v++, at += 3) {
    if (used && !used[v]) continue;
    vertices++;
    const x = positions[at]!;
    const y = positions[at + 1]!;
    const z = positions[at + 2]!;
    zeroRun = x === 0 && y === 0 && z === 0 ? zeroRun + 1 : 0;
    if (zeroRun > longestZeroRun) longestZeroRun = zeroRun;
    if ((isOdd(x) || isOdd(y) || isOdd(z)) && !countOdd(seen, [x, y, z])) continue;
    // The machine has instructions for these two; comparisons with jumps take three times as long.
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
    minZ = Math.min(minZ, z);
    maxZ = Math.max(maxZ, z);
  }
  seen.vertices += vertices;
  seen.zeroRun = zeroRun;
  seen.longestZeroRun = longestZeroRun;
  seen.min[0] = minX;
  seen.min[1] = minY;
  seen.min[2] = minZ;
  seen.max[0] = maxX;
  seen.max[1] = maxY;
  seen.max[2] = maxZ;
}

/** Counts what is odd about one vertex. @returns whether it is finite all the same */
function countOdd(seen: Survey, vertex: readonly number[]): boolean {
  const sizes = vertex.map(Math.abs);
  const nonFinite = sizes.filter((size) => !(size < Infinity)).length;
  seen.subnormal += sizes.filter((size) => size > 0 && size < SMALLEST).length;
  seen.nonFinite += nonFinite;
  return nonFinite === 0;
}

/** Neither a usual number nor zero. Without a look at the sign, which no machine can foresee. */
function isOdd(value: number): boolean {
  const size = Math.abs(value);
  return !(size >= SMALLEST && size < Infinity) && size !== 0;
}

function oddity(
  seen: Survey,
  positions: Float32Array,
  used: Uint8Array | undefined,
  { nonFiniteMeant, binary }: Provenance,
): string | undefined {
  if (seen.nonFinite > 0 && !nonFiniteMeant) return `${seen.nonFinite} coordinates are no numbers`;
  const largest = Math.max(...seen.max, ...seen.min.map((low) => -low));
  if (largest > FARTHEST) return `a coordinate of ${largest.toExponential(1)} is beyond any thing`;
  if (binary && seen.subnormal > TOLERATED_SUBNORMALS && seen.subnormal > seen.vertices * 3 * SUBNORMAL_SHARE)
    return `${seen.subnormal} coordinates are smaller than a number of 32 bits is written`;
  if (binary && seen.longestZeroRun >= ZERO_RUN)
    return `${seen.longestZeroRun} vertices in a row are nothing but zeros`;
  const ratio = farthestRatio(seen, positions, used);
  if (ratio > FARTHEST_RATIO) return `a vertex lies ${ratio.toExponential(1)} times as far out as half of the others`;
  return undefined;
}

/** How far the farthest vertex is from the middle, in units of the distance within which half of them are. */
function farthestRatio(seen: Survey, positions: Float32Array, used: Uint8Array | undefined): number {
  if (seen.vertices < RATIO_NEEDS) return 0;
  const sample = sampled(positions, used, seen.vertices);
  const middle = [0, 1, 2].map((k) => median(sample.map((at) => positions[at + k]!)));
  const away = (at: number): number => Math.max(...middle.map((centre, k) => Math.abs(positions[at + k]! - centre)));
  const half = median(sample.map(away));
  if (!(half > 0)) return 0;
  return Math.max(...middle.map((centre, k) => Math.max(seen.max[k]! - centre, centre - seen.min[k]!))) / half;
}

/** Places of some finite vertices in `positions`, evenly over the file. */
function sampled(positions: Float32Array, used: Uint8Array | undefined, count: number): number[] {
  const step = Math.max(1, Math.floor(count / SAMPLE));
  const places: number[] = [];
  const take = (at: number): void => {
    if (Number.isFinite(positions[at]! + positions[at + 1]! + positions[at + 2]!)) places.push(at);
  };
  if (!used) for (let at = 0; at < positions.length; at += 3 * step) take(at);
  else
    for (let v = 0, skip = 0; v < used.length; v++) {
      if (!used[v] || skip-- > 0) continue;
      skip = step - 1;
      take(v * 3);
    }
  return places;
}

function median(values: number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1] ?? 0;
}

function usedVertices(indices: Uint32Array, vertices: number): Uint8Array {
  const used = new Uint8Array(vertices);
  for (let i = 0; i < indices.length; i++) used[indices[i]!] = 1;
  return used;
}
