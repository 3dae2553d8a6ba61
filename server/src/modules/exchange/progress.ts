import type { AppContext } from '../../context.ts';
import { changeJob } from './job-repository.ts';
import type { ArchiveJobRow } from './schema.ts';
import { tellJob } from './tell-job.ts';

/** Progress is kept in steps of this size: at most twenty writes a job. */
const STEP = 0.05;

/** Counts bytes of a job and keeps how far it is; what gets lost of that is no reason to stop. */
export function progressOf(
  { db, events, log }: Pick<AppContext, 'db' | 'events' | 'log'>,
  job: Pick<ArchiveJobRow, 'jobId' | 'userId'>,
  total: number,
) {
  let done = 0;
  let told = 0;
  return (bytes: number): void => {
    done += bytes;
    const progress = total === 0 ? 0 : Math.min(done / total, 0.99);
    if (progress < told + STEP) return;
    told = progress;
    changeJob(db, job.jobId, { progress })
      .then(() => tellJob(events, job))
      .catch((error: unknown) => log.debug({ err: error }, 'progress was not kept'));
  };
}
