import { medianLine, smoothLine } from './smooth.ts';

/** Rows of the profile, from its first, at which soft tissue has its landmarks. */
export interface Lips {
  readonly nose: number;
  readonly subnasale: number;
  readonly upper: number;
  readonly lower: number;
}

/** The line from nose to chin falls back by so much a row: what stands out is told against it. */
const FALL = 0.2;
/** A swelling stands out by at least so many pixels of a film of 600 rows. */
const LEAST = 0.6;

/** A nose stands further to the front than the lip below it. */
const NOSE = 8;
/** So many rows below the lower lip the chin lies at most so many pixels behind it. */
const CHIN_ROWS = 50;
const CHIN_BEHIND = 36;

/** The whole line, smooth. */
export const smoothProfile = (columns: ArrayLike<number>): Float32Array => smoothLine(medianLine(columns), 1.5);

/**
 * The lips on a profile: two swellings that follow each other below a hollow, above which the nose stands out. Distances
 * are those of heads in a film of 600 rows that is about 24 cm high. Null where the profile is not that of a face, or
 * not clearly.
 * @param profile columns, row by row
 */
export function lipsOf(profile: Float32Array): Lips | null {
  const upright = profile.map((x, y) => x + FALL * y);
  const swellings = swellingsOf(upright);
  for (const [at, first] of swellings.entries()) {
    const second = swellings[at + 1];
    if (second === undefined) return null;
    if (second - first < 22 || second - first > 75 || first < 25) continue;
    const hollow = lowest(upright, Math.max(0, first - 50), first);
    const above = upright[highest(upright, 0, hollow + 1)] ?? 0;
    if (above - (upright[hollow] ?? 0) < 4) continue;
    const lips = clearly(profile, upright, first, second, hollow);
    if (lips) return lips;
  }
  return null;
}

function clearly(
  profile: Float32Array,
  upright: Float32Array,
  first: number,
  lower: number,
  hollow: number,
): Lips | null {
  const gap = lowest(upright, first, lower);
  const depth = Math.min(upright[first] ?? 0, upright[lower] ?? 0) - (upright[gap] ?? 0);
  const upper = highest(profile, Math.max(0, first - 14), first + 6);
  const nose = highest(profile, Math.max(0, hollow - 55), hollow);
  const subnasale = deepest(profile, nose, upper);
  // Of two lips; the tip of the nose and a lip, or a lip and the chin, have no nose above them.
  const below = (profile[nose] ?? 0) - (profile[upper] ?? 0) >= NOSE && nose < subnasale;
  // Below a lower lip comes a chin; below a chin the throat, which lies far behind.
  const chin = profile[lower + CHIN_ROWS];
  const above = chin !== undefined && (profile[lower] ?? 0) - chin <= CHIN_BEHIND;
  const whole = below && above && depth >= 4 && between(lower - upper, 42, 64) && between(upper - subnasale, 18, 50);
  return whole ? { nose, subnasale, upper, lower } : null;
}

const between = (value: number, low: number, high: number): boolean => value >= low && value <= high;

/** Rows of swellings that stand out on both sides. */
function swellingsOf(line: Float32Array): number[] {
  const found: number[] = [];
  for (let y = 1; y < line.length - 1; y++) {
    const value = line[y] ?? 0;
    if (value < (line[y - 1] ?? 0) || value <= (line[y + 1] ?? 0)) continue;
    if (Math.min(drop(line, y, -1), drop(line, y, 1)) >= LEAST) found.push(y);
  }
  return found;
}

/** How far a line falls from a place until it rises above it again. */
function drop(line: Float32Array, from: number, way: 1 | -1): number {
  const start = line[from] ?? 0;
  let deep = start;
  for (let y = from + way; y >= 0 && y < line.length; y += way) {
    const value = line[y] ?? 0;
    if (value > start) break;
    deep = Math.min(deep, value);
  }
  return start - deep;
}

function highest(line: Float32Array, from: number, end: number): number {
  let best = from;
  for (let y = from; y < Math.min(end, line.length); y++) if ((line[y] ?? 0) > (line[best] ?? 0)) best = y;
  return best;
}

const lowest = (line: Float32Array, from: number, end: number): number =>
  highest(
    line.map((value) => -value),
    from,
    end,
  );

/** Farthest behind the straight line between two rows. */
function deepest(line: Float32Array, from: number, to: number): number {
  const [a, b] = [line[from] ?? 0, line[to] ?? 0];
  const behind = line.map((value, y) => a + ((b - a) * (y - from)) / Math.max(1, to - from) - value);
  return highest(behind, from, to + 1);
}
