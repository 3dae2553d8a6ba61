import type { Sized } from './object-storage.ts';
import type { Arrived, ObjectToSend, Sending } from './send.ts';

/** What a retry needs; a new one for each run, with the same contents. */
export interface Task<Work, Scope extends object, Bytes extends Sized> {
  readonly work: Work;
  readonly abort: AbortController;
  readonly arrived: Arrived;
  /** What was sent, or is to be. */
  objects: readonly ObjectToSend<Scope, Bytes>[];
  sending: Sending | null;
  /** Gives up what has arrived; the next run waits for it. */
  giving: Promise<void> | null;
  /** Lets a paused one go on. */
  go: (() => void) | null;
  /** It waits for an answer of the reader. */
  asks: boolean;
}

export const newTask = <Work, Scope extends object, Bytes extends Sized>(work: Work): Task<Work, Scope, Bytes> => ({
  work,
  abort: new AbortController(),
  arrived: new Map(),
  objects: [],
  sending: null,
  giving: null,
  go: null,
  asks: false,
});
