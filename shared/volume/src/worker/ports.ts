import { inProcessPort, type WorkerPort } from '@archway/worker';
import { createVolumeWorkerHandler, type VolumeWorkerOptions } from './handler.ts';

/** A worker that is none: the same work on this thread, for tools and tests. */
export const inProcessWorker = (options: VolumeWorkerOptions = {}): WorkerPort =>
  inProcessPort((post) => createVolumeWorkerHandler(post, options));
