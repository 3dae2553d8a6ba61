import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@archway/contracts';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { testClient } from '../client.ts';
import { demoCopy } from '../demo-copy.ts';
import { wrapPassword } from '../des.ts';
import { EventReader } from '../event-reader.ts';
import { ServerProcess, freePort } from './server-process.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

let folder: string;
let database: TestDatabase;
const processes: ServerProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archway-process-'));
  database = await testDatabase();
});
afterEach(async () => {
  for (const started of processes.splice(0)) await started.end('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}, entry?: string): Promise<ServerProcess> {
  const PORT = env['PORT'] ?? String(await freePort());
  const started = ServerProcess.start({ ARCHWAY_DATA: folder, DATABASE_URL: database.url ?? '', ...env, PORT }, entry);
  processes.push(started);
  return started;
}

const PASSWORD = 'Parcel-2026';
/** Nothing but an administrator: quick to make, where the demonstration has no part. */
const BARE = { ARCHWAY_DEMO: 'off', ARCHWAY_ADMIN_PASSWORD: PASSWORD };

/** The demonstration as a start before has left it, where that first start is not what the test is about. */
async function afterFirstStart(): Promise<void> {
  await database.drop();
  database = await demoCopy(folder);
}

const logIn = (url: string, account = 'demodoctor', password = DEMO_PASSWORD) =>
  testClient(url, null).call(endpoints.access.login, { body: { account, password: wrapPassword(password) } });

/** What an operator reads: a sentence, not a stack. */
function expectMessage(output: string, ...parts: string[]): void {
  for (const part of parts) expect(output).toContain(part);
  expect(output).not.toMatch(/^\s+at /m);
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: answers what is under way, ends streams, leaves no child, code 0',
  async (signal) => {
    await afterFirstStart();
    const server = await (await start()).ready();
    const { token } = await logIn(server.url);
    const stream = await EventReader.open(server.url, token);
    if (process.platform === 'linux') expect(server.children()).toBe('');
    const calls = Array.from({ length: 8 }, () => logIn(server.url));
    const underWay = calls.map((call) => call.then(() => 'answered', String));
    await new Promise((resolve) => setTimeout(resolve, 15));
    const code = await server.end(signal);
    expect(code).toBe(0);
    expect(stream.ended).toBe(true);
    for (const result of await Promise.all(underWay)) expect(result).toMatch(/answered|unavailable|fetch failed/);
    expect(server.output).not.toMatch(/"level":(50|60)/);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  },
);

test('a server whose port another one has is not taken for it', async () => {
  await afterFirstStart();
  const other = createServer((_, response) => response.end('{"status":"ready"}')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = await start({ PORT: String(port) });
  await expect(server.ready()).rejects.toThrow('the server ended');
  other.close();
});

test('the same signal from terminal and npm stops in peace, as one signal does', async () => {
  await afterFirstStart();
  const server = await (await start()).ready();
  const [code] = await Promise.all([server.end('SIGINT'), server.end('SIGINT')]);
  expect(code).toBe(0);
});

test('what was kept is there after a restart, and demonstration data is not inserted twice', async () => {
  const first = await (await start()).ready();
  const { token } = await logIn(first.url);
  await first.end('SIGTERM');
  const second = await (await start()).ready();
  const practices = await testClient(second.url, token).call(endpoints.access.practices);
  expect(practices).toHaveLength(1);
  await second.end('SIGTERM');
});

test('a busy port is a message', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const server = await start({ ...BARE, PORT: String(port) });
  expect(await server.ended()).toBe(1);
  expectMessage(server.output, `Port ${port} is in use`, 'PORT');
  await new Promise((resolve) => other.close(resolve));
});

test('secrets are readable by their owner only', async () => {
  const server = await (await start(BARE)).ready();
  await server.end('SIGTERM');
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('outside of this machine: no demonstration accounts, no secrets of its own making', async () => {
  const open = { ARCHWAY_HOST: '0.0.0.0' };
  const server = await start({ ...open, ARCHWAY_DEMO: 'on' });
  expect(await server.ended()).toBe(1);
  expectMessage(server.output, 'ARCHWAY_DEMO=off', 'ARCHWAY_SECRET', 'ARCHWAY_HOSTS');

  // Accounts that were seeded before are found, too.
  await afterFirstStart();
  const { master } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as { master: string };
  const secret = { ARCHWAY_SECRET: master };
  const seeded = await start({ ...open, ...secret, ARCHWAY_HOSTS: 'archway.example.com' });
  expect(await seeded.ended()).toBe(1);
  expectMessage(seeded.output, 'demonstration accounts', 'demoadmin');
});

test('an installation for others: its first administrator logs in, demonstration accounts do not exist', async () => {
  const env = { ARCHWAY_HOST: '0.0.0.0', ARCHWAY_SECRET: 's'.repeat(40), ARCHWAY_HOSTS: 'localhost' };
  const weak = await start({ ...env, ARCHWAY_ADMIN_PASSWORD: 'short' });
  expect(await weak.ended()).toBe(1);
  expectMessage(weak.output, 'ARCHWAY_ADMIN_PASSWORD');
  const server = await (await start({ ...env, ARCHWAY_ADMIN_PASSWORD: PASSWORD })).ready();
  const body = { account: 'admin', password: wrapPassword(PASSWORD) };
  const { token } = await testClient(server.url, null).call(endpoints.access.login, { body });
  const data = await testClient(server.url, token).call(endpoints.access.personalData);
  expect(data.permissions).toEqual(['*:*:*']);
  await expect(logIn(server.url)).rejects.toThrow('nameOrPassError');
  // The variable may stay, or go.
  await server.end('SIGTERM');
  await (await start(env)).ready();
});

test('a variable that cannot be used is named', async () => {
  const server = await start({ PORT: 'eighty', ARCHWAY_JOBS: 'maybe' });
  expect(await server.ended()).toBe(1);
  expectMessage(server.output, 'PORT', 'ARCHWAY_JOBS');
});

test('a database that cannot be reached is a message', async () => {
  const server = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await server.ended()).toBe(1);
  expectMessage(server.output, 'DATABASE_URL');
});

const embedded = process.env['ARCHWAY_TEST_DATABASE_URL'] ? test.skip : test;
const postgres = process.env['ARCHWAY_TEST_DATABASE_URL'] ? test : test.skip;

embedded('a data folder in use is a message, and the server that has it goes on', async () => {
  await afterFirstStart();
  const first = await (await start()).ready();
  const second = await start();
  expect(await second.ended()).toBe(1);
  expectMessage(second.output, folder, 'in use', 'ARCHWAY_DATA');
  await expect(logIn(first.url)).resolves.toBeDefined();
  await first.end('SIGKILL');
  const third = await (await start()).ready();
  await expect(logIn(third.url)).resolves.toBeDefined();
});

embedded('a separate worker says that it needs a database of its own', async () => {
  const worker = await start({}, 'worker');
  expect(await worker.ended()).toBe(1);
  expectMessage(worker.output, 'DATABASE_URL');
});

postgres('servers and a worker start together on an empty database, and stop in peace', async () => {
  const servers = await Promise.all([start(), start(), start()]);
  const worker = await start({}, 'worker');
  await Promise.all(servers.map((server) => server.ready()));
  for (const server of servers) await expect(logIn(server.url)).resolves.toBeDefined();
  expect(await worker.end('SIGTERM')).toBe(0);
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
});
