import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess, freePort } from './server-process.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

let root: string;
let database: TestDatabase;
const started: ServerProcess[] = [];
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'archway-misconfigured-'));
  database = await testDatabase();
});
afterEach(async () => {
  for (const one of started.splice(0)) await one.end('SIGKILL');
  await database.drop();
  rmSync(root, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const one = ServerProcess.start({
    PORT: String(await freePort()),
    DATABASE_URL: database.url ?? '',
    ARCHWAY_DATA: join(root, 'data'),
    ARCHWAY_SECRET: 'the secret of every server of this database',
    ARCHWAY_DEMO: 'off',
    ...env,
  });
  started.push(one);
  return one;
}

/** Starts, and gives back the message with which the start was refused. */
async function refusal(env: Record<string, string>): Promise<string> {
  const one = await start(env);
  expect(await one.ended()).toBe(1);
  expect(one.output).not.toMatch(/^\s+at /m);
  return one.output;
}

test('another secret, or a folder without the objects, is refused with the reason', async () => {
  await (await (await start({})).ready()).end('SIGTERM');
  expect(await refusal({ ARCHWAY_SECRET: 'another secret, with more than 32 characters' })).toContain('ARCHWAY_SECRET');

  // On the embedded engine the database lies in the folder, so there only the objects can be others.
  const other = join(root, 'other');
  if (!database.url) cpSync(join(root, 'data', 'database'), join(other, 'database'), { recursive: true });
  const message = await refusal({ ARCHWAY_DATA: other });
  expect(message).toContain('ARCHWAY_DATA');
  expect(message).toContain(join(other, 'objects'));

  // And with what it had before it starts again.
  await (await (await start({})).ready()).end('SIGTERM');
});

test('misspelt variables are named', async () => {
  const message = await refusal({ ARCHWAY_SECRETT: 'x'.repeat(40), ARCHWAY_HOSTNAMES: 'a', ARCHWAY_PORT: '80' });
  expect(message).toContain('ARCHWAY_SECRETT: did you mean ARCHWAY_SECRET?');
  expect(message).toContain('ARCHWAY_HOSTNAMES');
  expect(message).toContain('ARCHWAY_PORT: did you mean PORT?');
});
