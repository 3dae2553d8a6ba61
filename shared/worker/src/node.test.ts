import { spawnSync } from 'node:child_process';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { WorkerLost } from './errors.ts';
import { nodePort, serveThread } from './node.ts';
import { WorkerPool } from './pool.ts';

interface Jobs {
  echo: { input: string; output: string };
  exit: { input: number; output: never };
  throw: { input: string; output: never };
  fill: { input: null; output: never };
}

/** A thread in plain JavaScript, which speaks as `serve` does. */
const SCRIPT = `
const { parentPort } = require('node:worker_threads');
const tasks = {
  echo: (id, output) => parentPort.postMessage({ kind: 'done', id, output }),
  exit: (id, code) => process.exit(code),
  throw: (id, message) => setImmediate(() => { throw new Error(message); }),
  fill: () => { const all = []; for (;;) all.push(new Array(1e5).fill({})); },
};
parentPort.on('message', ({ kind, id, task, input }) => kind === 'run' && tasks[task](id, input));
`;

const pools: WorkerPool<Jobs>[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function poolOf(options: WorkerOptions = {}): WorkerPool<Jobs> {
  const pool = new WorkerPool<Jobs>({
    createWorker: () => nodePort(new Worker(SCRIPT, { ...options, eval: true })),
    size: 1,
  });
  pools.push(pool);
  return pool;
}

test.each([
  ['exit', 3, 'the thread ended with code 3'],
  ['throw', 'out of order', 'out of order'],
] as const)('a thread that is gone (%s) fails its own job, and is replaced', async (task, input, detail) => {
  const pool = poolOf();
  const gone = pool.run(task as 'throw', input as string);
  const saved = pool.run('echo', 'still here');
  await expect(gone).rejects.toBeInstanceOf(WorkerLost);
  await expect(gone).rejects.toMatchObject({ detail });
  await expect(saved).resolves.toBe('still here');
});

test('a thread that needs more memory than its cap is lost, and nothing else is', async () => {
  const pool = poolOf({ resourceLimits: { maxOldGenerationSizeMb: 16 } });
  await expect(pool.run('fill', null)).rejects.toMatchObject({ detail: expect.stringContaining('memory limit') });
  await expect(pool.run('echo', 'still here')).resolves.toBe('still here');
});

/** A process with a thread that has answered. @returns whether it ended by itself */
function endsByItself(idleMayEnd: boolean): boolean {
  const program = `
    const { Worker } = require('node:worker_threads');
    const worker = new Worker(${JSON.stringify(SCRIPT)}, { eval: true });
    const port = (${nodePort.toString()})(worker, { idleMayEnd: ${idleMayEnd} });
    port.keepAlive?.(true);
    port.addEventListener('message', () => {
      port.keepAlive?.(false);
      // Only where the thread holds the process is it still there by then, however late a busy machine lets it end.
      setTimeout(() => process.exit(7), 2_000).unref();
    });
    port.postMessage({ kind: 'run', id: 1, task: 'echo', input: 'x' }, []);`;
  return spawnSync(process.execPath, ['-e', program]).status === 0;
}

test('a process ends beside a thread without work only where that was wanted', () => {
  expect([endsByItself(true), endsByItself(false)]).toEqual([true, false]);
});

test('what serves a thread runs in one', () => {
  expect(() => serveThread(() => () => undefined)).toThrow('this file runs as a thread');
});
