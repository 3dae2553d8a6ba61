import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import { safeError } from '../log/safe-error.ts';
import type { Claim, Claims } from './claims.ts';
import type { JobWatch } from './job-watch.ts';
import type { Job } from './jobs.ts';

export interface LoopOptions {
  readonly queue: string;
  readonly boss: PgBoss;
  readonly claims: Claims;
  readonly watch: JobWatch;
  readonly log: FastifyBaseLogger;
  readonly stopping: AbortSignal;
  /** After this long without a sign of life a job goes to another worker. */
  readonly leaseSeconds: number;
  /** A job that takes longer has failed. */
  readonly timeoutSeconds: number;
  readonly handler: (job: Job<never>) => Promise<void>;
}

const AGAIN_MS = 1000;
/** Whoever is told to stop may still end what it is writing. */
const GRACE_MS = 5000;
/** Signs of life within one lease. */
const BEATS = 5;

/** Takes one job after the other until the server stops. A database that is away for a while is waited for. */
export async function workOn(options: LoopOptions): Promise<void> {
  const { queue, boss, claims, watch, log, stopping } = options;
  while (!stopping.aborted) {
    let taken: PgBoss.JobWithMetadata<object> | undefined;
    try {
      [taken] = await boss.fetch<object>(queue, { batchSize: 1, includeMetadata: true });
    } catch (error) {
      log.warn({ queue, err: error }, 'no job can be taken at the moment');
      await pause(AGAIN_MS, stopping);
      continue;
    }
    if (!taken) await watch.forWork(queue, stopping);
    else if (stopping.aborted) await claims.giveBack(claimOf(queue, taken)).catch(() => {});
    else await perform(options, taken);
  }
}

const claimOf = (queue: string, { id, retryCount }: PgBoss.JobWithMetadata<object>): Claim => ({
  queue,
  id,
  retry: retryCount,
});

async function perform(options: LoopOptions, taken: PgBoss.JobWithMetadata<object>): Promise<void> {
  const { queue, boss, claims, log, stopping, handler } = options;
  const claim = claimOf(queue, taken);
  const life = keepAlive(options, claim);
  const signal = AbortSignal.any([stopping, life.lost, AbortSignal.timeout(options.timeoutSeconds * 1000)]);
  const last = taken.retryCount >= taken.retryLimit;
  const job: Job<object> = { id: taken.id, data: taken.data, signal, retry: taken.retryCount, last };
  const started = performance.now();
  try {
    await withGrace(handler(job as Job<never>), signal);
    const kept = await insist(options, () => claims.complete(claim));
    const line = { queue, job: job.id, ms: Math.round(performance.now() - started) };
    if (kept) log.info(line, 'job done');
    else log.warn(line, 'job done, but another worker has it by now');
  } catch (error) {
    if (stopping.aborted) await claims.giveBack(claim).catch(() => {});
    else if (!life.lost.aborted) {
      // What is kept of a failure is what a log may say of it: errors of queries repeat their parameters.
      await insist(options, async () => {
        if (await claims.beat(claim)) await boss.fail(queue, job.id, safeError(error));
        return true;
      });
    }
    log.warn({ queue, job: job.id, retry: job.retry, err: error }, last ? 'job failed' : 'job will be tried again');
  } finally {
    life.end();
  }
}

/** Gives signs of life; `lost` fires when the job is another worker's, or would be as far as this one can tell. */
function keepAlive({ claims, leaseSeconds }: LoopOptions, claim: Claim): { lost: AbortSignal; end(): void } {
  const lost = new AbortController();
  const give = (): void => lost.abort(new Error('the job went to another worker'));
  let seen = performance.now();
  const beat = async (): Promise<void> => {
    const asked = performance.now();
    try {
      if (await claims.beat(claim)) seen = asked;
      else give();
    } catch {
      if (performance.now() - seen > leaseSeconds * 1000) give();
    }
  };
  const timer = setInterval(() => void beat(), (leaseSeconds * 1000) / BEATS);
  timer.unref();
  return { lost: lost.signal, end: () => clearInterval(timer) };
}

/** A handler that ignores its signal is left alone after a while. */
async function withGrace(work: Promise<void>, signal: AbortSignal): Promise<void> {
  let forget = (): void => {};
  const overdue = new Promise<never>((_resolve, reject) => {
    const onAbort = (): void => {
      const timer = setTimeout(() => reject(signal.reason as Error), GRACE_MS);
      forget = () => clearTimeout(timer);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
  // Whoever loses the race has nobody left who listens.
  overdue.catch(() => {});
  work.catch(() => {});
  try {
    await Promise.race([work, overdue]);
  } finally {
    forget();
  }
}

/** Tells the queue how a job ended, again and again while the database is away; the lease is the end of it. */
async function insist(
  { leaseSeconds, log, stopping, queue }: LoopOptions,
  tell: () => Promise<boolean>,
): Promise<boolean> {
  const until = performance.now() + leaseSeconds * 1000;
  for (;;) {
    try {
      return await tell();
    } catch (error) {
      log.warn({ queue, err: error }, 'the end of a job cannot be told at the moment');
      if (stopping.aborted || performance.now() > until) return false;
      await pause(AGAIN_MS, stopping);
    }
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }).catch(() => {});
