/** Rates and latencies of one run; times in milliseconds. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Calls `work` `count` times from `callers` callers at once. Bounded by its count; a failure ends it.
 * @param work receives the number of the call
 */
export async function load(count: number, callers: number, work: (call: number) => Promise<void>): Promise<Load> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (next < count) {
        const call = next;
        next += 1;
        const before = performance.now();
        await work(call);
        times.push(performance.now() - before);
      }
    }),
  );
  return summary(times, (performance.now() - start) / 1000);
}

/** @param times milliseconds of each call; put in order */
export function summary(times: number[], seconds: number): Load {
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
