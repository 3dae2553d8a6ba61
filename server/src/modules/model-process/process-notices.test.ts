import { endpoints, processStatus } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { callerOf, practiceId } from '../cases/cases.fixture.ts';
import { giveModelOf, newProcess, orderNow } from './process.fixture.ts';

const { process: calls, account, practices } = endpoints;

let server: TestServer;
let doctor: TestClient;
let creator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  creator = await server.login('democreator');
});
afterAll(() => server.stop());

const submit = (processId: string, client = doctor) =>
  client.call(calls.act, { body: { processIds: [processId], action: 'submit' } });
const ended = (processId: string) =>
  until(async () => (await orderNow(creator, processId)).status !== processStatus.processing);

/** What somebody was told of model processing, the newest first. */
const toldOf = async (client: TestClient) => {
  const { rows } = await client.call(account.notices, { query: { pageSize: 50 } });
  return rows.filter(({ type }) => type === 'processMade' || type === 'processFailed');
};
const unreadable = new TextEncoder().encode('solid nothing\nendsolid');

test('whoever has ordered is told how a run ends, with the way to the order; nobody else is', async () => {
  const made = await newProcess(server, doctor, { name: 'Retainer, upper' });
  await giveModelOf(server, doctor, made.processId, 1);
  await submit(made.processId);
  await ended(made.processId);
  expect((await toldOf(doctor))[0]).toMatchObject({
    type: 'processMade',
    link: `/retainer-detail?id=${made.processId}`,
    content: `Model processing order [Retainer, upper] (${made.orderNo}) is processed. Please check and confirm the result.`,
  });
  expect(await toldOf(creator)).toEqual([]);

  const failed = await newProcess(server, doctor);
  await giveModelOf(server, doctor, failed.processId, 1, unreadable);
  // Whoever leads the practice may submit it: it is still the doctor's.
  await submit(failed.processId, creator);
  await ended(failed.processId);
  expect((await toldOf(doctor)).map(({ type, link }) => [type, link])).toEqual([
    ['processFailed', `/retainer-detail?id=${failed.processId}`],
    ['processMade', `/retainer-detail?id=${made.processId}`],
  ]);
  expect(await toldOf(creator)).toEqual([]);
});

test('who runs the platform is told of what they have ordered, and of nothing else', async () => {
  const admin = await server.login('demoadmin');
  const { processId } = await newProcess(server, admin);
  await giveModelOf(server, admin, processId, 1);
  await submit(processId, admin);
  await ended(processId);
  expect((await toldOf(admin)).map(({ type, link }) => [type, link])).toEqual([
    ['processMade', `/retainer-detail?id=${processId}`],
  ]);
});

test('what is taken back before its end tells nothing, nor what people do themselves', async () => {
  const before = (await toldOf(doctor)).length;
  const { processId } = await newProcess(server, doctor);
  await giveModelOf(server, doctor, processId, 1);
  await submit(processId);
  await doctor.call(calls.act, { body: { processIds: [processId], action: 'withdraw' } });
  await submit(processId);
  await ended(processId);
  await doctor.call(calls.act, { body: { processIds: [processId], action: 'redo' } });
  // One run has ended.
  expect(await toldOf(doctor)).toHaveLength(before + 1);
});

test('who does not belong to the practice any more is told nothing of it', async () => {
  const before = (await toldOf(doctor)).length;
  const { processId } = await newProcess(server, doctor);
  await giveModelOf(server, doctor, processId, 1, unreadable);
  const [own, { userId }] = [await practiceId(server, 'P10001'), await callerOf(server, doctor)];
  const set = (status: '0' | '1') =>
    creator.call(practices.memberAvailable, { body: { practiceId: own, userId, status } });
  await set('0');
  await submit(processId, creator);
  await ended(processId);
  await set('1');
  expect(await toldOf(doctor)).toHaveLength(before);
});
