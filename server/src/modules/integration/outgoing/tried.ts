import type { DeliveryState } from '@archway/contracts';
import type { WorkOptions } from '../../../infrastructure/jobs/jobs.ts';

/** Pauses double from one second on: the last try comes after some eighteen hours. */
const RETRIES = 16;
export const outgoingWork: WorkOptions = { concurrency: 4, retries: RETRIES, timeoutSeconds: 60 };

/** How a try ended. */
export interface Tried {
  readonly state: DeliveryState;
  readonly lastStatus: number | null;
  readonly lastAnswer: string | null;
}

/** Nobody is there any more who wants to hear it. */
export const turnedOff: Tried = { state: 'failed', lastStatus: null, lastAnswer: 'turned off' };
/** The worker of the last try is gone, and how it ended with it. */
export const workerGone: Tried = { state: 'failed', lastStatus: null, lastAnswer: null };

interface Settled {
  /** Whether this was the last try. */
  readonly last: boolean;
  readonly note: (tried: Tried) => Promise<unknown>;
  readonly giveUp: (tried: Tried) => Promise<void>;
}

/** What follows from a try. @throws Error when another one is to come */
export async function settle(tried: Tried, { last, note, giveUp }: Settled): Promise<void> {
  if (tried.state !== 'failed') return void (await note(tried));
  if (last) return giveUp(tried);
  await note({ ...tried, state: 'waiting' });
  throw new Error(`not delivered: ${tried.lastStatus ?? tried.lastAnswer}`);
}
