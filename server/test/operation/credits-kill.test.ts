import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@archway/contracts';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { CallRefused, testClient } from '../client.ts';
import { demoCopy } from '../demo-copy.ts';
import { wrapPassword } from '../des.ts';
import type { TestDatabase } from '../test-database.ts';
import { ServerProcess, freePort } from './server-process.ts';

const ROUNDS = Number(process.env['ARCHWAY_KILL_ROUNDS'] ?? 2);
const WRITERS = 6;
const { access, credits } = endpoints;

let folder: string;
let database: TestDatabase;
let server: ServerProcess | null = null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archway-kill-'));
  database = await demoCopy(folder);
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function logIn(url: string) {
  const body = { account: 'demoadmin', password: wrapPassword(DEMO_PASSWORD) };
  const { token } = await testClient(url, null).call(access.login, { body });
  return testClient(url, token);
}

test(`${ROUNDS} times killed while it books: every balance is the sum of its entries, and an action that is repeated books once`, async () => {
  const port = String(await freePort());
  const start = async (): Promise<string> => {
    server = ServerProcess.start({ PORT: port, ARCHWAY_DATA: folder, DATABASE_URL: database.url ?? '' });
    return (await server.ready()).url;
  };
  /** Actions that were begun; whether a kill cut them off, nobody can say. */
  const begun: string[] = [];
  let acknowledged = 0;
  let url = await start();
  const [found] = await (await logIn(url)).call(credits.holders, { query: { keyword: 'P10001' } });
  const { holder, balances } = found ?? { holder: { kind: 'practice', id: '' }, balances: { credits: 0 } };
  const bodyOf = (actionKey: string) => ({
    ...{ actionKey, holder: { kind: holder.kind as 'practice', id: holder.id } },
    ...{ credits: 7, freeCases: 1, contract: 'C-KILL' },
  });

  for (let round = 0; round < ROUNDS; round++) {
    const admin = await logIn(url);
    let going = true;
    const before = acknowledged;
    const write = async (): Promise<void> => {
      while (going) {
        const actionKey = randomUUID();
        begun.push(actionKey);
        try {
          await admin.call(credits.grant, { body: bodyOf(actionKey) });
          acknowledged++;
        } catch (error) {
          // Cut off by the kill; nothing was promised.
          if (error instanceof CallRefused) throw error;
        }
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    while (acknowledged < before + 10) await sleep(10);
    going = false;
    expect(await server?.end('SIGKILL')).toBe('SIGKILL');
    await Promise.all(writers);
    url = await start();
    await expect((await logIn(url)).call(credits.verify)).resolves.toMatchObject({ differing: [], unbalanced: [] });
  }

  // Whoever is unsure repeats: what stood already is booked no second time.
  const admin = await logIn(url);
  for (const actionKey of begun) await admin.call(credits.grant, { body: bodyOf(actionKey) });
  const [after] = await admin.call(credits.holders, { query: { keyword: 'P10001' } });
  expect(after?.balances.credits).toBe(balances.credits + begun.length * 7);
  expect(after?.balances.freeCases).toBe(begun.length);
  await expect(admin.call(credits.verify)).resolves.toMatchObject({ differing: [], unbalanced: [] });
  expect(await server?.end('SIGTERM')).toBe(0);
});
