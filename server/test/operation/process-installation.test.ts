import { endpoints } from '@archway/contracts';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { testClient } from '../client.ts';
import { wrapPassword } from '../des.ts';
import { ADMIN_PASSWORD, emptyInstallation, expectMessage } from './empty-installation.ts';

const { start } = emptyInstallation();

const logIn = (url: string, account = 'demodoctor', password = DEMO_PASSWORD) =>
  testClient(url, null).call(endpoints.access.login, { body: { account, password: wrapPassword(password) } });

test('what was kept is there after a restart, and demonstration data is not inserted twice', async () => {
  const first = await (await start()).ready();
  const { token } = await logIn(first.url);
  await first.end('SIGTERM');
  const second = await (await start()).ready();
  const practices = await testClient(second.url, token).call(endpoints.access.practices);
  expect(practices).toHaveLength(1);
  await second.end('SIGTERM');
});

test('an installation for others: its first administrator logs in, demonstration accounts do not exist', async () => {
  const env = { ARCHWAY_HOST: '0.0.0.0', ARCHWAY_SECRET: 's'.repeat(40), ARCHWAY_HOSTS: 'localhost' };
  const weak = await start({ ...env, ARCHWAY_ADMIN_PASSWORD: 'short' });
  expect(await weak.ended()).toBe(1);
  expectMessage(weak.output, 'ARCHWAY_ADMIN_PASSWORD');
  const server = await (await start({ ...env, ARCHWAY_ADMIN_PASSWORD: ADMIN_PASSWORD })).ready();
  const body = { account: 'admin', password: wrapPassword(ADMIN_PASSWORD) };
  const { token } = await testClient(server.url, null).call(endpoints.access.login, { body });
  const data = await testClient(server.url, token).call(endpoints.access.personalData);
  expect(data.permissions).toEqual(['*:*:*']);
  await expect(logIn(server.url)).rejects.toThrow('nameOrPassError');
  // The variable may stay, or go.
  await server.end('SIGTERM');
  await (await start(env)).ready();
});
