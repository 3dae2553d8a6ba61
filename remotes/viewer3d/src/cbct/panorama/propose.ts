import { leastSquares } from '@archway/geometry';
import type { Vec2 } from './curve.ts';

/** The brightest values of an axial slab, seen from below: row by row, in mm. */
export interface SlabPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  /** Position of the first pixel; x grows along the row, y from row to row. */
  readonly origin: Vec2;
  readonly mmPerPixel: number;
}

/** From behind the patient's right over the front (270°) to behind the left; 0 is the patient's left, 90° the back. */
const FIRST = (150 * Math.PI) / 180;
const LAST = (390 * Math.PI) / 180;
const RAYS = 81;
const REACH_MM = 48;
const NEAREST_MM = 10;
/** Share of the pixels that counts as bright: teeth and the densest bone. */
const BRIGHT_SHARE = 0.035;
/** Fewer rays than this meet nothing bright: then there is no arch in sight. */
const ENOUGH = 0.5;
const CONTROL_POINTS = 9;

/**
 * Where the dental arch runs in a slab: bright pixels are looked for along rays from the middle of the mouth, and the
 * distances are smoothed by a low harmonic series. It is a proposal for the user to correct.
 * @returns control points from the patient's right to the left, or null when nothing like an arch is seen
 */
export function proposeArch(slab: SlabPicture): readonly Vec2[] | null {
  const threshold = brightest(slab.data, BRIGHT_SHARE);
  if (threshold === null) return null;
  let centre = centroid(slab, threshold);
  if (!centre) return null;
  let found: { angle: number; radius: number }[] = [];
  // The spine and the jaw angles pull the first centre to the back; a second look starts from the arch itself.
  for (let pass = 0; pass < 3; pass += 1) {
    found = rays(slab, threshold, centre);
    if (found.length < RAYS * ENOUGH) return null;
    const ends = found.filter(({ angle }) => angle < FIRST + 0.5 || angle > LAST - 0.5);
    const xs = found.map(({ angle, radius }) => centre![0] + radius * Math.cos(angle));
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    const front = Math.min(...found.map(({ angle, radius }) => centre![1] + radius * Math.sin(angle)));
    const half = (Math.max(...xs) - Math.min(...xs)) / 2;
    if (ends.length === 0 || half <= 0) break;
    centre = [middle, front + half * 1.05];
  }
  const smooth = harmonic(found);
  const first = found[0]!.angle;
  const last = found.at(-1)!.angle;
  return Array.from({ length: CONTROL_POINTS }, (_, n): Vec2 => {
    const angle = first + ((last - first) * n) / (CONTROL_POINTS - 1);
    const radius = smooth(angle);
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

/** The value that this share of the pixels exceeds; null when all are alike. */
function brightest(data: Float32Array, share: number): number | null {
  const sorted = Float32Array.from(data).sort();
  const value = sorted[Math.floor(sorted.length * (1 - share))]!;
  return value > sorted[Math.floor(sorted.length / 4)]! + 200 ? value : null;
}

function centroid({ width, height, data, origin, mmPerPixel }: SlabPicture, threshold: number): Vec2 | null {
  let count = 0;
  let x = 0;
  let y = 0;
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      if (data[row * width + column]! >= threshold) {
        count += 1;
        x += column;
        y += row;
      }
  return count === 0 ? null : [origin[0] + (x / count) * mmPerPixel, origin[1] + (y / count) * mmPerPixel];
}

/** Mean distance of the bright pixels on each ray, weighted by how bright they are; rays without any are left out. */
function rays(slab: SlabPicture, threshold: number, centre: Vec2): { angle: number; radius: number }[] {
  const step = slab.mmPerPixel / 2;
  const found: { angle: number; radius: number }[] = [];
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = FIRST + ((LAST - FIRST) * ray) / (RAYS - 1);
    let weight = 0;
    let sum = 0;
    for (let radius = NEAREST_MM; radius < REACH_MM; radius += step) {
      const value = pixel(slab, centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle));
      if (value < threshold) continue;
      const strength = 1 + value - threshold;
      weight += strength;
      sum += strength * radius;
    }
    if (weight > 0) found.push({ angle, radius: sum / weight });
  }
  return found;
}

function pixel({ width, height, data, origin, mmPerPixel }: SlabPicture, x: number, y: number): number {
  const column = Math.round((x - origin[0]) / mmPerPixel);
  const row = Math.round((y - origin[1]) / mmPerPixel);
  return column < 0 || row < 0 || column >= width || row >= height ? -Infinity : data[row * width + column]!;
}

/** Least squares of radius over 1, sin, cos, sin 2, cos 2, twice: the second time without what lies far off. */
function harmonic(samples: readonly { angle: number; radius: number }[]): (angle: number) => number {
  const terms = (a: number): number[] => [1, Math.sin(a), Math.cos(a), Math.sin(2 * a), Math.cos(2 * a)];
  const fit = (used: readonly { angle: number; radius: number }[]): number[] =>
    leastSquares(
      used.map(({ angle }) => terms(angle)),
      used.map(({ radius }) => radius),
    );
  const value = (weights: readonly number[], angle: number): number =>
    terms(angle).reduce((sum, term, n) => sum + term * weights[n]!, 0);
  const first = fit(samples);
  const near = samples.filter(({ angle, radius }) => Math.abs(value(first, angle) - radius) < 6);
  const last = near.length > 12 ? fit(near) : first;
  return (angle) => value(last, angle);
}
