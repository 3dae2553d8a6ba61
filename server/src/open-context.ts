import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { AppContext } from './context.ts';
import { openThreadPool } from './infrastructure/compute/thread-pool.ts';
import { type OpenDatabase, openDatabase } from './infrastructure/database/database.ts';
import { openEvents } from './infrastructure/events/database-events.ts';
import { openJobs } from './infrastructure/jobs/boss-jobs.ts';
import { openStorage } from './infrastructure/storage/storage.ts';

export interface OpenContext {
  readonly context: AppContext;
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

/**
 * Opens everything that modules work with, in the order in which the parts need each other.
 * @param works whether this process takes jobs.
 */
export async function openContext(config: Config, log: FastifyBaseLogger, works: boolean): Promise<OpenContext> {
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.reverse().splice(0)) {
      await closer().catch((error: unknown) => log.error({ err: error }, 'a part did not close'));
    }
  };
  try {
    const database = await openDatabase(config, log);
    closers.push(() => database.close());
    const events = await openEvents(database, log);
    closers.push(() => events.close());
    const compute = openThreadPool(config.computeThreads);
    closers.push(() => compute.close());
    const jobs = await openJobs(database, log, works);
    closers.push(() => jobs.stop());
    const storage = await openStorage(config, database.db, log);
    closers.push(() => storage.close());
    const { store } = storage;
    return { context: { config, db: database.db, store, jobs, events, compute, log }, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
