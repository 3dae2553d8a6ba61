import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import { BossQueues } from './boss-queues.ts';
import { execute, executeIn } from './boss-sql.ts';
import { Claims } from './claims.ts';
import { JobWatch } from './job-watch.ts';
import type { Job, Jobs, WorkOptions } from './jobs.ts';
import { workOn } from './work-loop.ts';

/**
 * A worker says every few seconds that it is alive; a job whose worker has been silent for this long goes to another one.
 * Together with the search for such jobs it is taken up again within half a minute.
 */
const LEASE_SECONDS = 20;
const LOOK_FOR_DEAD_MS = 4000;
/** Jobs that ended without success wait here for whoever has to say so. */
const GIVEN_UP = '-given-up';

export interface BossJobs extends Jobs {
  stop(): Promise<void>;
}

/**
 * Jobs on pg-boss, through the same connections as everything else: on the embedded engine there is only one. What is
 * queued, retried and kept is pg-boss; who works on it and for how long is told by `workOn`.
 * @param works whether this process also takes jobs, or only sends them.
 */
export async function openJobs(
  database: OpenDatabase,
  log: FastifyBaseLogger,
  works: boolean,
  leaseSeconds = LEASE_SECONDS,
): Promise<BossJobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(database, text, values) },
    schedule: false,
    supervise: works,
    archiveFailedAfterSeconds: 7 * 86_400,
  });
  const failed = (error: unknown): void => log.error({ err: error }, 'job queue');
  boss.on('error', failed);
  await boss.start();
  // The embedded database has one process: whatever was running when it was killed has nobody any more.
  if (database.engine === 'embedded') {
    await database.pool.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
  }
  const claims = new Claims(database, leaseSeconds);
  const queues = new BossQueues(boss, leaseSeconds);
  const stopping = new AbortController();
  // Every loop listens while it waits, and there are as many as queues.
  setMaxListeners(0, stopping.signal);
  const watch = new JobWatch(database, log);
  const loops: Promise<void>[] = works ? [watch.run(stopping.signal)] : [];
  const looking = setInterval(() => void boss.expire().catch(failed), LOOK_FOR_DEAD_MS);
  looking.unref();
  if (!works) clearInterval(looking);

  const stop = async (): Promise<void> => {
    clearInterval(looking);
    stopping.abort(new Error('the server is stopping'));
    await Promise.all(loops);
    await boss.stop({ graceful: false, close: false });
  };
  let stopped: Promise<void> | null = null;
  const begin = (queue: string, { concurrency = 1, timeoutSeconds = 900 }: WorkOptions, handler: Handler): void => {
    const loop = { queue, boss, claims, watch, log, stopping: stopping.signal };
    const options = { ...loop, leaseSeconds, timeoutSeconds, handler };
    for (let worker = 0; worker < concurrency; worker++) loops.push(workOn(options));
  };

  return {
    send: async (queue, data, options = {}) => {
      const { tx } = options;
      // A queue is made outside of the transaction; on the embedded engine that must have happened before it began.
      if (!tx || database.engine === 'postgresql') await queues.ensure(queue);
      await boss.send(queue, data, {
        ...(options.key !== undefined && { id: idOf(queue, options.key) }),
        ...(options.delaySeconds !== undefined && { startAfter: options.delaySeconds }),
        ...(tx && { db: { executeSql: (text, values) => executeIn(tx, text, values) } }),
      });
      if (!tx) watch.wake(queue);
    },
    work: async (queue, options, handler) => {
      const { givenUp } = options;
      if (givenUp) await queues.ensure(queue + GIVEN_UP);
      await queues.ensure(queue);
      if (!works) return;
      await queues.adjust(queue, options.retries, givenUp && queue + GIVEN_UP);
      begin(queue, options, handler);
      if (givenUp) begin(queue + GIVEN_UP, {}, ({ data }) => givenUp(data));
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

type Handler = (job: Job<never>) => Promise<void>;

/** The queue ignores a job whose id it knows; the same key gives the same id. */
function idOf(queue: string, key: string): string {
  const hash = createHash('sha256').update(`${queue}\n${key}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
