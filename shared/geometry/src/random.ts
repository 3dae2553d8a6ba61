/** Numbers from 0 up to, not including, 1. */
export type Random = () => number;

/** A small seeded generator (mulberry32): the same seed gives the same numbers on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, from: number, to: number): number => from + (to - from) * random();

/** A whole number from `low` to `high`, both included. */
export const wholeBetween = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** @throws RangeError when there is nothing to choose from */
export function oneOf<T>(random: Random, values: readonly T[]): T {
  if (values.length === 0) throw new RangeError('nothing to choose from');
  return values[Math.floor(random() * values.length)] as T;
}
