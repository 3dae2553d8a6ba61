import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { API_BASE } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import type { ServerModule } from '../../src/context.ts';
import { loggerOptions } from '../../src/infrastructure/http/logging.ts';
import { users } from '../../src/modules/access/schema.ts';
import { type TestServer, startTestServer } from '../harness.ts';
import { sourceLoader } from './server-process.ts';
import { until } from '../until.ts';

/** What a person entered; none of it may ever stand in a log. */
const NAME = 'Zhangweiwei';
const CHINESE = '张薇薇';
const BORN = '1987-06-05';
const VALUES = new RegExp(`${NAME}|${CHINESE}|${encodeURIComponent(CHINESE)}|${BORN}`, 'i');

/** Fails in every way in which handlers and jobs fail. */
const faulty: ServerModule = {
  name: 'faulty',
  raw(app, { db, log }) {
    const ways: Record<string, () => unknown> = {
      query: () => db.execute(sql`select * from no_such_table where name = ${NAME} and born = ${BORN}`),
      type: () => db.execute(sql`select ${CHINESE}::date`),
      conflict: async () => {
        const one = { userName: NAME, passwordHash: BORN };
        await db.insert(users).values(one).onConflictDoNothing();
        await db.insert(users).values(one);
      },
      transaction: () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select ${NAME}::int`);
        }),
      json: () => JSON.parse(`{"name": "${CHINESE}", }`) as unknown,
      property: () => {
        (NAME as unknown as { born: string }).born = BORN;
      },
      bare: () => {
        log.error(Object.assign(new Error(`of "${NAME}"`), { detail: BORN, patient: { name: CHINESE } }));
        log.warn({ err: new SyntaxError(NAME) });
        log.warn({ reason: new SyntaxError(NAME) }, 'another name for an error');
      },
    };
    app.get<{ Params: { way: string } }>('/api/test/faults/:way', async (request) => ({
      done: await ways[request.params.way]?.(),
    }));
  },
};

let server: TestServer;
let written = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const log = pino(loggerOptions({ logLevel: 'trace' }), stream);
  server = await startTestServer({ foundation: true, modules: [faulty], log, env: { ARCHWAY_DEMO: 'on' } });
});
afterAll(() => server.stop());
beforeEach(() => {
  written = '';
});

test.each(['query', 'type', 'conflict', 'transaction', 'json', 'property', 'bare'])(
  'a handler that fails by %s',
  async (way) => {
    await fetch(`${server.url}/api/test/faults/${way}?patient=${encodeURIComponent(CHINESE)}&born=${BORN}`);
    await until(() => written.includes('"msg":"answered"'));
    expect(written).toMatch(/"(type|problem)":/);
    expect(written).not.toMatch(VALUES);
  },
);

test('the log says which statement failed, and where', async () => {
  await fetch(`${server.url}/api/test/faults/query`);
  await until(() => written.includes('request failed'));
  expect(written).toMatch(/"statement":"select no_such_table [0-9a-f]{8}"/);
  expect(written).toContain('"code":"42P01"');
  expect(written).toContain('logs.test.ts');
});

test.each<[string, string, RequestInit]>([
  ['malformed JSON', '/doctor/doc/login', { method: 'POST', body: `{"account":"${NAME}","born":${BORN}` }],
  ['an unknown field', '/doctor/doc/login', { method: 'POST', body: JSON.stringify({ [NAME]: CHINESE, a: BORN }) }],
  [
    'a login that fails',
    '/doctor/doc/login',
    { method: 'POST', body: JSON.stringify({ account: NAME, password: 'x' }) },
  ],
  ['a query', `/doctor/doc/personalData?name=${encodeURIComponent(CHINESE)}&born=${BORN}`, {}],
  ['an address that is none', `/${NAME}/${encodeURIComponent(CHINESE)}?born=${BORN}`, {}],
  ['an address that cannot be read', `/%E5%BC%${NAME}`, {}],
  [
    'another media type',
    '/doctor/doc/login',
    { method: 'POST', body: NAME, headers: { 'content-type': 'text/plain' } },
  ],
])('a request that is refused: %s', async (_what, path, init) => {
  const headers = { 'content-type': 'application/json', ...(init.headers as Record<string, string> | undefined) };
  await fetch(server.url + API_BASE + path, { ...init, ...(init.body !== undefined && { headers }) });
  // An address that cannot be read is refused before there is a request whose answer would be logged.
  await until(() => written.includes('"msg":"request refused"'));
  expect(written).not.toMatch(VALUES);
});

test('a job that fails, in the log and in what the queue keeps of it', async () => {
  const { jobs, db } = server.ctx;
  await jobs.work<{ name: string }>('test-faulty', { retries: 0 }, async ({ data }) => {
    await db.execute(sql`select ${data.name}::int, ${BORN}::text`);
  });
  await jobs.send('test-faulty', { name: NAME });
  await until(() => written.includes('"msg":"job failed"'));
  expect(written).not.toMatch(VALUES);
  let kept: { output: unknown; state: string } | undefined;
  do {
    const { rows } = await db.execute<{ output: unknown; state: string }>(
      sql`select output, state::text as state from pgboss.job where name = 'test-faulty'`,
    );
    [kept] = rows;
  } while (kept?.state !== 'failed');
  expect(JSON.stringify(kept.output)).toContain('22P02');
  expect(JSON.stringify(kept.output)).not.toMatch(VALUES);
});

describe('a process', () => {
  const program = pathToFileURL(join(__dirname, '..', '..', 'src', 'process.ts')).href;
  const failure = `Object.assign(new Error('Failed query: insert\\nparams: ${NAME}'), { detail: '${BORN}', cause: new SyntaxError('${CHINESE}') })`;
  const start = (body: string) =>
    spawnSync(
      process.execPath,
      [
        '--import',
        sourceLoader,
        '--input-type=module',
        '-e',
        `import { run } from ${JSON.stringify(program)}; await run(async () => { ${body} return async () => {}; });`,
      ],
      { encoding: 'utf8', cwd: join(__dirname, '..', '..') },
    );

  test.each([
    ['that does not start', `throw ${failure};`, 1],
    ['with an exception that nobody catches', `setTimeout(() => { throw ${failure}; });`, 70],
    ['with a promise that nobody awaits', `void Promise.reject(${failure});`, 70],
  ])('%s ends with what went wrong, and without values', (_what, body, code) => {
    const { status, stdout, stderr } = start(body);
    expect(status).toBe(code);
    expect(stderr).toMatch(/Failed query/);
    expect(stdout + stderr).not.toMatch(VALUES);
  });
});
