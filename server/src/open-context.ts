import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { AppContext } from './context.ts';
import { openThreadPool } from './infrastructure/compute/thread-pool.ts';
import { type OpenDatabase, openDatabase } from './infrastructure/database/database.ts';
import { openEvents } from './infrastructure/events/database-events.ts';
import { assertInstallation } from './infrastructure/installation/installation.ts';
import { openJobs } from './infrastructure/jobs/boss-jobs.ts';
import { folderTrouble } from './infrastructure/folder-trouble.ts';
import { keepToOwner } from './infrastructure/private-files.ts';
import { openStorage } from './infrastructure/storage/storage.ts';
import { StartupError } from './startup-error.ts';

export interface OpenContext {
  readonly context: AppContext;
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

/**
 * Opens everything that modules work with, in the order in which the parts need each other.
 * @param works whether this process takes jobs.
 * @param stopping fires when the process has been asked to stop.
 */
export async function openContext(
  config: Config,
  log: FastifyBaseLogger,
  works: boolean,
  stopping: AbortSignal,
): Promise<OpenContext> {
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.reverse().splice(0)) {
      await closer().catch((error: unknown) => log.error({ err: error }, 'a part did not close'));
    }
  };
  try {
    const opened = await keepToOwner(config.dataFolder);
    if (opened > 0) log.warn({ opened, folder: config.dataFolder }, 'files that others could read are now private');
    const database = await openDatabase(config, log);
    closers.push(() => database.close());
    await assertInstallation(config, database);
    const events = await openEvents(database, log);
    closers.push(() => events.close());
    const compute = openThreadPool(config.computeThreads);
    closers.push(() => compute.close());
    const jobs = await openJobs(database, log, works);
    closers.push(() => jobs.stop());
    // Jobs are given back while requests are still answered.
    stopping.addEventListener('abort', () => void jobs.stop(), { once: true });
    const storage = await openStorage(config, database.db, log);
    closers.push(() => storage.close());
    const { store } = storage;
    return { context: { config, db: database.db, store, jobs, events, compute, log, stopping }, database, close };
  } catch (error) {
    await close();
    if (error instanceof StartupError) throw error;
    throw (await folderTrouble(error, config.dataFolder)) ?? error;
  }
}
