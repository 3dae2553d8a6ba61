import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@archway/contracts';
import { keepToOwner } from '../../src/infrastructure/private-files.ts';
import { StartupError } from '../../src/startup-error.ts';
import { testClient } from '../client.ts';
import { wrapPassword } from '../des.ts';
import { ServerProcess, freePort } from './server-process.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

const PASSWORD = 'Parcel-2026';

let folder: string;
let database: TestDatabase;
let server: ServerProcess | null = null;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archway-private-'));
  database = await testDatabase();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Folders and files that the group or others may touch, with their modes. */
function openToOthers(path: string): string[] {
  const stats = statSync(path);
  const own = (stats.mode & 0o077) === 0 ? [] : [`${(stats.mode & 0o777).toString(8)} ${path}`];
  return stats.isDirectory() ? [...own, ...readdirSync(path).flatMap((name) => openToOthers(join(path, name)))] : own;
}

async function start(): Promise<ServerProcess> {
  const port = String(await freePort());
  server = ServerProcess.start({
    PORT: port,
    ARCHWAY_DATA: folder,
    DATABASE_URL: database.url ?? '',
    ARCHWAY_DEMO: 'off',
    ARCHWAY_ADMIN_PASSWORD: PASSWORD,
  });
  return server.ready();
}

/** Makes everything readable and writable by everybody, as a careless copy does. */
function loosen(path: string): void {
  const isFolder = statSync(path).isDirectory();
  chmodSync(path, isFolder ? 0o777 : 0o666);
  if (isFolder) for (const name of readdirSync(path)) loosen(join(path, name));
}

test('a folder that was there before, open to all, holds nothing that others can read', async () => {
  chmodSync(folder, 0o755);
  const { url } = await start();
  const body = { account: 'admin', password: wrapPassword(PASSWORD) };
  const { token } = await testClient(url, null).call(endpoints.access.login, { body });
  await testClient(url, token).call(endpoints.access.practices);
  expect(openToOthers(folder)).toEqual([]);
  await server?.end('SIGTERM');
  expect(openToOthers(folder)).toEqual([]);

  loosen(folder);
  expect(openToOthers(folder).length).toBeGreaterThan(5);
  await start();
  expect(openToOthers(folder)).toEqual([]);
  await server?.end('SIGTERM');
});

test('files that are not ours stay as they are', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  chmodSync(join(folder, 'notes.txt'), 0o644);
  mkdirSync(join(folder, 'objects'));
  writeFileSync(join(folder, 'objects', 'blob'), 'ours');
  chmodSync(join(folder, 'objects', 'blob'), 0o640);
  expect(await keepToOwner(folder)).toBeGreaterThan(0);
  expect(openToOthers(folder)).toEqual([`644 ${join(folder, 'notes.txt')}`]);
  expect(await keepToOwner(folder)).toBe(0);
});

test('a folder that all users share is refused', async () => {
  chmodSync(folder, 0o1777);
  await expect(keepToOwner(folder)).rejects.toThrow(StartupError);
  await expect(keepToOwner(folder)).rejects.toThrow('ARCHWAY_DATA');
});

test('a folder that does not exist yet is no error', async () => {
  await expect(keepToOwner(join(folder, 'later'))).resolves.toBe(0);
});
