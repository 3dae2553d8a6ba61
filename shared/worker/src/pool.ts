import { followSignal } from './cancel.ts';
import { type ClientOptions, type RunOptions, WorkerClient } from './client.ts';
import { plainErrors, type WorkerErrors } from './errors.ts';
import { later } from './later.ts';
import type { WorkerPort } from './port.ts';
import type { TaskName, TasksOf } from './tasks.ts';

export interface PoolOptions extends ClientOptions {
  readonly createWorker: () => WorkerPort;
  /** Most workers at a time; at least one. */
  readonly size: number;
  /** A worker without work for so many milliseconds is ended, and its memory given back. */
  readonly idleMs?: number | undefined;
  /**
   * A worker is ended after a job that moved more bytes than these into it: the memory of WebAssembly grows with the
   * largest job and never shrinks. (Threads of Node can be capped beforehand, by their `resourceLimits`.)
   */
  readonly restartAfterBytes?: number | undefined;
}

/** An input, or what reads it when a worker is free, so that what waits takes no memory. */
export type InputOrRead<Input> = Input | (() => Promise<Input>);

interface Job<T extends TasksOf<T>> {
  /** Gives the job to a worker. @returns the bytes that moved; resolves when the worker is free */
  readonly hand: (client: WorkerClient<T>) => Promise<number>;
  readonly reject: (error: Error) => void;
  readonly task: string;
}

interface Member<T extends TasksOf<T>> {
  readonly client: WorkerClient<T>;
  /** What it works on, or waits for the input of. */
  job: Job<T> | undefined;
  stopTimer: () => void;
}

/**
 * Workers that take jobs one at a time, in the order of asking. They are started when they are needed. One that is lost
 * fails the job that it had, no other, and is replaced when there is work.
 */
export class WorkerPool<T extends TasksOf<T>> {
  readonly size: number;
  private readonly options: PoolOptions;
  private readonly errors: WorkerErrors;
  private readonly members = new Set<Member<T>>();
  private readonly waiting: Job<T>[] = [];
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
    this.errors = options.errors ?? plainErrors;
    this.size = Math.max(1, Math.floor(options.size));
  }

  /** @throws what `errors` makes of a failure, a lost worker, a cancellation or `close`, and what reading the input throws */
  run<Name extends TaskName<T>>(
    task: Name,
    input: InputOrRead<T[Name]['input']>,
    options: RunOptions<T[Name]> = {},
  ): Promise<T[Name]['output']> {
    const { signal, transfer = [] } = options;
    if (this.closed) return Promise.reject(this.errors.closed());
    if (signal?.aborted) return Promise.reject(this.errors.cancelled(signal.reason));
    return new Promise<T[Name]['output']>((resolve, reject) => {
      let cancelled = false;
      const job: Job<T> = {
        task,
        reject: (error) => (unfollow(), reject(error)),
        hand: async (client) => {
          const given: T[Name]['input'] = isRead(input) ? await input() : input;
          unfollow();
          if (cancelled) return 0;
          const buffers = typeof transfer === 'function' ? transfer(given) : transfer;
          const bytes = buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
          const { result, free } = client.start(task, given, { ...options, transfer: buffers });
          result.then(resolve, reject);
          await free;
          return bytes;
        },
      };
      // Until a worker has it; then its client follows the signal.
      const unfollow = followSignal(signal, () => {
        cancelled = true;
        const index = this.waiting.indexOf(job);
        if (index >= 0) this.waiting.splice(index, 1);
        reject(this.errors.cancelled(signal?.reason));
      });
      this.waiting.push(job);
      this.dispatch();
    });
  }

  /** Ends the workers; whatever is under way or waits is rejected as closed. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { job } of this.members) job?.reject(this.errors.closed());
    for (const job of this.waiting.splice(0)) job.reject(this.errors.closed());
    await Promise.all([...this.members].map((member) => this.end(member)));
  }

  private dispatch(): void {
    while (this.waiting.length > 0 && !this.closed) {
      let member = [...this.members].find(({ job }) => !job);
      if (!member && this.members.size >= this.size) return;
      const job = this.waiting.shift()!;
      try {
        member ??= this.hire();
      } catch (cause) {
        job.reject(this.errors.lost(String(cause), job.task));
        continue;
      }
      void this.work(member, job);
    }
  }

  private hire(): Member<T> {
    const { onLost } = this.options;
    const client = new WorkerClient<T>(this.options.createWorker(), {
      ...this.options,
      onLost: (detail, cause) => {
        this.drop(member);
        onLost?.(detail, cause);
      },
    });
    const member: Member<T> = { client, job: undefined, stopTimer: () => undefined };
    this.members.add(member);
    return member;
  }

  private async work(member: Member<T>, job: Job<T>): Promise<void> {
    member.job = job;
    member.stopTimer();
    const bytes = await job.hand(member.client).catch((cause: Error) => (job.reject(cause), 0));
    member.job = undefined;
    const { restartAfterBytes = Infinity, idleMs } = this.options;
    if (member.client.ended) this.drop(member);
    else if (bytes > restartAfterBytes) void this.end(member);
    else if (idleMs !== undefined) member.stopTimer = later(() => void this.end(member), idleMs);
    this.dispatch();
  }

  private drop(member: Member<T>): void {
    member.stopTimer();
    this.members.delete(member);
  }

  private end(member: Member<T>): Promise<void> {
    this.drop(member);
    return member.client.close();
  }
}

/** Inputs are cloned, which functions cannot be. */
const isRead = <Input>(input: InputOrRead<Input>): input is () => Promise<Input> => typeof input === 'function';
