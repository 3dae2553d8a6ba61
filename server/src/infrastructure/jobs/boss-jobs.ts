import { createHash } from 'node:crypto';
import { SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { OpenDatabase, Querier } from '../database/database.ts';
import type { Job, Jobs, WorkOptions } from './jobs.ts';

const POLLING_SECONDS = 0.5;
const STOP_MS = 8_000;

export interface BossJobs extends Jobs {
  stop(): Promise<void>;
}

/**
 * Jobs on pg-boss, through the same connections as everything else: on the embedded engine there is only one.
 * @param works whether this process also takes jobs, or only sends them.
 */
export async function openJobs(database: OpenDatabase, log: FastifyBaseLogger, works: boolean): Promise<BossJobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(database, text, values) },
    schedule: false,
    supervise: works,
    archiveFailedAfterSeconds: 7 * 86_400,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  // The embedded database has one process. Jobs that it was doing when it was killed would otherwise wait until their
  // time is up.
  if (database.engine === 'embedded') {
    await database.pool.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
  }
  const queues = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  const ensureQueue = (name: string): Promise<void> => {
    const made = queues.get(name) ?? boss.createQueue(name, { name, retryLimit: 2, retryDelay: 1, retryBackoff: true });
    queues.set(name, made);
    made.catch(() => queues.delete(name));
    return made;
  };

  return {
    send: async (queue, data, options = {}) => {
      // A queue is made outside of the transaction; on the embedded engine that must have happened before it began.
      if (!options.tx || database.engine === 'postgresql') await ensureQueue(queue);
      await boss.send(queue, data, {
        ...(options.key !== undefined && { id: idOf(queue, options.key) }),
        ...(options.delaySeconds !== undefined && { startAfter: options.delaySeconds }),
        ...(options.tx && { db: { executeSql: (text, values) => executeIn(options.tx as Querier, text, values) } }),
      });
    },
    work: async (queue, options, handler) => {
      await ensureQueue(queue);
      if (!works) return;
      const limits = limitsOf(options);
      await boss.updateQueue(queue, { name: queue, ...limits, retryDelay: 1, retryBackoff: true });
      const run = async ([taken]: PgBoss.JobWithMetadata<object>[]): Promise<void> => {
        if (!taken) return;
        const timeout = AbortSignal.timeout(limits.expireInSeconds * 1000);
        const job: Job<object> = {
          id: taken.id,
          data: taken.data,
          signal: AbortSignal.any([stopping.signal, timeout]),
          retry: taken.retryCount,
          last: taken.retryCount >= taken.retryLimit,
        };
        const started = performance.now();
        try {
          await handler(job as Job<never>);
          log.info({ queue, job: job.id, ms: Math.round(performance.now() - started) }, 'job done');
        } catch (error) {
          // A stop of the server is no failed try.
          if (stopping.signal.aborted) {
            await database.pool.query('update pgboss.job set retry_limit = retry_limit + 1 where id = $1', [taken.id]);
          }
          log.warn(
            { queue, job: job.id, retry: job.retry, err: error },
            job.last ? 'job failed' : 'job will be tried again',
          );
          throw error;
        }
      };
      for (let worker = 0; worker < (options.concurrency ?? 1); worker++) {
        await boss.work(queue, { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: POLLING_SECONDS }, run);
      }
    },
    stop: async () => {
      stopping.abort(new Error('the server is stopping'));
      await boss.stop({ graceful: true, wait: true, close: false, timeout: STOP_MS });
    },
  };
}

const limitsOf = (options: WorkOptions): { retryLimit: number; expireInSeconds: number } => ({
  retryLimit: options.retries ?? 2,
  expireInSeconds: options.timeoutSeconds ?? 900,
});

/** The queue ignores a job whose id it knows; the same key gives the same id. */
function idOf(queue: string, key: string): string {
  const hash = createHash('sha256').update(`${queue}\n${key}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** pg-boss expects one result, also for its scripts of several statements. */
async function execute(database: OpenDatabase, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const result = values.length > 0 ? await database.pool.query(text, values) : await database.pool.query(text);
  return Array.isArray(result) ? (result[0] as { rows: unknown[] }) : result;
}

/** A finished query inside a transaction of drizzle, whose own way would number its parameters anew. */
class TextQuery extends SQL {
  constructor(
    private readonly text: string,
    private readonly values: unknown[],
  ) {
    super([]);
  }

  override toQuery(): { sql: string; params: unknown[] } {
    return { sql: this.text, params: this.values };
  }
}

const executeIn = (querier: Querier, text: string, values: unknown[]): Promise<{ rows: unknown[] }> =>
  querier.execute(new TextQuery(text, values));
