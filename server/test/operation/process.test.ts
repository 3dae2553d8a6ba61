import { endpoints } from '@archway/contracts';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { testClient } from '../client.ts';
import { wrapPassword } from '../des.ts';
import { EventReader } from '../event-reader.ts';
import { emptyInstallation, expectMessage } from './empty-installation.ts';

const embedded = process.env['ARCHWAY_TEST_DATABASE_URL'] ? test.skip : test;
const postgres = process.env['ARCHWAY_TEST_DATABASE_URL'] ? test : test.skip;

const { folder, start, afterFirstStart } = emptyInstallation();

const logIn = (url: string, account = 'demodoctor', password = DEMO_PASSWORD) =>
  testClient(url, null).call(endpoints.access.login, { body: { account, password: wrapPassword(password) } });

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

embedded('a data folder in use is a message, and the server that has it goes on', async () => {
  await afterFirstStart();
  const first = await (await start()).ready();
  const second = await start();
  expect(await second.ended()).toBe(1);
  expectMessage(second.output, folder(), 'in use', 'ARCHWAY_DATA');
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
