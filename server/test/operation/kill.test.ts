import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@archway/contracts';
import { CallRefused, testClient } from '../client.ts';
import { Random } from '../random.ts';
import { killedServer, tokenOf } from './killed-server.ts';

/** 50 rounds before a release; a few in every run. */
const ROUNDS = Number(process.env['ARCHWAY_KILL_ROUNDS'] ?? 3);
const SEED = Number(process.env['ARCHWAY_KILL_SEED'] ?? Date.now() % 100_000);
const WRITERS = 6;

const killed = killedServer();

/** What the server has acknowledged: settings that must be there, and settings that must be gone. */
const kept = new Set<string>();
const gone = new Set<string>();

interface Doctor {
  readonly id: string;
  readonly token: string;
}

async function logIn(url: string): Promise<Doctor> {
  const token = await tokenOf(url, 'demodoctor');
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
  let doctor: Doctor | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    // Every other round follows the last kill without a stop in between.
    const running = await killed.start();
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
    const restarted = await killed.start();
    await expectKept(restarted.url, doctor);
    expect(restarted.output).not.toMatch(/"level":(50|60)/);
    expect(await restarted.end('SIGTERM')).toBe(0);
  }
  const last = await killed.start();
  await expectKept(last.url, doctor as Doctor);
  expect(await last.end('SIGTERM')).toBe(0);
});
