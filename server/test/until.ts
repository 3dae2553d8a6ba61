import { setTimeout as sleep } from 'node:timers/promises';

/** Far beyond what the busiest machine needs: it ends a wait for what never comes. */
export const HANGS_MS = 300_000;

/**
 * Waits for a state that another part of the program brings about.
 * @throws Error when it has not come after five minutes.
 */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + HANGS_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it did not happen');
    await sleep(20);
  }
}
