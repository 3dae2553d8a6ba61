import { medianLine, smoothLine } from './smooth.ts';
import { highestOf, lowestOf, swellingsOf } from './swellings.ts';

/** Rows of the profile, from its first, at which soft tissue has its landmarks. */
export interface Face {
  readonly nose: number | null;
  readonly subnasale: number;
  readonly upper: number;
  readonly lower: number;
  readonly chin: number;
  /** How well the order and the distances are those of a face. */
  readonly fit: number;
}

/** The line from nose to chin falls back by so much a row: what stands out is told against it. */
const FALL = 0.2;
/** Rows from one to the other, and their spread, on a film of 600 rows that is about 24 cm high. */
const LIPS = { mean: 50, sd: 11 };
const CHIN = { mean: 52, sd: 13 };
const SUBNASALE = { mean: 29, sd: 8 };
/** What stands out by so many pixels stands out fully. */
const CLEAR = 6;
/** A nose stands further to the front than the lip below it. */
const NOSE = 26;
/** So many rows below the chin the neck lies so many columns behind. */
const NECK_ROWS = 56;
const NECK = 50;
/** Worth of a profile whose nose was lost. */
const NO_NOSE = 0.15;
/** Columns that the chin and the lower lip lie behind the upper lip. */
const CHIN_BEHIND = { mean: 22, sd: 18 };
const LIP_BEHIND = { mean: 5, sd: 9 };
/** So far behind the chin begins the throat. */
const BACK = 20;
/** Less is no face. */
const LEAST = 0.1;
/** Rows between chins of different readings. */
const APART = 15;

/** The whole line, smooth. */
export const smoothProfile = (columns: ArrayLike<number>): Float32Array => smoothLine(medianLine(columns), 1.5);

/**
 * Two lips and a chin on a profile: three swellings below each other with a hollow above the first, in the order and at
 * about the distances of faces: all readings whose chins differ, the best first.
 * @param profile columns, row by row
 */
export function facesOf(profile: Float32Array): Face[] {
  const upright = profile.map((x, y) => x + FALL * y);
  const swellings = swellingsOf(upright);
  const faces: Face[] = [];
  for (const upper of swellings)
    for (const lower of swellings) {
      if (lower - upper < 20 || lower - upper > 80) continue;
      const face = faceWith(profile, upright, upper, lower);
      if (face.fit > LEAST) faces.push(face);
    }
  faces.sort((a, b) => b.fit - a.fit);
  return faces.filter((face, i) => faces.findIndex((other) => Math.abs(other.chin - face.chin) < APART) === i);
}

function faceWith(profile: Float32Array, upright: Float32Array, first: number, second: number): Face {
  const value = (line: Float32Array, row: number): number => line[row] ?? 0;
  const hollow = lowestOf(upright, Math.max(0, first - 48), first - 8);
  const gap = lowestOf(upright, first, second);
  const dent = lowestOf(upright, second + 8, second + 48);
  const throat = throatOf(profile, dent);
  const lower = foremost(profile, gap, dent);
  const chin = foremost(profile, dent, throat);
  const nose = highestOf(profile, Math.max(0, hollow - 48), hollow);
  const subnasale = foremost(profile, Math.max(nose, first - 50), first, -1);
  const upper = foremost(profile, subnasale, gap);
  const clear = (row: number, hollowRow: number): number =>
    Math.min(1, Math.max(0, (value(upright, row) - value(upright, hollowRow)) / CLEAR));
  const noseAhead = value(profile, nose) - value(profile, subnasale);
  const order = clear(first, hollow) + clear(first, gap) + clear(second, gap) + clear(second, dent) + clear(chin, dent);
  const off =
    distance(second - first, LIPS) +
    distance(chin - second, CHIN) +
    distance(upper - subnasale, SUBNASALE) +
    distance(value(profile, upper) - value(profile, chin), CHIN_BEHIND) +
    distance(value(profile, upper) - value(profile, lower), LIP_BEHIND);
  const bridge = value(profile, Math.max(0, nose - 16));
  const rise = value(profile, nose) - bridge;
  // Where the path has lost the nose it tells nothing; what goes on straight above, or leaps, is the holder of the head.
  const isNose = nose >= 8 && noseAhead >= NOSE / 2 && rise > 1.5 && rise < 40;
  const ahead = isNose ? Math.min(1, noseAhead / NOSE) : NO_NOSE;
  const neck = lowestOf(profile, chin, chin + NECK_ROWS);
  const behind = Math.min(1, (value(profile, chin) - value(profile, neck)) / NECK);
  return {
    nose: isNose && nose < subnasale ? nose : null,
    ...{ subnasale, upper, lower, chin },
    fit: (order + 2 * ahead + 2 * behind) / 9 - off / 8,
  };
}

/** The row below the chin where the profile falls back to the throat. */
function throatOf(profile: Float32Array, dent: number): number {
  let front = dent;
  for (let y = dent; y < Math.min(profile.length, dent + 90); y++) {
    if ((profile[y] ?? 0) > (profile[front] ?? 0)) front = y;
    if ((profile[front] ?? 0) - (profile[y] ?? 0) > BACK) return y;
  }
  return Math.min(profile.length - 1, dent + 70);
}

const distance = (rows: number, { mean, sd }: { mean: number; sd: number }): number => ((rows - mean) / sd) ** 2 / 2;

/** Farthest ahead (or behind) of the straight line between two rows. */
function foremost(line: Float32Array, from: number, to: number, way: 1 | -1 = 1): number {
  const [a, b] = [line[from] ?? 0, line[to] ?? 0];
  const ahead = line.map((value, y) => way * (value - a - ((b - a) * (y - from)) / Math.max(1, to - from)));
  return highestOf(ahead, from, to + 1);
}
