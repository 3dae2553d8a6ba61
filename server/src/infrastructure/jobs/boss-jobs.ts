import { createHash } from 'node:crypto';
import { SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { OpenDatabase, Querier } from '../database/database.ts';
import { Claims } from './claims.ts';
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
  const queues = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const loops: Promise<void>[] = [];
  const looking = setInterval(() => void boss.expire().catch(failed), LOOK_FOR_DEAD_MS);
  looking.unref();
  if (!works) clearInterval(looking);

  const usual = { expireInSeconds: leaseSeconds, retryDelay: 1, retryBackoff: true };
  const ensureQueue = (name: string): Promise<void> => {
    const made = queues.get(name) ?? boss.createQueue(name, { name, retryLimit: 2, ...usual });
    queues.set(name, made);
    made.catch(() => queues.delete(name));
    return made;
  };
  const stop = async (): Promise<void> => {
    clearInterval(looking);
    stopping.abort(new Error('the server is stopping'));
    await Promise.all(loops);
    await boss.stop({ graceful: false, close: false });
  };
  let stopped: Promise<void> | null = null;
  const begin = (queue: string, { concurrency = 1, timeoutSeconds = 900 }: WorkOptions, handler: Handler): void => {
    const options = { queue, boss, claims, log, stopping: stopping.signal, leaseSeconds, timeoutSeconds, handler };
    for (let worker = 0; worker < concurrency; worker++) loops.push(workOn(options));
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
      const { givenUp } = options;
      if (givenUp) await ensureQueue(queue + GIVEN_UP);
      await ensureQueue(queue);
      if (!works) return;
      const deadLetter = givenUp ? { deadLetter: queue + GIVEN_UP } : {};
      await boss.updateQueue(queue, { name: queue, retryLimit: options.retries ?? 2, ...usual, ...deadLetter });
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
