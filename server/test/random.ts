import { seededRandom, wholeBetween } from '@archway/geometry';

/** Numbers that look random and are the same in every run with the same seed. */
export class Random {
  /** 0 to 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  int(from: number, to: number): number {
    return wholeBetween(this.next, from, to);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.min(list.length - 1, Math.floor(this.next() * list.length))] as T;
  }
}
