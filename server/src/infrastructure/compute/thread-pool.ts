import { totalmem } from 'node:os';
import { plainErrors, WorkerPool } from '@archway/worker';
import { nodePort } from '@archway/worker/node';
import { startThread } from '../threads.ts';
import type { Compute, ComputeOptions } from './compute.ts';
import type { ComputeTask, TaskJobs } from './task.ts';

/**
 * Megabytes of JavaScript values that one of so many threads may hold: together half of the machine. A task that needs more loses
 * its thread, and nothing else.
 */
const heapOf = (size: number): number => Math.round(Math.min(4096, Math.max(1024, totalmem() / 2 ** 21 / size)));

/**
 * Threads that start when they are needed and wait for more work afterwards.
 * @param size most threads at a time; further tasks wait in their order.
 */
export function openThreadPool(size: number): Compute {
  const pool = new WorkerPool<TaskJobs>({
    createWorker: () => nodePort(startThread('compute', { heapMegabytes: heapOf(size) }), { idleMayEnd: true }),
    size,
    cancelling: 'ends',
    errors: { ...plainErrors, closed: () => new Error('the server is stopping') },
  });
  return {
    run: <Input, Output>({ name }: ComputeTask<Input, Output>, input: Input, options: ComputeOptions = {}) =>
      pool.run(name, input, { ...options, onProgress: options.progress }) as Promise<Output>,
    close: () => pool.close(),
  };
}
