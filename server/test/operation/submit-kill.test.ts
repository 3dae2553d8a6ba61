import { setTimeout as sleep } from 'node:timers/promises';
import { caseStatus, endpoints, entrustTo } from '@archway/contracts';
import { CallRefused, type TestClient, testClient } from '../client.ts';
import { Random } from '../random.ts';
import { killedServer, tokenOf } from './killed-server.ts';

const ROUNDS = Number(process.env['ARCHWAY_KILL_ROUNDS'] ?? 3);
const SEED = Number(process.env['ARCHWAY_KILL_SEED'] ?? Date.now() % 100_000);
/** A browser that is asked twice, and the kill comes between any two of what a submission does. */
const CALLS = 2;
const MOST_WAIT_MS = 120;
const { audit, cases } = endpoints;

const killed = killedServer();

async function logIn(url: string): Promise<TestClient> {
  const token = await tokenOf(url, 'democreator');
  return testClient(url, token);
}

interface Key {
  readonly caseId: string;
  readonly version: number;
}

/** A complete case that a center or a team inspects, so that nothing but the test moves it on. */
async function submitted(client: TestClient): Promise<Key> {
  const { rows } = await client.call(cases.page, { query: { pageSize: 100 } });
  const row = rows.find((each) => each.status === caseStatus.pendingInspection && each.entrust !== entrustTo.self);
  if (!row) throw new Error('no case waits for an inspection by people');
  return { caseId: row.caseId, version: row.version };
}

const statusOf = async (client: TestClient, key: Key): Promise<number> =>
  (await client.call(cases.detail, { params: key })).status;

/** How often the case was submitted: by its progress, and by its audit trail. */
async function submissions(client: TestClient, { caseId }: Key): Promise<[number, number]> {
  const progress = await client.call(cases.progress, { query: { caseId } });
  const trail = await client.call(audit.page, { query: { caseId, pageSize: 100 } });
  expect(trail.chain.brokenAt).toBeNull();
  const isSubmission = ({ from, to }: { from: unknown; to: unknown }): boolean =>
    from === caseStatus.unsubmitted && to === caseStatus.pendingInspection;
  return [progress.filter(isSubmission).length, trail.rows.filter(isSubmission).length];
}

test(`${ROUNDS} times killed while a case is submitted (seed ${SEED}): it is submitted once, or not at all and can be again`, async () => {
  const random = new Random(SEED);
  const start = async (): Promise<TestClient> => logIn((await killed.start()).url);
  let client = await start();
  const key = await submitted(client);
  for (let round = 0; round < ROUNDS; round += 1) {
    await client.call(cases.act, { body: { ...key, action: 'withdraw' } });
    const [before, beforeInTrail] = await submissions(client, key);
    const answers = Array.from({ length: CALLS }, () =>
      client.call(cases.submit, { body: key }).then(
        () => 'submitted' as const,
        // What the kill cuts off promised nothing.
        (error: unknown) => (error instanceof CallRefused ? error.message : 'cut off'),
      ),
    );
    await sleep(random.int(0, MOST_WAIT_MS));
    expect(await killed.end('SIGKILL')).toBe('SIGKILL');
    const said = await Promise.all(answers);
    client = await start();
    const stands = await statusOf(client, key);
    const times = stands === caseStatus.pendingInspection ? 1 : 0;
    // What was promised holds.
    if (said.includes('submitted')) expect(times).toBe(1);
    expect(await submissions(client, key)).toEqual([before + times, beforeInTrail + times]);
    if (times === 0) await client.call(cases.submit, { body: key });
    expect(await statusOf(client, key)).toBe(caseStatus.pendingInspection);
    expect(await submissions(client, key)).toEqual([before + 1, beforeInTrail + 1]);
  }
  expect(await killed.end('SIGTERM')).toBe(0);
});
