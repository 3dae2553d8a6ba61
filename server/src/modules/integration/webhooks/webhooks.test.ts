import { endpoints, webhookPayload } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { giveFiles, openCase, practiceId, validInfo, callerOf } from '../../cases/cases.fixture.ts';
import { type Came, type Receiver, isSigned, startReceiver } from '../outgoing/receiver.fixture.ts';
import { webhookDeliveries } from '../schema.ts';
import { deliver } from './deliver.ts';

const { webhooks } = endpoints;
let server: TestServer;
let receiver: Receiver;
let url: string;
let creator: TestClient;
let main: string;
let came: Came[];

beforeAll(async () => {
  receiver = await startReceiver();
  ({ url, came } = receiver);
  server = await startTestServer({ env: { ARCHWAY_OUTBOUND_LOOPBACK: 'on' } });
  creator = await server.login('democreator');
  main = await practiceId(server, 'P10001');
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});
beforeEach(() => {
  came.length = 0;
  receiver.answers = [];
});

const add = () =>
  creator.call(webhooks.create, { params: { practiceId: main }, body: { url, events: ['case.status_changed'] } });
const log = async (webhookId: string) =>
  (await creator.call(webhooks.deliveries, { params: { practiceId: main, webhookId } })).rows;

test('a change of a status is told, signed, without names, and stands in the log; again when it is asked for', async () => {
  const { webhookId, secret } = await add();
  const caseId = await openCase(creator, validInfo(main, { entrust: 2 }));
  await giveFiles(server, caseId, (await callerOf(server, creator)).userId);
  await creator.call(endpoints.cases.submit, { body: { caseId, version: 1 } });
  await until(async () => (await log(webhookId))[0]?.state === 'delivered');
  const [first] = came as [Came];
  const { body } = first;
  const payload = webhookPayload.parse(JSON.parse(body));
  expect(payload).toMatchObject({
    type: 'case.status_changed',
    data: { caseId, version: 1, status: 'pendingInspection', previousStatus: 'unsubmitted' },
  });
  expect(body).not.toContain('Testa');
  expect(isSigned(first, secret)).toBe(true);
  expect(isSigned(first, 'another')).toBe(false);
  const [told] = await log(webhookId);
  expect(told).toMatchObject({ tries: 1, lastStatus: 200, lastAnswer: 'noted' });

  const params = { practiceId: main, webhookId, deliveryId: told?.deliveryId ?? '' };
  await creator.call(webhooks.resend, { params });
  await until(() => came.length === 2);
  expect(came[1]?.body).toBe(body);
  await creator.call(webhooks.remove, { params: { practiceId: main, webhookId } });
});

test('what is not taken is tried again; after the last try the endpoint is off, and its owner knows', async () => {
  receiver.answers = Array.from({ length: 20 }, () => 500);
  const { webhookId } = await add();
  const one = { practiceId: main, webhookId };
  await creator.call(webhooks.test, { params: one });
  await until(async () => ((await log(webhookId))[0]?.tries ?? 0) >= 2);
  const [waiting] = await log(webhookId);
  expect(waiting).toMatchObject({ type: 'ping', state: 'waiting', lastStatus: 500 });
  const data = { deliveryId: waiting?.deliveryId ?? '' };
  await deliver(server.ctx, { data, signal: new AbortController().signal, last: true });
  expect((await log(webhookId))[0]?.state).toBe('failed');
  const [known] = await creator.call(webhooks.list, { params: { practiceId: main } });
  expect(known).toMatchObject({ enabled: false, gaveUp: true });
  const { rows } = await creator.call(endpoints.account.notices, { query: {} });
  expect(rows[0]?.content).toContain(url);
  expect(await creator.refused(webhooks.test, { params: one })).toBe('webhookOff');
  await creator.call(webhooks.enable, { params: one, body: { enabled: true } });
  receiver.answers = [];
  await creator.call(webhooks.resend, { params: { ...one, ...data } });
  await until(async () => (await log(webhookId))[0]?.state === 'delivered');
});

test('only the creator, only of the own practice, only out into the web; a secret is not kept as it is', async () => {
  const { webhookId, secret } = await add();
  const body = { url, events: ['case.status_changed' as const] };
  const doctor = await server.login('demodoctor');
  const outsider = await server.login('demooutsider');
  expect(await doctor.refused(webhooks.create, { params: { practiceId: main }, body })).toBe('notPracticeOwner');
  const foreign = await practiceId(server, 'P10002');
  for (const call of [webhooks.test, webhooks.remove, webhooks.deliveries] as const)
    expect(await outsider.refused(call, { params: { practiceId: foreign, webhookId } })).toBe('recordNotFound');
  for (const wrong of ['https://10.0.0.1/x', 'http://hooks.example.com', 'https://a@b.example.com'])
    expect(
      await creator.refused(webhooks.create, { params: { practiceId: main }, body: { ...body, url: wrong } }),
    ).toBe('addressNotAllowed');
  const rows = await server.ctx.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, webhookId));
  expect(rows).toEqual([]);
  const listed = await creator.call(webhooks.list, { params: { practiceId: main } });
  expect(JSON.stringify(listed)).not.toContain(secret);
});
