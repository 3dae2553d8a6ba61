import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { BARE, emptyInstallation, expectMessage } from './empty-installation.ts';

const { folder, start, afterFirstStart } = emptyInstallation();

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
  expect(statSync(join(folder(), 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('outside of this machine: no demonstration accounts, no secrets of its own making', async () => {
  const open = { ARCHWAY_HOST: '0.0.0.0' };
  const server = await start({ ...open, ARCHWAY_DEMO: 'on' });
  expect(await server.ended()).toBe(1);
  expectMessage(server.output, 'ARCHWAY_DEMO=off', 'ARCHWAY_SECRET', 'ARCHWAY_HOSTS');

  // Accounts that were seeded before are found, too.
  await afterFirstStart();
  const { master } = JSON.parse(readFileSync(join(folder(), 'secrets.json'), 'utf8')) as { master: string };
  const secret = { ARCHWAY_SECRET: master };
  const seeded = await start({ ...open, ...secret, ARCHWAY_HOSTS: 'archway.example.com' });
  expect(await seeded.ended()).toBe(1);
  expectMessage(seeded.output, 'demonstration accounts', 'demoadmin');
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
