import { followSignal, type CancelSignal } from './cancel.ts';
import { factsOf } from './error-facts.ts';
import { plainErrors, type WorkerErrors } from './errors.ts';
import { later } from './later.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { WorkerPort } from './port.ts';
import type { ProgressOf, TaskName, TasksOf } from './tasks.ts';

/** Buffers that move into the worker instead of being copied; they are empty afterwards. */
export type Transfer<Input> = readonly ArrayBuffer[] | ((input: Input) => readonly ArrayBuffer[]);

export interface RunOptions<Task extends { readonly input: unknown }> {
  readonly onProgress?: ((progress: ProgressOf<Task>) => void) | undefined;
  readonly signal?: CancelSignal | undefined;
  readonly transfer?: Transfer<Task['input']> | undefined;
}

export interface Answer {
  readonly answer: unknown;
  readonly transfer?: readonly ArrayBuffer[];
}

export interface ClientOptions {
  readonly errors?: WorkerErrors | undefined;
  /**
   * What becomes of a worker whose job is cancelled: it is `told`, and is free again when it has noticed (as handlers
   * that `breathe` do), or this `ends` it, with whatever else it had. Told when left out; the caller goes on at once.
   */
  readonly cancelling?: 'told' | 'ends' | undefined;
  /** A worker with work that says nothing for so many milliseconds is given up: a browser may end one without a word. */
  readonly silenceMs?: number | undefined;
  /** Answers what handlers `ask`. */
  readonly onAsk?: ((question: unknown) => Promise<Answer>) | undefined;
  /** The worker ended by itself. */
  readonly onLost?: ((detail: string, cause?: unknown) => void) | undefined;
}

/** A job that was handed to a worker. */
export interface Started<Output> {
  readonly result: Promise<Output>;
  /** When the worker is done with it, which after a cancellation is later than the result. */
  readonly free: Promise<void>;
}

interface Job {
  readonly task: string;
  readonly signal: CancelSignal | undefined;
  readonly onProgress: ((progress: never) => void) | undefined;
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
  /** Its worker is done with it. */
  readonly free: () => void;
  readonly unfollow: () => void;
  cancelled: boolean;
}

/** One worker. Jobs that it is given at once are done one after another. When it is lost, so are they; it does not come back. */
export class WorkerClient<T extends TasksOf<T>> {
  private readonly port: WorkerPort;
  private readonly options: ClientOptions;
  private readonly errors: WorkerErrors;
  private readonly jobs = new Map<number, Job>();
  private lastId = 0;
  /** Milliseconds since it was last heard, or began to work; while the machine sleeps they do not count. */
  private silent = 0;
  /** Questions that it waits for the answers of: until then it has nothing to say. */
  private questions = 0;
  private watching = false;
  /** Why there is no worker any more. */
  private gone: ((task: string) => Error) | undefined;

  constructor(port: WorkerPort, options: ClientOptions = {}) {
    this.port = port;
    this.options = options;
    this.errors = options.errors ?? plainErrors;
    port.addEventListener('message', ({ data }) => this.heard(data as FromWorker));
    port.addEventListener('error', ({ message, error }) =>
      this.lose(message || 'the worker could not be started', error),
    );
    port.addEventListener('messageerror', () => this.lose('a message could not be read'));
    port.keepAlive?.(false);
  }

  /** Whether it was lost or closed. */
  get ended(): boolean {
    return this.gone !== undefined;
  }

  /** @throws what `errors` makes of a failure, a lost worker, a cancellation or `close` */
  run<Name extends TaskName<T>>(
    task: Name,
    input: T[Name]['input'],
    options: RunOptions<T[Name]> = {},
  ): Promise<T[Name]['output']> {
    return this.start(task, input, options).result;
  }

  /** Like `run`, for whoever wants to know when the worker is free again. */
  start<Name extends TaskName<T>>(
    task: Name,
    input: T[Name]['input'],
    { onProgress, signal, transfer = [] }: RunOptions<T[Name]> = {},
  ): Started<T[Name]['output']> {
    const refusal = this.gone?.(task) ?? (signal?.aborted ? this.errors.cancelled(signal.reason) : undefined);
    if (refusal) return { result: Promise.reject(refusal), free: Promise.resolve() };
    const id = ++this.lastId;
    let free = (): void => undefined;
    const done = new Promise<void>((resolve) => (free = resolve));
    const result = new Promise<T[Name]['output']>((resolve, reject) => {
      const unfollow = followSignal(signal, () => this.cancel(id));
      this.jobs.set(id, { task, signal, onProgress, resolve, reject, free, unfollow, cancelled: false });
      if (this.jobs.size === 1) this.silent = 0;
      this.port.keepAlive?.(true);
      try {
        this.post({ kind: 'run', id, task, input }, typeof transfer === 'function' ? transfer(input) : transfer);
      } catch (cause) {
        this.take(id)?.reject(this.errors.thrown(factsOf(cause), task));
      }
    });
    this.watch();
    return { result, free: done };
  }

  /** Ends the worker; whatever is under way is rejected as closed. Resolves when the worker has ended. */
  async close(): Promise<void> {
    await this.end(() => this.errors.closed());
  }

  private post(message: ToWorker, transfer: readonly ArrayBuffer[] = []): void {
    this.port.postMessage(message, [...transfer]);
  }

  private cancel(id: number): void {
    const job = this.jobs.get(id);
    if (!job || job.cancelled) return;
    job.cancelled = true;
    job.reject(this.errors.cancelled(job.signal?.reason));
    if (this.options.cancelling === 'ends')
      void this.end((task) => this.errors.lost('it was ended to cancel another job', task));
    else this.post({ kind: 'cancel', id });
  }

  private heard(reply: FromWorker): void {
    if (this.ended) return;
    this.silent = 0;
    if (reply.kind === 'ask') return void this.answer(reply.ask, reply.question);
    if (reply.kind === 'progress') {
      const job = this.jobs.get(reply.id);
      if (!job?.cancelled) job?.onProgress?.(reply.progress as never);
      return;
    }
    const job = this.take(reply.id);
    if (reply.kind === 'done') job?.resolve(reply.output as never);
    else job?.reject(this.errors.thrown(reply.error, job.task));
  }

  /** A job that the worker is done with. */
  private take(id: number): Job | undefined {
    const job = this.jobs.get(id);
    this.jobs.delete(id);
    job?.unfollow();
    if (this.jobs.size === 0) this.port.keepAlive?.(false);
    job?.free();
    return job;
  }

  private async answer(ask: number, question: unknown): Promise<void> {
    this.questions += 1;
    try {
      if (!this.options.onAsk) throw new Error('nobody answers questions of this worker');
      const { answer, transfer } = await this.options.onAsk(question);
      if (!this.ended) this.post({ kind: 'answer', ask, answer }, transfer);
    } catch (cause) {
      if (!this.ended) this.post({ kind: 'unanswered', ask, error: factsOf(cause) });
    }
    this.questions -= 1;
    this.silent = 0;
  }

  private lose(detail: string, cause?: unknown): void {
    if (this.ended) return;
    void this.end((task) => this.errors.lost(detail, task, cause));
    this.options.onLost?.(detail, cause);
  }

  private end(gone: (task: string) => Error): unknown {
    if (this.ended) return undefined;
    this.gone = gone;
    for (const [id, { task, reject }] of [...this.jobs]) {
      reject(gone(task));
      this.take(id);
    }
    return this.port.terminate?.();
  }

  private watch(): void {
    const { silenceMs } = this.options;
    if (silenceMs === undefined || this.watching) return;
    this.watching = true;
    const step = Math.min(1000, silenceMs);
    const look = (): void => {
      this.watching = this.jobs.size > 0;
      if (!this.watching) return;
      if (this.questions === 0) this.silent += step;
      if (this.silent > silenceMs) this.lose('the worker does not answer');
      else later(look, step);
    };
    later(look, step);
  }
}
