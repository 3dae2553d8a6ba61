import { plainErrors, WorkerPool } from '@archway/worker';
import { nodePort } from '@archway/worker/node';
import { FileProblem } from './file-error.ts';
import type { Jobs } from './jobs.ts';
import { startWorker } from './node-worker.ts';

const ENTRY = new URL('./file.worker.ts', import.meta.url);

export type Pool = WorkerPool<Jobs>;

/** Threads that are started as they are needed, at most `size`. One that dies fails its own file only, as workerFailed. */
export const createPool = (size: number): Pool =>
  new WorkerPool<Jobs>({
    createWorker: () => nodePort(startWorker(ENTRY)),
    size,
    errors: { ...plainErrors, lost: (detail) => new FileProblem('workerFailed', detail) },
  });
