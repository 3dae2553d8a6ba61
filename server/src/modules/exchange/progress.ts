import type { AppContext } from '../../context.ts';
import { changeJob } from './job-repository.ts';

/** Progress is kept in steps of this size: at most twenty writes a job. */
const STEP = 0.05;

/** Counts bytes of a job and keeps how far it is; what gets lost of that is no reason to stop. */
export function progressOf({ db, log }: Pick<AppContext, 'db' | 'log'>, jobId: string, total: number) {
  let done = 0;
  let told = 0;
  return (bytes: number): void => {
    done += bytes;
    const progress = total === 0 ? 0 : Math.min(done / total, 0.99);
    if (progress < told + STEP) return;
    told = progress;
    changeJob(db, jobId, { progress }).catch((error: unknown) => log.debug({ err: error }, 'progress was not kept'));
  };
}
