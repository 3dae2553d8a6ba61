export interface Contender {
  name: string;
  run: () => unknown;
}

/**
 * Best time in milliseconds of each, taken in turns so that a slow moment of the machine hits all alike; the first round
 * only warms up.
 * @param collectGarbage so that one contender does not pay for another one's
 */
export async function bestTimes(
  contenders: Contender[],
  rounds: number,
  collectGarbage: () => void,
): Promise<Map<string, number>> {
  const best = new Map<string, number>();
  for (let round = 0; round <= rounds; round++) {
    for (const { name, run } of contenders) {
      collectGarbage();
      const start = performance.now();
      await run();
      const taken = performance.now() - start;
      if (round > 0) best.set(name, Math.min(taken, best.get(name) ?? Infinity));
    }
  }
  return best;
}
