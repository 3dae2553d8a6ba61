import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Job, Jobs } from '../src/infrastructure/jobs/jobs.ts';
import { type TestServer, startTestServer } from './harness.ts';
import { sourceLoader } from './operation/server-process.ts';
import { until } from './until.ts';

const several = process.env['ARCHWAY_TEST_DATABASE_URL'] ? test : test.skip;
const fileUrl = (path: string): string => pathToFileURL(join(__dirname, path)).href;

let server: TestServer;
let jobs: Jobs;
beforeAll(async () => {
  server = await startTestServer({ foundation: true, env: { ARCHWAY_DEMO: 'on' } });
  ({ jobs } = server.ctx);
});
afterAll(() => server.stop());

test('a job is done once, with its data', async () => {
  const done: unknown[] = [];
  await jobs.work('test-once', {}, async ({ data }) => void done.push(data));
  await jobs.send('test-once', { a: 1, text: "it's $1 and 中文" });
  await until(() => done.length > 0);
  await sleep(700);
  expect(done).toEqual([{ a: 1, text: "it's $1 and 中文" }]);
});

test('the same key gives one job', async () => {
  const done: unknown[] = [];
  await jobs.work('test-key', {}, async ({ data }) => void done.push(data));
  await Promise.all([1, 2, 3].map((n) => jobs.send('test-key', { n }, { key: 'model 7 revision 1' })));
  await jobs.send('test-key', { n: 9 }, { key: 'model 7 revision 2' });
  await until(() => done.length >= 2);
  await sleep(700);
  expect(done).toHaveLength(2);
});

test('a job of a transaction exists when that commits, and only then', async () => {
  const done: unknown[] = [];
  await jobs.work('test-tx', {}, async ({ data }) => void done.push(data));
  const send = (n: number, fail: boolean) =>
    server.ctx.db
      .transaction(async (tx) => {
        await jobs.send('test-tx', { n }, { tx, key: `tx ${n}` });
        if (fail) throw new Error('rolled back');
      })
      .catch(() => {});
  await send(1, true);
  await send(2, false);
  await until(() => done.length > 0);
  await sleep(700);
  expect(done).toEqual([{ n: 2 }]);
});

test('a job that fails is tried again, and knows its last try', async () => {
  const tries: [number, boolean][] = [];
  await jobs.work('test-retry', { retries: 1 }, async ({ retry, last }) => {
    tries.push([retry, last]);
    throw new Error('no');
  });
  await jobs.send('test-retry', {});
  await until(() => tries.length >= 2);
  await sleep(1500);
  expect(tries).toEqual([
    [0, false],
    [1, true],
  ]);
});

test('as many jobs run at a time as the queue allows', async () => {
  let running = 0;
  let most = 0;
  let done = 0;
  await jobs.work('test-concurrency', { concurrency: 2 }, async () => {
    most = Math.max(most, ++running);
    // However late the second is fetched; after that there is time for a third that must not come.
    await until(() => most >= 2);
    await sleep(300);
    running--;
    done++;
  });
  for (let n = 0; n < 4; n++) await jobs.send('test-concurrency', { n });
  await until(() => done === 4);
  expect(most).toBe(2);
});

test('a delayed job waits', async () => {
  let at = 0;
  await jobs.work('test-delay', {}, async () => void (at = Date.now()));
  const sent = Date.now();
  await jobs.send('test-delay', {}, { delaySeconds: 2 });
  await until(() => at > 0);
  expect(at - sent).toBeGreaterThan(1500);
});

test('a job that was running when the server stopped is taken up again, and has lost no try', async () => {
  const first = await startTestServer({ foundation: true, keepData: true, env: { ARCHWAY_DEMO: 'on' } });
  const seen: Job<object>[] = [];
  await first.ctx.jobs.work('test-stop', { retries: 0 }, async (job) => {
    seen.push(job);
    await new Promise((_resolve, reject) =>
      job.signal.addEventListener('abort', () => reject(job.signal.reason as Error)),
    );
  });
  await first.ctx.jobs.send('test-stop', { n: 1 });
  await until(() => seen.length === 1);
  await first.stop();
  const second = await startTestServer({ foundation: true, again: first });
  try {
    const done: unknown[] = [];
    await second.ctx.jobs.work('test-stop', { retries: 0 }, async ({ data }) => void done.push(data));
    await until(() => done.length === 1);
    expect(done).toEqual([{ n: 1 }]);
  } finally {
    await second.stop();
  }
});

test('a job that nobody could end is told to whoever has to say so', async () => {
  const told: unknown[] = [];
  const givenUp = async (data: object): Promise<void> => void told.push(data);
  await jobs.work('test-given-up', { retries: 0, givenUp }, async () => {
    throw new Error('no');
  });
  await jobs.send('test-given-up', { n: 5 });
  await until(() => told.length > 0);
  expect(told).toEqual([{ n: 5 }]);
});

describe('a worker of its own', () => {
  /** A process that takes a job and never ends it. */
  const program = `
    import pino from ${JSON.stringify(fileUrl('../node_modules/pino/pino.js'))};
    import { openDatabase } from ${JSON.stringify(fileUrl('../src/infrastructure/database/database.ts'))};
    import { openJobs } from ${JSON.stringify(fileUrl('../src/infrastructure/jobs/boss-jobs.ts'))};
    const [databaseUrl] = process.argv.slice(-1);
    const log = (pino.default ?? pino)({ level: 'silent' });
    const database = await openDatabase({ databaseUrl, databasePool: 3, dataFolder: '' }, log);
    const jobs = await openJobs(database, log, true);
    await jobs.work('test-killed', { retries: 1 }, async () => {
      process.stdout.write('taken');
      await new Promise(() => setInterval(() => {}, 1000));
    });
  `;

  several('that is killed leaves its job to another one within half a minute', async () => {
    await jobs.send('test-killed', { n: 7 });
    const args = ['--import', sourceLoader, '--input-type=module', '-e', program, server.databaseUrl ?? ''];
    const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(worker.stdout, 'data');
    // Longer than one lease: a worker that lives keeps its job.
    const seen: Job<object>[] = [];
    await jobs.work('test-killed', { retries: 1 }, async (job) => void seen.push(job));
    await sleep(26_000);
    expect(seen).toEqual([]);
    worker.kill('SIGKILL');
    const killed = Date.now();
    await until(() => seen.length > 0);
    expect(seen).toMatchObject([{ data: { n: 7 }, retry: 1 }]);
    // The promise is 30 s on a machine that has time; what is looked at here is that it is no matter of minutes.
    expect(Date.now() - killed).toBeLessThan(60_000);
  });
});

several('servers on one database share the work, each job is done once', async () => {
  const other = await startTestServer({ foundation: true, beside: server });
  try {
    const took = new Set<string>();
    const done: number[] = [];
    // Whoever is faster waits for the other one with what it took: how fast they are is not the question.
    const worker = (name: string) => async (job: Job<{ n: number }>) => {
      took.add(name);
      await until(() => took.size === 2);
      done.push(job.data.n);
    };
    await jobs.work('test-shared', { concurrency: 2 }, worker('one'));
    await other.ctx.jobs.work('test-shared', { concurrency: 2 }, worker('two'));
    for (let n = 0; n < 24; n++) await jobs.send('test-shared', { n });
    await until(() => done.length >= 24);
    await sleep(700);
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, n) => n));
  } finally {
    await other.stop();
  }
});
