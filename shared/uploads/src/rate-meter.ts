/** A rate over the last seconds tells more than one since the start, and jumps less than one since the last word. */
const WINDOW_MS = 6000;
/** Before that, a rate is a guess. */
const LEAST_MS = 700;

/** How much is done per second, from what is done so far. */
export class RateMeter {
  readonly #now: () => number;
  #seen: { at: number; done: number }[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param done in any unit, growing. @returns units per second, or null while that cannot be told. */
  see(done: number): number | null {
    const at = this.#now();
    this.#seen = [...this.#seen.filter((each) => at - each.at <= WINDOW_MS), { at, done }];
    const first = this.#seen[0]!;
    const passed = at - first.at;
    return passed < LEAST_MS || done <= first.done ? null : ((done - first.done) * 1000) / passed;
  }
}

/** Seconds until all is done at this rate; undefined while that cannot be told. @param rate share per second */
export function secondsLeft({
  share,
  rate,
}: {
  readonly share: number;
  readonly rate: number | null;
}): number | undefined {
  return rate === null || rate <= 0 ? undefined : Math.max(0, 1 - share) / rate;
}
