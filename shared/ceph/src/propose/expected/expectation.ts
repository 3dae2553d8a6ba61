import type { Point } from '../../point.ts';
import { type HeadKey, meanHead } from './mean-head.ts';

/** A landmark that was seen, in millimetres of the film, and how sure of it one is (one standard deviation). */
export interface Seen extends Point {
  readonly sigma: number;
}

export interface Expected extends Point {
  /** One standard deviation in each direction, in millimetres. */
  readonly sigma: number;
}

/** Heads lie anywhere, are tilted and sized by some hundredths, and neighbours differ from the mean together. */
const ANYWHERE = 200 ** 2;
const TILT = 0.08 ** 2;
const LOCAL = 4.5 ** 2;
const NEIGHBOURS = 32;
/** What no neighbour tells. */
const OWN = 1.2 ** 2;

const kernel = (a: Point, b: Point): number => {
  const far = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  const [ax, ay, bx, by] = [a.x + 40, a.y - 60, b.x + 40, b.y - 60];
  return ANYWHERE + TILT * (ax * bx + ay * by) + LOCAL * Math.exp(-far / (2 * NEIGHBOURS ** 2));
};

/**
 * Where the other landmarks of a head are expected once some are seen: displacements from the mean head are a Gaussian
 * process over it, so that near landmarks move together and far ones hardly.
 */
export function expectation(seen: Partial<Record<HeadKey, Seen>>): (key: HeadKey) => Expected {
  const keys = (Object.keys(seen) as HeadKey[]).filter((key) => seen[key]);
  const places = keys.map((key) => meanHead[key]);
  const size = keys.length;
  const factor = cholesky(
    places.map((a, i) =>
      places.map((b, j) => kernel(a, b) + (i === j ? OWN + (seen[keys[i] as HeadKey]?.sigma ?? 0) ** 2 : 0)),
    ),
  );
  const [wx, wy] = (['x', 'y'] as const).map((axis) =>
    solve(
      factor,
      keys.map((key, i) => (seen[key]?.[axis] ?? 0) - (places[i]?.[axis] ?? 0)),
    ),
  );
  return (key) => {
    const own = meanHead[key];
    const k = places.map((place) => kernel(own, place));
    const reduced = solve(factor, k);
    let [x, y, known] = [own.x, own.y, 0];
    for (let i = 0; i < size; i++) {
      x += (k[i] ?? 0) * (wx?.[i] ?? 0);
      y += (k[i] ?? 0) * (wy?.[i] ?? 0);
      known += (k[i] ?? 0) * (reduced[i] ?? 0);
    }
    return { x, y, sigma: Math.sqrt(Math.max(0, kernel(own, own) - known) + OWN) };
  };
}

function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower: number[][] = [];
  for (const [i, values] of matrix.entries()) {
    const row: number[] = [];
    for (let j = 0; j <= i; j++) {
      const other = j === i ? row : (lower[j] ?? []);
      let sum = values[j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (row[k] ?? 0) * (other[k] ?? 0);
      row.push(i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (other[j] ?? 1));
    }
    lower.push(row);
  }
  return lower;
}

function solve(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const middle: number[] = [];
  for (let i = 0; i < right.length; i++) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= (lower[i]?.[k] ?? 0) * (middle[k] ?? 0);
    middle.push(sum / (lower[i]?.[i] ?? 1));
  }
  const result = middle.slice();
  for (let i = right.length - 1; i >= 0; i--) {
    let sum = middle[i] ?? 0;
    for (let k = i + 1; k < right.length; k++) sum -= (lower[k]?.[i] ?? 0) * (result[k] ?? 0);
    result[i] = sum / (lower[i]?.[i] ?? 1);
  }
  return result;
}
