import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@archway/contracts';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { CallRefused, testClient } from '../client.ts';
import { demoCopy } from '../demo-copy.ts';
import { wrapPassword } from '../des.ts';
import { Random } from '../random.ts';
import { ServerProcess, freePort } from './server-process.ts';
import type { TestDatabase } from '../test-database.ts';

/** 50 rounds before a release; a few in every run. */
const ROUNDS = Number(process.env['ARCHWAY_KILL_ROUNDS'] ?? 3);
const SEED = Number(process.env['ARCHWAY_KILL_SEED'] ?? Date.now() % 100_000);
const WRITERS = 6;

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

/** What the server has acknowledged: settings that must be there, and settings that must be gone. */
const kept = new Set<string>();
const gone = new Set<string>();

interface Doctor {
  readonly id: string;
  readonly token: string;
}

async function logIn(url: string): Promise<Doctor> {
  const body = { account: 'demodoctor', password: wrapPassword(DEMO_PASSWORD) };
  const { token } = await testClient(url, null).call(endpoints.access.login, { body });
  const { userId } = await testClient(url, token).call(endpoints.access.personalData);
  return { id: userId, token };
}

async function write(url: string, doctor: Doctor, random: Random, going: () => boolean): Promise<void> {
  const client = testClient(url, doctor.token);
  const body = { doctorId: doctor.id, settingType: 'orderSetting', settingContent: '{}', settingDefault: 0 } as const;
  while (going()) {
    try {
      const { id } = await client.call(endpoints.account.addSetting, { body });
      kept.add(id);
      if (!random.chance(0.3)) continue;
      // From here until the answer nobody can say whether it is there.
      kept.delete(id);
      await client.call(endpoints.account.removeSetting, { params: { id } });
      gone.add(id);
    } catch (error) {
      // Cut off by the kill; nothing was promised.
      if (error instanceof CallRefused) throw error;
    }
  }
}

async function expectKept(url: string, doctor: Doctor): Promise<void> {
  const query = { doctorId: doctor.id, settingType: 'orderSetting' } as const;
  const settings = await testClient(url, doctor.token).call(endpoints.account.settings, { query });
  const ids = new Set(settings.map((setting) => setting.id));
  expect([...kept].filter((id) => !ids.has(id))).toEqual([]);
  expect([...gone].filter((id) => ids.has(id))).toEqual([]);
}

test(`${ROUNDS} times killed under load (seed ${SEED}): no acknowledged write is lost, every restart is clean`, async () => {
  const random = new Random(SEED);
  const port = String(await freePort());
  const start = async (): Promise<ServerProcess> => {
    server = ServerProcess.start({ PORT: port, ARCHWAY_DATA: folder, DATABASE_URL: database.url ?? '' });
    return server.ready();
  };
  let doctor: Doctor | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    // Every other round follows the last kill without a stop in between.
    const running = await start();
    doctor ??= await logIn(running.url);
    await expectKept(running.url, doctor);
    const before = kept.size;
    let going = true;
    const writers = Array.from({ length: WRITERS }, () => write(running.url, doctor as Doctor, random, () => going));
    while (kept.size === before) await sleep(10);
    await sleep(random.int(0, 1000));
    going = false;
    expect(await running.end('SIGKILL')).toBe('SIGKILL');
    await Promise.all(writers);
    if (round % 2 === 0) continue;
    const restarted = await start();
    await expectKept(restarted.url, doctor);
    expect(restarted.output).not.toMatch(/"level":(50|60)/);
    expect(await restarted.end('SIGTERM')).toBe(0);
  }
  const last = await start();
  await expectKept(last.url, doctor as Doctor);
  expect(await last.end('SIGTERM')).toBe(0);
});
