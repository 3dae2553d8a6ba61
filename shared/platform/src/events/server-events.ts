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

/** So long a page waits for its stream at most: what it shows then does not depend on it. */
const PATIENCE_MS = 3_000;

/** Half to one and a half of the pause, so that a restarted server is not met by every browser at once. */
const jitter = (milliseconds: number): number => milliseconds * (0.5 + Math.random());

interface FollowedEvents {
  /** Settles once nothing that happens from here on is missed: the stream is open, here or in another tab, or cannot be had now. */
  readonly listening: Promise<void>;
  readonly stop: () => void;
}

/**
 * Keeps the stream of the logged-in user open: one tab reads, all tabs hear. Every tab remembers the last id it heard,
 * so whichever leads next resumes there. A stream that opens for the first time begins with what comes next: whoever
 * fetches before `listening` may show what is old and not be told.
 */
export function startServerEvents(token: string): FollowedEvents {
  const stop = new AbortController();
  const channel = openTabChannel<ServerEvent>('archway.events');
  let lastId: string | undefined;
  let settle = (): void => undefined;
  const opened = new Promise<void>((resolve) => (settle = resolve));

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
          onOpen: settle,
          onEvent: (event) => {
            wait = FIRST_PAUSE_MS;
            hear(event);
            channel.send(event);
          },
        });
      } catch (failure) {
        if (failure instanceof StreamRefused && failure.http === 401) return expireSession(token);
      } finally {
        settle();
      }
      await pause(jitter(wait), signal);
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
  };

  leadOneTab('archway.events', stop.signal, read, settle).catch(uncaught);
  return {
    listening: Promise.race([opened, pause(PATIENCE_MS, stop.signal)]),
    stop: () => {
      stop.abort();
      channel.close();
    },
  };
}
