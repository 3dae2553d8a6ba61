import { setTimeout as pause } from 'node:timers/promises';
import { type Load, summary } from '../load.ts';
import type { Session } from './session.ts';

/** What many sessions at once met. */
export interface Walk extends Load {
  /** Calls in all, with those that failed. */
  readonly calls: number;
  readonly failed: number;
  /** The first failure in words. */
  readonly reason: string | undefined;
}

/** People are not in step: each waits between half and one and a half of the time, from a fixed row of chances. */
const share = (session: number, round: number): number => 0.5 + ((session * 7919 + round * 104_729) % 1000) / 1000;

/**
 * Each session takes its `rounds` steps, with a pause before each. Bounded by its rounds; a failed call is counted and
 * the session goes on.
 * @param thinkMs mean pause of a session between two calls
 */
export async function walk(sessions: readonly Session[], rounds: number, thinkMs: number): Promise<Walk> {
  const times: number[] = [];
  let failed = 0;
  let reason: string | undefined;
  const start = performance.now();
  await Promise.all(
    sessions.map(async (session, index) => {
      for (let round = 0; round < rounds; round += 1) {
        await pause(thinkMs * share(index, round));
        const before = performance.now();
        try {
          await session.step(round);
        } catch (error) {
          failed += 1;
          reason ??= error instanceof Error ? error.message : String(error);
        }
        times.push(performance.now() - before);
      }
    }),
  );
  return { calls: times.length, failed, reason, ...summary(times, (performance.now() - start) / 1000) };
}
