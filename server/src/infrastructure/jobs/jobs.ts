import type { Querier } from '../database/database.ts';

/** A job as its worker sees it. */
export interface Job<T> {
  readonly id: string;
  readonly data: T;
  /** Aborted when the server stops, the job has run out of time or has gone to another worker; it is tried again later. */
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

export interface WorkOptions<T = never> {
  /** Jobs of this queue that run at a time in this process; 1 unless given. */
  readonly concurrency?: number;
  /** Tries after the first one; 2 unless given. */
  readonly retries?: number;
  /** A job that takes longer is given up and tried again; 900 seconds unless given. */
  readonly timeoutSeconds?: number;
  /**
   * Told of a job that will not be tried again although nobody could tell the handler so: the worker of its last try was
   * killed, or ignored the end of its time. May be told more than once.
   */
  readonly givenUp?: (data: T) => Promise<void>;
}

/** Work that outlives its request: kept in the database, done by this process or by any other worker. */
export interface Jobs {
  send<T extends object>(queue: string, data: T, options?: SendOptions): Promise<void>;
  /** Registers the worker of a queue. A handler that throws is tried again. */
  work<T extends object>(
    queue: string,
    options: WorkOptions<T>,
    handler: (job: Job<T>) => Promise<void>,
  ): Promise<void>;
}
