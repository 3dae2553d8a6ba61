import { WorkerClient } from './client.ts';
import { codedErrors, WorkerClosed, WorkerLost } from './errors.ts';
import { inProcessPort } from './in-process.ts';
import { WorkerPool } from './pool.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { WorkerPort } from './port.ts';
import { type Handlers, serve } from './serve.ts';
import { ChannelWorkers } from './testing/channel-worker.ts';

interface Jobs {
  double: { input: { values: Uint8Array<ArrayBuffer> }; output: Uint8Array<ArrayBuffer> };
  steps: { input: number; output: string; progress: number };
  fail: { input: { name: string; code?: string; values?: Record<string, number> }; output: never };
  lookUp: { input: string; output: unknown };
  uncloneable: { input: null; output: unknown };
}

/** How many jobs run in workers at this moment, and how many ever did at once. */
let [running, most] = [0, 0];

const handlers: Handlers<Jobs> = {
  double: ({ values }) => ({ output: values.map((value) => value * 2), transfer: [values.buffer] }),
  async steps(count, context) {
    most = Math.max(most, (running += 1));
    try {
      for (let step = 1; step <= count; step += 1) {
        context.progress(step);
        await context.breathe();
      }
    } finally {
      running -= 1;
    }
    return { output: `${count} steps` };
  },
  fail({ name, ...details }) {
    throw Object.assign(new Error('it went wrong', { cause: new Error('the disk is full') }), {
      name,
      ...details,
      handle: () => 'not to be cloned',
    });
  },
  lookUp: async (word, context) => ({ output: await context.ask(word) }),
  uncloneable: () => ({ output: () => 'a function' }),
};

const workers = new ChannelWorkers();
const start = (): WorkerPort => workers.start((post) => serve<Jobs>(handlers, post));
const poolOf = (size: number, options: object = {}) => new WorkerPool<Jobs>({ createWorker: start, size, ...options });

beforeEach(() => ([running, most] = [0, 0]));
afterEach(() => workers.close());

/** The port, which notes the input of each job that is posted to it. */
const noting = (port: WorkerPort, inputs: unknown[]): WorkerPort => ({
  ...port,
  postMessage(message: ToWorker, transfer) {
    if (message.kind === 'run') inputs.push(message.input);
    port.postMessage(message, transfer);
  },
});

/** A worker that never answers; `happens` plays what a browser tells of it. */
function muteWorker() {
  const listeners = new Map<string, (event: { data: unknown; message?: string }) => void>();
  const sent: unknown[] = [];
  let ended = false;
  const told = (type: string, data: unknown, message?: string): void =>
    listeners.get(type)?.({ data, ...(message !== undefined && { message }) });
  const port: WorkerPort = {
    postMessage: (message) => void sent.push(message),
    addEventListener: (type: string, listener: never) => void listeners.set(type, listener),
    terminate: () => (ended = true),
  };
  return {
    port,
    sent,
    ended: () => ended,
    happens: (type: string, message?: string) => told(type, undefined, message),
    says: (message: FromWorker) => told('message', message),
  };
}

test('a job gives its output; buffers move both ways', async () => {
  const pool = poolOf(1);
  const values = new Uint8Array([1, 2, 3]);
  const doubled = pool.run('double', { values }, { transfer: [values.buffer] });
  expect(values.length).toBe(0);
  expect([...(await doubled)]).toEqual([2, 4, 6]);
});

test('progress comes in its order, and only to its own job', async () => {
  const pool = poolOf(2);
  const seen: [string, number][] = [];
  const outputs = await Promise.all(
    ['a', 'b', 'c'].map((name) => pool.run('steps', 3, { onProgress: (step) => seen.push([name, step]) })),
  );
  expect(outputs).toEqual(['3 steps', '3 steps', '3 steps']);
  for (const name of ['a', 'b', 'c'])
    expect(seen.filter(([of]) => of === name).map(([, step]) => step)).toEqual([1, 2, 3]);
});

test('no more workers than the limit, no more at once than workers, all others in their order', async () => {
  // The order in which they are handed out: answers of two workers come by two channels, in any order.
  const handed: unknown[] = [];
  const pool = poolOf(2, { createWorker: () => noting(start(), handed) });
  await Promise.all(Array.from({ length: 7 }, (_, index) => pool.run('steps', index + 1)));
  expect([workers.started, most]).toEqual([2, 2]);
  expect(handed).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('one worker does the jobs that it is given at once one after another', async () => {
  const client = new WorkerClient<Jobs>(start());
  await Promise.all([client.run('steps', 3), client.run('steps', 3), client.run('steps', 3)]);
  expect(most).toBe(1);
});

test('an input that is read is read when a worker is free', async () => {
  const pool = poolOf(1);
  let read = 0;
  const input = async () => (read += 1);
  const first = pool.run('steps', input);
  const second = pool.run('steps', input);
  expect(read).toBe(1);
  await first;
  await second;
  expect(read).toBe(2);
  await expect(pool.run('steps', () => Promise.reject(new Error('moved away')))).rejects.toThrow('moved away');
  await expect(pool.run('steps', 1)).resolves.toBe('1 steps');
});

describe('an error', () => {
  test('keeps its name, message and details; what cannot be cloned of it stays behind', async () => {
    const failed = poolOf(1).run('fail', { name: 'TornError', code: 'torn', values: { page: 3 } });
    await expect(failed).rejects.toMatchObject({
      name: 'TornError',
      message: 'it went wrong',
      code: 'torn',
      values: { page: 3 },
    });
    await expect(failed).rejects.not.toHaveProperty('handle');
    await expect(failed).rejects.toHaveProperty('cause.message', 'the disk is full');
  });

  class RoomError extends Error {
    override readonly name = 'RoomError';
    constructor(
      readonly code: 'torn' | 'cancelled' | 'workerFailed',
      readonly values: Record<string, string | number> = {},
    ) {
      super(code);
    }
  }

  test('of a room arrives as that room’s, and anything else as a worker that failed', async () => {
    const pool = poolOf(1, { errors: codedErrors(RoomError) });
    const torn = pool.run('fail', { name: 'RoomError', code: 'torn', values: { page: 3 } });
    await expect(torn).rejects.toBeInstanceOf(RoomError);
    await expect(torn).rejects.toMatchObject({ code: 'torn', values: { page: 3 } });
    await expect(pool.run('fail', { name: 'RangeError' })).rejects.toMatchObject({
      code: 'workerFailed',
      values: { detail: 'RangeError: it went wrong' },
    });
    void pool.close();
    await expect(pool.run('steps', 1)).rejects.toMatchObject({ code: 'cancelled' });
  });

  test('is named where an input or an output cannot be cloned, and the worker goes on', async () => {
    const pool = poolOf(1);
    await expect(pool.run('uncloneable', null)).rejects.toMatchObject({ name: 'DataCloneError' });
    await expect(pool.run('lookUp', { f: () => 1 } as unknown as string)).rejects.toMatchObject({
      name: 'DataCloneError',
    });
    await expect(pool.run('toString' as 'steps', 1)).rejects.toThrow('no task toString');
    await expect(pool.run('steps', 1)).resolves.toBe('1 steps');
  });
});

describe('cancelling', () => {
  test('tells the worker; what runs and what waits is rejected with the reason, and others go on', async () => {
    const pool = poolOf(1);
    const [first, second] = [new AbortController(), new AbortController()];
    const heard: number[] = [];
    const stopped = pool.run('steps', 1e6, {
      signal: first.signal,
      onProgress: (step) => {
        heard.push(step);
        first.abort(new Error('enough'));
      },
    });
    const waiting = pool.run('steps', 1, { signal: second.signal });
    const last = pool.run('steps', 2);
    second.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await expect(stopped).rejects.toThrow('enough');
    await expect(last).resolves.toBe('2 steps');
    expect([heard, workers.started, most]).toEqual([[1], 1, 1]);
    await expect(pool.run('steps', 1, { signal: first.signal })).rejects.toThrow('enough');
  });

  test('ends the worker where that is wanted, and the next job gets another', async () => {
    const silent = muteWorker();
    let asked = 0;
    const pool = new WorkerPool<Jobs>({
      createWorker: () => ((asked += 1) === 1 ? silent.port : start()),
      size: 1,
      cancelling: 'ends',
    });
    const stop = new AbortController();
    const endless = pool.run('steps', 1, { signal: stop.signal });
    const next = pool.run('steps', 1);
    stop.abort();
    await expect(endless).rejects.toMatchObject({ name: 'AbortError' });
    expect(silent.ended()).toBe(true);
    await expect(next).resolves.toBe('1 steps');
  });

  test('while the input is read hands nothing over', async () => {
    const silent = muteWorker();
    const pool = new WorkerPool<Jobs>({ createWorker: () => silent.port, size: 1 });
    const stop = new AbortController();
    let read = (_: number): void => undefined;
    const stopped = pool.run('steps', () => new Promise<number>((resolve) => (read = resolve)), {
      signal: stop.signal,
    });
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    read(1);
    await Promise.resolve();
    expect(silent.sent).toEqual([]);
  });
});

describe('a lost worker', () => {
  test.each([
    ['error', 'script not found', 'script not found'],
    ['error', '', 'the worker could not be started'],
    ['messageerror', undefined, 'a message could not be read'],
  ])('rejects what it had (%s)', async (type, message, detail) => {
    const dying = muteWorker();
    let asked = 0;
    const lost: string[] = [];
    const pool = new WorkerPool<Jobs>({
      createWorker: () => ((asked += 1) === 1 ? dying.port : start()),
      size: 1,
      onLost: (why) => lost.push(why),
    });
    const gone = pool.run('steps', 1);
    const saved = pool.run('steps', 2);
    dying.happens(type, message);
    await expect(gone).rejects.toBeInstanceOf(WorkerLost);
    await expect(gone).rejects.toMatchObject({ task: 'steps', detail });
    await expect(saved).resolves.toBe('2 steps');
    expect([lost, dying.ended()]).toEqual([[detail], true]);
  });

  test('does not come back for a client, which says why', async () => {
    const dying = muteWorker();
    const client = new WorkerClient<Jobs>(dying.port);
    const both = Promise.allSettled([client.run('steps', 1), client.run('steps', 1)]);
    dying.happens('error', 'out of memory');
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(client.ended).toBe(true);
    await expect(client.run('steps', 1)).rejects.toMatchObject({ detail: 'out of memory' });
  });

  test('is one that says nothing for too long', async () => {
    const silent = muteWorker();
    const pool = new WorkerPool<Jobs>({ createWorker: () => silent.port, size: 1, silenceMs: 20 });
    await expect(pool.run('steps', 1)).rejects.toMatchObject({ detail: 'the worker does not answer' });
    expect(silent.ended()).toBe(true);
  });

  test('is not one that waits for an answer, however long that takes', async () => {
    jest.useFakeTimers();
    try {
      const asking = muteWorker();
      let answer: (answer: { answer: string }) => void = () => undefined;
      const onAsk = () => new Promise<{ answer: string }>((resolve) => (answer = resolve));
      const client = new WorkerClient<Jobs>(asking.port, { silenceMs: 20, onAsk });
      const job = client.run('lookUp', 'molar');
      job.catch(() => undefined);
      asking.says({ kind: 'ask', ask: 1, question: 'molar' });
      await jest.advanceTimersByTimeAsync(1000);
      expect(client.ended).toBe(false);
      answer({ answer: 'a back tooth' });
      await jest.advanceTimersByTimeAsync(10);
      expect(asking.sent.at(-1)).toMatchObject({ kind: 'answer', ask: 1 });
      // From then on it has something to say again.
      await jest.advanceTimersByTimeAsync(60);
      expect(client.ended).toBe(true);
      await expect(job).rejects.toMatchObject({ detail: 'the worker does not answer' });
    } finally {
      jest.useRealTimers();
    }
  });

  test('is one that cannot be made: every job is told', async () => {
    const pool = new WorkerPool<Jobs>({
      createWorker: () => {
        throw new Error('refused by policy');
      },
      size: 1,
    });
    await expect(pool.run('steps', 1)).rejects.toMatchObject({
      name: 'WorkerLost',
      detail: 'Error: refused by policy',
    });
    await expect(pool.run('steps', 1)).rejects.toBeInstanceOf(WorkerLost);
  });
});

test('a handler asks, and hears what there is or that there is nothing', async () => {
  const pool = poolOf(1, {
    onAsk: async (word: unknown) => {
      if (word === 'unknown') throw new Error('there is no such word');
      return { answer: `${String(word)}!` };
    },
  });
  await expect(pool.run('lookUp', 'bite')).resolves.toBe('bite!');
  await expect(pool.run('lookUp', 'unknown')).rejects.toThrow('there is no such word');
  await expect(poolOf(1).run('lookUp', 'bite')).rejects.toThrow('nobody answers');
});

describe('memory', () => {
  test('is given back by a worker after a job that moved more than the limit into it', async () => {
    const pool = poolOf(1, { restartAfterBytes: 8 });
    const sized = (length: number): Promise<unknown> => {
      const values = new Uint8Array(length);
      return pool.run('double', { values }, { transfer: ({ values: { buffer } }) => [buffer] });
    };
    await sized(8);
    await sized(8);
    expect(workers.started).toBe(1);
    await sized(9);
    await sized(1);
    expect(workers.started).toBe(2);
  });

  test('is given back by a worker that has nothing to do', async () => {
    let ended = (): void => undefined;
    const end = new Promise<void>((resolve) => (ended = resolve));
    const pool = new WorkerPool<Jobs>({
      createWorker: () => ({ ...start(), terminate: ended }),
      size: 1,
      idleMs: 1,
    });
    await pool.run('steps', 1);
    await end;
    await pool.run('steps', 1);
    expect(workers.started).toBe(2);
  });
});

test('closing rejects what runs, what waits, what is read and what comes after', async () => {
  const pool = poolOf(2, { onAsk: () => new Promise(() => undefined) });
  const all = [
    pool.run('lookUp', 'without an answer'),
    pool.run('steps', () => new Promise<number>(() => undefined)),
    pool.run('steps', 1),
  ].map((job) => expect(job).rejects.toBeInstanceOf(WorkerClosed));
  await pool.close();
  await Promise.all(all);
  await expect(pool.run('steps', 1)).rejects.toBeInstanceOf(WorkerClosed);
});

test('works without a thread, never within the call', async () => {
  const pool = new WorkerPool<Jobs>({
    createWorker: () => inProcessPort((post) => serve<Jobs>(handlers, post)),
    size: 1,
  });
  let within = true;
  const job = pool.run('steps', 2, { onProgress: () => expect(within).toBe(false) });
  within = false;
  await expect(job).resolves.toBe('2 steps');
});

/** Types only: a browser's Worker is a port, and what a task does not take does not compile. */
export const workerIsPort = (worker: Worker): WorkerPort => worker;
export const typed = (pool: WorkerPool<Jobs>): Promise<string> => {
  // @ts-expect-error there is no such task
  void pool.run('halve', 1);
  // @ts-expect-error a number is wanted
  void pool.run('steps', 'many');
  return pool.run('steps', 3);
};
