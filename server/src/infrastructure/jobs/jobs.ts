import type { Querier } from '../database/database.ts';

/** A job as its worker sees it. */
export interface Job<T> {
  readonly id: string;
  readonly data: T;
  /** Aborted when the server stops or the job has run out of time; the job is tried again later. */
  readonly signal: AbortSignal;
  /** 0 for the first try. */
  readonly retry: number;
  /** This was the last try: a failure now is final. */
  readonly last: boolean;
}

export interface SendOptions {
  /** The job is part of the transaction: it exists when that commits, and only then. */
  readonly tx?: Querier;
  /** A second job with the same key is ignored as long as the first is known (half a day after its end). */
  readonly key?: string;
  readonly delaySeconds?: number;
}

export interface WorkOptions {
  /** Jobs of this queue that run at a time in this process; 1 unless given. */
  readonly concurrency?: number;
  /** Tries after the first one; 2 unless given. */
  readonly retries?: number;
  /** A job that takes longer is given up and tried again; 900 seconds unless given. */
  readonly timeoutSeconds?: number;
}

/** Work that outlives its request: kept in the database, done by this process or by any other worker. */
export interface Jobs {
  send<T extends object>(queue: string, data: T, options?: SendOptions): Promise<void>;
  /** Registers the worker of a queue. A handler that throws is tried again. */
  work<T extends object>(queue: string, options: WorkOptions, handler: (job: Job<T>) => Promise<void>): Promise<void>;
}
