import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@archway/contracts';
import { CallRefused, testClient } from '../client.ts';
import { killedServer, tokenOf } from './killed-server.ts';

const ROUNDS = Number(process.env['ARCHWAY_KILL_ROUNDS'] ?? 2);
const WRITERS = 6;
const { credits } = endpoints;

const killed = killedServer();

async function logIn(url: string) {
  const token = await tokenOf(url, 'demoadmin');
  return testClient(url, token);
}

test(`${ROUNDS} times killed while it books: every balance is the sum of its entries, and an action that is repeated books once`, async () => {
  const start = async (): Promise<string> => (await killed.start()).url;
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
    expect(await killed.end('SIGKILL')).toBe('SIGKILL');
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
  expect(await killed.end('SIGTERM')).toBe(0);
});
