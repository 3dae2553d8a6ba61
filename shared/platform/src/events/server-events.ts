import type { ServerEvent } from '@archway/contracts';
import { expireSession } from '../session/expire.ts';
import { openTabChannel } from '../state/tab-channel.ts';
import { uncaught } from '../state/uncaught.ts';
import { deliver } from './event-bus.ts';
import { leadOneTab } from './leader.ts';
import { readStream, StreamRefused } from './stream.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Half to one and a half of the pause, so that a restarted server is not met by every browser at once. */
const jitter = (milliseconds: number): number => milliseconds * (0.5 + Math.random());

/**
 * Keeps the stream of the logged-in user open: one tab reads, all tabs hear. Every tab remembers the last id it heard,
 * so whichever leads next resumes there.
 * @returns the way to stop
 */
export function startServerEvents(token: string): () => void {
  const stop = new AbortController();
  const channel = openTabChannel<ServerEvent>('archway.events');
  let lastId: string | undefined;

  const hear = (event: ServerEvent): void => {
    if (event.id) lastId = event.id;
    deliver(event);
  };
  channel.listen(hear);

  const read = async (signal: AbortSignal): Promise<void> => {
    let wait = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      try {
        await readStream({
          token,
          lastId,
          signal,
          onEvent: (event) => {
            wait = FIRST_PAUSE_MS;
            hear(event);
            channel.send(event);
          },
        });
      } catch (failure) {
        if (failure instanceof StreamRefused && failure.http === 401) return expireSession(token);
      }
      await pause(jitter(wait), signal);
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
  };

  leadOneTab('archway.events', stop.signal, read).catch(uncaught);
  return () => {
    stop.abort();
    channel.close();
  };
}
