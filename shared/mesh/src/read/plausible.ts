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
  longestZeroRun: number;
  min: [number, number, number];
  max: [number, number, number];
}

function survey(positions: Float32Array, used: Uint8Array | undefined): Survey {
  const seen: Survey = { vertices: 0, nonFinite: 0, subnormal: 0, longestZeroRun: 0, min: [0, 0, 0], max: [0, 0, 0] };
  let [minX, minY, minZ] = [Infinity, Infinity, Infinity];
  let [maxX, maxY, maxZ] = [-Infinity, -Infinity, -Infinity];
  let zeroRun = 0;
  for (let at = 0, v = 0; at < positions.length; at += 3, v++) {
    if (used && !used[v]) continue;
    seen.vertices++;
    const x = positions[at]!;
    const y = positions[at + 1]!;
    const z = positions[at + 2]!;
    zeroRun = x === 0 && y === 0 && z === 0 ? zeroRun + 1 : 0;
    if (zeroRun > seen.longestZeroRun) seen.longestZeroRun = zeroRun;
    if (isOdd(x) || isOdd(y) || isOdd(z)) {
      const sizes = [x, y, z].map(Math.abs);
      seen.subnormal += sizes.filter((size) => size > 0 && size < SMALLEST).length;
      const nonFinite = sizes.filter((size) => !(size < Infinity)).length;
      seen.nonFinite += nonFinite;
      if (nonFinite > 0) continue;
    }
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
    if (z < minZ) minZ = z;
    if (z > maxZ) maxZ = z;
  }
  seen.min = [minX, minY, minZ];
  seen.max = [maxX, maxY, maxZ];
  return seen;
}

const isOdd = (value: number): boolean =>
  !(value < Infinity && value > -Infinity) || (value < SMALLEST && value > -SMALLEST && value !== 0);

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
  let skip = 0;
  for (let at = 0, v = 0; at < positions.length; at += 3, v++) {
    if (used && !used[v]) continue;
    if (skip-- > 0) continue;
    skip = step - 1;
    if (Number.isFinite(positions[at]! + positions[at + 1]! + positions[at + 2]!)) places.push(at);
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
