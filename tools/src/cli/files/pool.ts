import type { Worker } from 'node:worker_threads';
import type { FileError } from './file-error.ts';
import type { JobName, JobReply, JobRequest, Jobs } from './jobs.ts';
import { startWorker } from './node-worker.ts';

/** A job that failed, as its thread told it. */
export class JobFailed extends Error {
  readonly code: string;
  readonly file: string | undefined;
  constructor({ name, message, file }: FileError) {
    super(message);
    this.code = name;
    this.file = file;
  }
}

export interface Pool {
  run<Name extends JobName>(name: Name, input: Jobs[Name]['input']): Promise<Jobs[Name]['output']>;
  /** Ends all threads, whatever they are doing. */
  close(): Promise<void>;
}

interface Waiting {
  readonly request: JobRequest;
  readonly done: (reply: JobReply) => void;
}

const ENTRY = new URL('./file.worker.ts', import.meta.url);

interface Thread {
  readonly worker: Worker;
  job: Waiting | undefined;
}

/** Threads that are started as they are needed, at most `size`. One that dies fails its own file only. */
export function createPool(size: number): Pool {
  const threads = new Set<Thread>();
  const waiting: Waiting[] = [];

  function started(): Thread {
    const thread: Thread = { worker: startWorker(ENTRY), job: undefined };
    const settle = (reply: JobReply): void => {
      const { job } = thread;
      thread.job = undefined;
      job?.done(reply);
      next();
    };
    const lost = (message: string): void => {
      threads.delete(thread);
      settle({ error: { name: 'workerFailed', message } });
    };
    thread.worker.on('message', settle);
    thread.worker.on('error', (error) => lost(error.message));
    thread.worker.on('exit', (code) => lost(`The thread ended with code ${code}.`));
    threads.add(thread);
    return thread;
  }

  function next(): void {
    if (waiting.length === 0) return;
    const free = [...threads].find(({ job }) => job === undefined) ?? (threads.size < size ? started() : undefined);
    if (!free) return;
    free.job = waiting.shift()!;
    free.worker.postMessage(free.job.request);
  }

  return {
    run: (name, input) =>
      new Promise((resolve, reject) => {
        const done = (reply: JobReply): void =>
          'error' in reply ? reject(new JobFailed(reply.error)) : resolve(reply.output as never);
        waiting.push({ request: { name, input } as JobRequest, done });
        next();
      }),
    async close() {
      waiting.length = 0;
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
