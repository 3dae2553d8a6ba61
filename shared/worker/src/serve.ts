import { factsOf, revived } from './error-facts.ts';
import { WorkerCancelled } from './errors.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { Post } from './port.ts';
import type { ProgressOf, TasksOf } from './tasks.ts';

/** What a handler has besides its input. */
export interface WorkContext<Progress = never> {
  /** Looked at between steps by handlers that do not `breathe`. */
  readonly signal: { readonly aborted: boolean };
  progress(progress: Progress, transfer?: readonly ArrayBuffer[]): void;
  /**
   * Lets messages in, so that a cancellation can arrive; browsers make each of many timers 4 ms long, so a handler with
   * short steps says every how many milliseconds it is enough.
   * @throws WorkerCancelled
   */
  breathe(everyMs?: number): Promise<void>;
  /** Asks the other side, see `onAsk`. @throws what that throws */
  ask(question: unknown): Promise<unknown>;
}

export interface Done<Output> {
  readonly output: Output;
  /** Buffers of the output that move instead of being copied. */
  readonly transfer?: readonly ArrayBuffer[];
}

export type Handlers<T extends TasksOf<T>> = {
  readonly [Name in keyof T]: (
    input: T[Name]['input'],
    context: WorkContext<ProgressOf<T[Name]>>,
  ) => Done<T[Name]['output']> | Promise<Done<T[Name]['output']>>;
};

/** Takes the messages that arrive in a worker. */
export type Receive = (message: unknown) => void;

interface Asked {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * The worker's side: the messages that arrive go to what is returned, the answers to `post`. Jobs run one after another,
 * since two at once would only share the core and double the memory.
 */
export function serve<T extends TasksOf<T>>(handlers: Handlers<T>, post: Post): Receive {
  const jobs = new Map<number, { aborted: boolean }>();
  const asked = new Map<number, Asked>();
  let last: Promise<void> = Promise.resolve();
  let lastAsk = 0;
  let breathed = performance.now();
  const reply = (message: FromWorker, transfer: readonly ArrayBuffer[] = []): void => post(message, [...transfer]);

  const contextOf = (id: number, signal: { readonly aborted: boolean }): WorkContext<unknown> => ({
    signal,
    progress: (progress, transfer) => reply({ kind: 'progress', id, progress }, transfer),
    async breathe(everyMs = 0) {
      if (performance.now() - breathed < everyMs) return;
      await new Promise<void>((resolve) => void setTimeout(resolve, 0));
      breathed = performance.now();
      if (signal.aborted) throw new WorkerCancelled();
    },
    ask: (question) =>
      new Promise((resolve, reject) => {
        lastAsk += 1;
        asked.set(lastAsk, { resolve, reject });
        reply({ kind: 'ask', ask: lastAsk, question });
      }),
  });

  const perform = async (id: number, task: string, input: unknown): Promise<void> => {
    const signal = jobs.get(id)!;
    try {
      if (signal.aborted) throw new WorkerCancelled();
      if (!Object.hasOwn(handlers, task)) throw new Error(`the worker has no task ${task}`);
      // Whoever asks for a task of this name gives it the input of that task.
      const handler = handlers[task as keyof T];
      const { output, transfer } = await handler(input, contextOf(id, signal));
      reply({ kind: 'done', id, output }, transfer);
    } catch (cause) {
      reply({ kind: 'failed', id, error: factsOf(cause) });
    }
    jobs.delete(id);
  };

  return (message) => {
    const told = message as ToWorker;
    if (told.kind === 'run') {
      jobs.set(told.id, { aborted: false });
      last = last.then(() => perform(told.id, told.task, told.input));
    } else if (told.kind === 'cancel') {
      const job = jobs.get(told.id);
      if (job) job.aborted = true;
    } else {
      const waiting = asked.get(told.ask);
      asked.delete(told.ask);
      if (told.kind === 'answer') waiting?.resolve(told.answer);
      else waiting?.reject(revived(told.error));
    }
  };
}

/** What is used of `self` in a browser's worker. */
export interface WorkerScope {
  postMessage(message: unknown, options: { transfer: ArrayBuffer[] }): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** All that a worker file of a browser says: `serveWorker(self, (post) => serve<Tasks>(handlers, post));` */
export function serveWorker(scope: WorkerScope, receiver: (post: Post) => Receive): void {
  const receive = receiver((reply, transfer) => scope.postMessage(reply, { transfer }));
  scope.addEventListener('message', ({ data }) => receive(data));
}
