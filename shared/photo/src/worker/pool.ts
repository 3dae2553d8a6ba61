import { PhotoError } from '../photo-error.ts';
import type { PhotoStep } from '../prepare/prepare-photo.ts';
import type { PhotoJobName, PhotoJobs, PhotoReply, PhotoRequest } from './messages.ts';

/** What is used of a browser's Worker (or of a MessagePort). */
export interface PhotoWorkerPort {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { message?: string }) => void): void;
  terminate?(): void;
}

interface Job {
  readonly id: number;
  readonly kind: PhotoJobName;
  /** Asked for when a worker is free. */
  readonly input: () => Promise<PhotoJobs[PhotoJobName]['input']>;
  readonly onProgress: ((step: PhotoStep) => void) | undefined;
  readonly resolve: (output: never) => void;
  readonly reject: (error: unknown) => void;
  settled: boolean;
}

interface Slot {
  readonly port: PhotoWorkerPort;
  /** The job that occupies the worker, even when nobody waits for it any more. */
  job: Job | null;
}

export interface Pool {
  run<Name extends PhotoJobName>(
    kind: Name,
    input: () => Promise<PhotoJobs[Name]['input']>,
    options: { onProgress?: ((step: PhotoStep) => void) | undefined; signal?: AbortSignal | undefined },
  ): Promise<PhotoJobs[Name]['output']>;
  dispose(): void;
}

/** One job a worker at a time. A worker that dies fails the job it had, no other; the next job gets a new worker. */
export function createPool(createWorker: () => PhotoWorkerPort, most: number): Pool {
  const slots = new Set<Slot>();
  const queue: Job[] = [];
  let nextId = 1;
  let disposed = false;

  const settle = (job: Job, how: () => void) => {
    if (job.settled) return;
    job.settled = true;
    how();
  };

  const release = (slot: Slot) => {
    slot.job = null;
    next();
  };

  function start(): Slot {
    const slot: Slot = { port: createWorker(), job: null };
    slots.add(slot);
    slot.port.addEventListener('message', ({ data }) => {
      const reply = data as PhotoReply;
      const { job } = slot;
      if (!job || job.id !== reply.id) return;
      if (reply.kind === 'progress') {
        if (!job.settled) job.onProgress?.(reply.step);
        return;
      }
      settle(job, () =>
        reply.kind === 'done'
          ? job.resolve(reply.output as never)
          : job.reject(new PhotoError(reply.code, reply.values)),
      );
      release(slot);
    });
    slot.port.addEventListener('error', ({ message }) => {
      if (!slots.delete(slot)) return;
      slot.port.terminate?.();
      const detail = message ?? 'the worker could not be started';
      if (slot.job) settle(slot.job, () => slot.job!.reject(new PhotoError('workerFailed', { detail })));
      next();
    });
    return slot;
  }

  function next(): void {
    while (queue.length > 0 && !disposed) {
      const idle = [...slots].find(({ job }) => !job);
      if (!idle && slots.size >= most) return;
      const job = queue.shift()!;
      if (job.settled) continue;
      let slot: Slot;
      try {
        slot = idle ?? start();
      } catch (cause) {
        settle(job, () => job.reject(new PhotoError('workerFailed', { detail: String(cause) })));
        continue;
      }
      slot.job = job;
      void hand(slot, job);
    }
  }

  async function hand(slot: Slot, job: Job): Promise<void> {
    try {
      const input = await job.input();
      if (job.settled) return release(slot);
      const { buffer } = input.bytes;
      slot.port.postMessage({ kind: job.kind, id: job.id, input } as PhotoRequest, [buffer as ArrayBuffer]);
    } catch (cause) {
      settle(job, () => job.reject(cause));
      release(slot);
    }
  }

  return {
    run(kind, input, { onProgress, signal }) {
      if (disposed || signal?.aborted) return Promise.reject(new PhotoError('cancelled'));
      return new Promise((resolve, reject) => {
        const done = () => signal?.removeEventListener('abort', abort);
        const job: Job = {
          id: nextId++,
          kind,
          input,
          onProgress,
          resolve: (output) => (done(), resolve(output)),
          reject: (error) => (done(), reject(error as Error)),
          settled: false,
        };
        const abort = () => {
          const slot = [...slots].find((each) => each.job === job);
          slot?.port.postMessage({ kind: 'cancel', id: job.id } satisfies PhotoRequest, []);
          settle(job, () => job.reject(new PhotoError('cancelled')));
        };
        signal?.addEventListener('abort', abort);
        queue.push(job);
        next();
      });
    },
    dispose() {
      disposed = true;
      for (const { port, job } of slots) {
        port.terminate?.();
        if (job) settle(job, () => job.reject(new PhotoError('cancelled')));
      }
      slots.clear();
      for (const job of queue.splice(0)) settle(job, () => job.reject(new PhotoError('cancelled')));
    },
  };
}
