import { MeshError } from '@archway/mesh';
import { codedErrors, WorkerPool } from '@archway/worker';
import type { TeethJobs } from './teeth-jobs.ts';

/** The correction of teeth beside the page, which stays live meanwhile. */
export class TeethEngine {
  private readonly pool = new WorkerPool<TeethJobs>({
    createWorker: () => new Worker(new URL('./teeth.worker.ts', import.meta.url)),
    size: 1,
    errors: codedErrors(MeshError),
  });

  /** Takes the bytes over. @throws MeshError */
  open(input: TeethJobs['open']['input'], signal: AbortSignal): Promise<TeethJobs['open']['output']> {
    return this.pool.run('open', input, { signal, transfer: [input.bytes] });
  }

  correct(input: TeethJobs['correct']['input']): Promise<TeethJobs['correct']['output']> {
    return this.pool.run('correct', input);
  }

  dispose(): void {
    void this.pool.close();
  }
}
