import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads.ts';
import { type Compute, ComputeError, type ComputeOptions } from './compute.ts';
import type { TaskReply, TaskRequest } from './messages.ts';

interface Queued {
  readonly request: TaskRequest;
  readonly options: ComputeOptions;
  resolve(output: unknown): void;
  reject(error: Error): void;
}

/**
 * Threads that start when they are needed and wait for more work afterwards.
 * @param size most threads at a time; further tasks wait in their order.
 */
export function openThreadPool(size: number): Compute {
  const idle: Worker[] = [];
  const running = new Map<Worker, Queued>();
  const queue: Queued[] = [];
  let lastId = 0;
  let closed = false;

  const next = (): void => {
    while (queue.length > 0 && running.size < size) {
      const queued = queue.shift() as Queued;
      if (queued.options.signal?.aborted) queued.reject(abortedError(queued.options.signal));
      else start(queued);
    }
  };
  const start = (queued: Queued): void => {
    const worker = idle.pop() ?? newWorker();
    running.set(worker, queued);
    worker.ref();
    worker.postMessage(queued.request, [...(queued.options.transfer ?? [])]);
  };
  const settle = (worker: Worker, reusable: boolean): Queued | undefined => {
    const queued = running.get(worker);
    running.delete(worker);
    if (reusable) {
      worker.unref();
      idle.push(worker);
    } else remove(idle, worker);
    if (!closed) queueMicrotask(next);
    return queued;
  };
  const newWorker = (): Worker => {
    const worker = startThread('compute', {});
    worker.on('message', (reply: TaskReply) => {
      const queued = running.get(worker);
      if (!queued || queued.request.id !== reply.id) return;
      if ('progress' in reply) return queued.options.progress?.(reply.progress);
      settle(worker, true);
      if ('output' in reply) queued.resolve(reply.output);
      else queued.reject(new ComputeError(queued.request.task, reply.failed));
    });
    // A thread that dies takes its task with it, e.g. when it runs out of memory.
    worker.on('error', (error) => settle(worker, false)?.reject(error as Error));
    worker.on('exit', () => settle(worker, false)?.reject(new Error('the compute thread ended')));
    return worker;
  };
  const abandon = (id: number, reason: Error): void => {
    for (const [worker, queued] of running) {
      if (queued.request.id !== id) continue;
      settle(worker, false)?.reject(reason);
      void worker.terminate();
    }
    const waiting = queue.findIndex((queued) => queued.request.id === id);
    if (waiting >= 0) queue.splice(waiting, 1)[0]?.reject(reason);
  };

  return {
    run: (task, input, options = {}) =>
      new Promise<never>((resolve, reject) => {
        if (closed) return reject(new Error('the server is stopping'));
        const id = ++lastId;
        const { signal } = options;
        if (signal?.aborted) return reject(abortedError(signal));
        const onAbort = (): void => abandon(id, abortedError(signal as AbortSignal));
        signal?.addEventListener('abort', onAbort, { once: true });
        const forget = (): void => signal?.removeEventListener('abort', onAbort);
        queue.push({
          request: { id, task: task.name, input },
          options,
          resolve: (output) => {
            forget();
            resolve(output as never);
          },
          reject: (error) => {
            forget();
            reject(error);
          },
        });
        next();
      }),
    close: async () => {
      closed = true;
      const stopping = new Error('the server is stopping');
      for (const queued of queue.splice(0)) queued.reject(stopping);
      const workers = [...idle, ...running.keys()];
      for (const queued of running.values()) queued.reject(stopping);
      running.clear();
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

const abortedError = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new Error('cancelled');

function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}
