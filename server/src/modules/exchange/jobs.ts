import { CASE_ARCHIVE_HOURS } from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import type { Job } from '../../infrastructure/jobs/jobs.ts';
import { deleteObjects } from '../files/api.ts';
import { exportCase } from './export/export-case.ts';
import { importCase } from './import/import-case.ts';
import { changeJob, dropJobs, findJob } from './job-repository.ts';
import { ARCHIVE_QUEUE, type ArchiveWork } from './queue.ts';
import type { ArchiveJobRow } from './schema.ts';

/** Enough for an archive of many gigabytes over a slow line to the storage. */
const TIMEOUT_SECONDS = 4 * 3600;

/** Registers the worker that exports and imports cases: one at a time, for each reads and writes gigabytes. */
export const archiveJobs = (context: AppContext): Promise<void> =>
  context.jobs.work<ArchiveWork>(
    ARCHIVE_QUEUE,
    {
      ...{ retries: 2, timeoutSeconds: TIMEOUT_SECONDS },
      givenUp: async ({ jobId }) => {
        const job = await findJob(context.db, jobId);
        if (job && !isSettled(job)) await fail(context, jobId, new Refusal('serverError'));
      },
    },
    (job) => work(context, job),
  );

const isSettled = ({ state }: ArchiveJobRow): boolean => state === 'done' || state === 'failed';

async function work(context: AppContext, { data: { jobId }, signal, last }: Job<ArchiveWork>): Promise<void> {
  const { db, log } = context;
  const job = await findJob(db, jobId);
  // A try that had ended before its server was stopped, or one that nobody waits for any more.
  if (!job || isSettled(job)) return;
  await changeJob(db, jobId, { state: 'running', progress: 0 });
  try {
    if (job.kind === 'import') return await importCase(context, job, signal);
    await exportCase(context, job, signal);
    await changeJob(db, jobId, { state: 'done', progress: 1 });
  } catch (error) {
    if (error instanceof Refusal) return fail(context, jobId, error);
    if (!last || signal.aborted) throw error;
    log.error({ err: error, jobId }, 'an archive of a case failed');
    await fail(context, jobId, new Refusal('serverError'));
  }
}

const fail = async ({ db }: AppContext, jobId: string, { errorName: name, values }: Refusal): Promise<void> => {
  await changeJob(db, jobId, { state: 'failed', problem: { name, values } });
};

/** Deletes archives that nobody fetched in time, and what is known of their jobs. */
export async function dropExpired(context: AppContext, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - CASE_ARCHIVE_HOURS * 3_600_000);
  await deleteObjects(context, await dropJobs(context.db, before));
}
