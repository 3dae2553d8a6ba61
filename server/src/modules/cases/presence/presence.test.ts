import { randomBytes } from 'node:crypto';
import { type PresenceDoing, PRESENCE_GONE_SECONDS, endpoints } from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { callerOf, openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { casePresence } from '../schema.ts';
import { peopleOf } from './presence.ts';

const { presence } = endpoints;
let server: TestServer;
let doctor: TestClient;
let assistant: TestClient;
let outsider: TestClient;
let caseId: string;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  assistant = await server.login('demoassistant');
  outsider = await server.login('demooutsider');
});
afterAll(() => server.stop());
beforeEach(async () => {
  caseId = await openCase(doctor, validInfo(await practiceId(server, 'P10001')));
});

const page = () => randomBytes(16).toString('hex');
const comes = (client: TestClient, pageId: string, doing: PresenceDoing = 'reading', id = caseId) =>
  client.call(presence.here, { body: { caseId: id, version: 1, pageId, doing } });
const leaves = (client: TestClient, pageId: string) => client.call(presence.gone, { body: { pageId } });
const seen = (people: Awaited<ReturnType<typeof comes>>) => people.map(({ doing, self }) => [doing, self]);

/** Events about the case for somebody from now on. */
async function heardBy(client: TestClient): Promise<{ told: () => number; end: () => void }> {
  const { userId } = await callerOf(server, client);
  let told = 0;
  const end = await server.ctx.events.subscribe({ userId, groupIds: [] }, null, (event) => {
    if (event.type === 'case.presence' && event.data.caseId === caseId) told++;
  });
  return { told: () => told, end };
}

/** As if a page had said nothing for longer than a page that is there does. */
const silent = (pageId: string) =>
  server.ctx.db
    .update(casePresence)
    .set({ seen: sql`now() - make_interval(secs => ${PRESENCE_GONE_SECONDS + 5})` })
    .where(eq(casePresence.pageId, pageId));

test('two people on one case see each other, and what the other does', async () => {
  const [of, at] = [page(), page()];
  expect(await comes(doctor, of, 'editing')).toEqual([]);
  const [other, ...more] = await comes(assistant, at);
  expect(more).toEqual([]);
  expect(other).toMatchObject({ doing: 'editing', self: false, userId: (await callerOf(server, doctor)).userId });
  expect(other?.name).toContain('Zhou Ming');
  expect(seen(await comes(doctor, of, 'editing'))).toEqual([['reading', false]]);
  await leaves(assistant, at);
  expect(await comes(doctor, of, 'editing')).toEqual([]);
});

test('whoever is there hears of it when somebody comes, does something else, or goes; a beat is no news', async () => {
  const [of, at] = [page(), page()];
  await comes(doctor, of);
  const { told, end } = await heardBy(doctor);
  await comes(assistant, at);
  await until(() => told() === 1);
  await comes(assistant, at);
  await comes(doctor, of);
  await comes(assistant, at, 'editing');
  await until(() => told() === 2);
  await leaves(assistant, at);
  await until(() => told() === 3);
  // What nobody knows has gone already.
  await leaves(assistant, at);
  end();
  expect(told()).toBe(3);
});

test('a page that has gone without a word is forgotten, and comes back as one that comes', async () => {
  const [of, at] = [page(), page()];
  await comes(assistant, at);
  await silent(at);
  expect(await comes(doctor, of)).toEqual([]);
  expect(seen(await comes(assistant, at))).toEqual([['reading', false]]);
  expect(seen(await comes(doctor, of))).toEqual([['reading', false]]);
});

test('nobody takes away the page of somebody else, or sees a case through it', async () => {
  const of = page();
  await comes(doctor, of);
  await leaves(assistant, of);
  expect(seen(await comes(assistant, page()))).toEqual([['reading', false]]);
  const body = { caseId, version: 1, pageId: page(), doing: 'reading' } as const;
  expect(await outsider.refused(presence.here, { body })).toBe('recordNotFound');
  expect(await doctor.refused(presence.here, { body: { ...body, version: 9 } })).toBe('recordNotFound');
});

test('of two that come at the same moment each knows of the other in the end', async () => {
  const [of, at] = [page(), page()];
  const { told, end } = await heardBy(doctor);
  const [first, second] = await Promise.all([comes(doctor, of), comes(assistant, at)]);
  if (first.length === 0) await until(() => told() > 0);
  end();
  expect(first.length + second.length).toBeGreaterThan(0);
  expect(seen(await comes(doctor, of))).toEqual([['reading', false]]);
});

test('several pages of one person are one; who edits on one of them edits', () => {
  const at = new Date(0);
  const pages = [
    { userId: '1', name: 'A', doing: 'reading', since: at },
    { userId: '2', name: 'B', doing: 'editing', since: at },
    { userId: '1', name: 'A', doing: 'editing', since: at },
    { userId: '2', name: 'B', doing: 'reading', since: at },
  ] as const;
  expect(peopleOf(pages, '2')).toMatchObject([
    { userId: '1', doing: 'editing', self: false },
    { userId: '2', doing: 'editing', self: true },
  ]);
});
