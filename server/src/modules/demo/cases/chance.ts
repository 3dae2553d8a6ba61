import { oneOf, seededRandom, wholeBetween } from '@archway/geometry';

/** Numbers that look random and are the same at every run. */
export class Chance {
  /** 0 up to, not including, 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return wholeBetween(this.next, low, high);
  }

  /** @throws RangeError when there is nothing to pick from */
  pick<T>(items: readonly T[]): T {
    return oneOf(this.next, items);
  }

  /** True once in `times` on average. */
  oneIn(times: number): boolean {
    return this.next() * times < 1;
  }
}
