import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@archway/contracts';
import { DEMO_PASSWORD } from '../src/modules/access/seed.ts';
import { CallRefused, testClient } from './client.ts';
import { wrapPassword } from './des.ts';
import { Random } from './random.ts';
import { ServerProcess, freePort } from './server-process.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/** 50 rounds before a release; a few in every run. */
const ROUNDS = Number(process.env['ARCHWAY_KILL_ROUNDS'] ?? 3);
const SEED = Number(process.env['ARCHWAY_KILL_SEED'] ?? Date.now() % 100_000);
const WRITERS = 6;

jest.setTimeout(60_000 + ROUNDS * 20_000);

let folder: string;
let database: TestDatabase;
let server: ServerProcess | null = null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archway-kill-'));
  database = await testDatabase();
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the server has acknowledged: logins that must live, and logins that must stay ended. */
const living = new Set<string>();
const ended = new Set<string>();

async function write(url: string, random: Random, going: () => boolean): Promise<void> {
  const body = { account: 'demodoctor', password: wrapPassword(DEMO_PASSWORD) };
  while (going()) {
    try {
      const { token } = await testClient(url, null).call(endpoints.access.login, { body });
      living.add(token);
      if (!random.chance(0.3)) continue;
      // From here until the answer nobody can say whether it lives.
      living.delete(token);
      await testClient(url, token).call(endpoints.access.logout);
      ended.add(token);
    } catch (error) {
      // Cut off by the kill; nothing was promised.
      if (error instanceof CallRefused) throw error;
    }
  }
}

test(`${ROUNDS} times killed under load (seed ${SEED}): no acknowledged write is lost, every restart is clean`, async () => {
  const random = new Random(SEED);
  const port = String(await freePort());
  const start = async (): Promise<ServerProcess> => {
    server = ServerProcess.start({ PORT: port, ARCHWAY_DATA: folder, DATABASE_URL: database.url ?? '' });
    return server.ready();
  };
  for (let round = 0; round < ROUNDS; round++) {
    const running = await start();
    let going = true;
    const writers = Array.from({ length: WRITERS }, () => write(running.url, random, () => going));
    await sleep(random.int(50, 1200));
    going = false;
    expect(await running.end('SIGKILL')).toBe('SIGKILL');
    await Promise.all(writers);
    const restarted = await start();
    for (const token of sample(living, random)) {
      await expect(testClient(restarted.url, token).call(endpoints.access.personalData)).resolves.toBeDefined();
    }
    for (const token of sample(ended, random)) {
      await expect(testClient(restarted.url, token).refused(endpoints.access.personalData)).resolves.toBe('logExpired');
    }
    expect(restarted.output).not.toMatch(/"level":(50|60)/);
    expect(await restarted.end('SIGTERM')).toBe(0);
  }
  expect(living.size).toBeGreaterThan(ROUNDS);
});

/** The last ones, which the kill came closest to, and some of the others. */
function sample(tokens: ReadonlySet<string>, random: Random): string[] {
  const all = [...tokens];
  return [...all.slice(-60), ...Array.from({ length: Math.min(40, all.length) }, () => random.pick(all))];
}
