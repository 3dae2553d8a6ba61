import { PLAN_CONFIRMED, type SentCase, caseStatus, endpoints, entrustTo, sendingPayload } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { alignerIntegrations } from '../../account/schema.ts';
import { takeCaseAction } from '../../cases/api.ts';
import { callerOf, giveFiles } from '../../cases/cases.fixture.ts';
import { type WalkedCase, caseToWalk } from '../../cases/machine/case-people.fixture.ts';
import { leave, practiceHolder } from '../../credits/credits.fixture.ts';
import { plans } from '../../plans/schema.ts';
import { cases } from '../../cases/schema.ts';
import { type Came, type Receiver, isSigned, startReceiver } from '../outgoing/receiver.fixture.ts';
import { caseSendings } from '../schema.ts';
import { sendConfirmed } from './confirmed.ts';
import { sendCase } from './send.ts';

const { sendings, integration, account, audit, plans: planCalls } = endpoints;
const apiKey = 'key-of-the-service-7781';
let server: TestServer;
let receiver: Receiver;
let doctor: TestClient;
let creator: TestClient;
let walked: WalkedCase;
let key: { caseId: string; version: number };
let planId: string;

beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ env: { ARCHWAY_OUTBOUND_LOOPBACK: 'on' } });
  [doctor, creator] = [await server.login('demodoctor'), await server.login('democreator')];
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

// A case of demodoctor each, about to be confirmed.
beforeEach(async () => {
  const { db } = server.ctx;
  await db.delete(caseSendings);
  await db.delete(alignerIntegrations);
  receiver.came.length = 0;
  receiver.answers = [];
  walked = await caseToWalk(server);
  key = { caseId: walked.caseId, version: 1 };
  const steps = { name: 'V1', planType: 'step', kind: 'auditPlan', status: 3, upperSteps: 22, lowerSteps: 19 } as const;
  const [plan] = await db
    .insert(plans)
    .values({ ...key, ...steps })
    .returning();
  planId = plan!.planId;
  await giveFiles(server, key.caseId, (await callerOf(server, doctor)).userId);
  await db.transaction((tx) => walked.put(tx, caseStatus.clinicallyApproved, entrustTo.team));
  await leave(server, await practiceHolder(server, 'P10001'), 500);
});

/** The rules want https and a name of the web; who listens here has neither. */
async function setService(client: TestClient): Promise<void> {
  await client.call(integration.save, { body: { url: 'https://aligner.example.com', apiKey } });
  const { userId } = await callerOf(server, client);
  const here = server.ctx.db.update(alignerIntegrations).set({ url: receiver.url });
  await here.where(eq(alignerIntegrations.userId, userId));
}
const confirm = () =>
  doctor.call(planCalls.confirm, { body: { ...key, planId, price: { unit: 'credits', amount: 240 } } });
const log = async (client = doctor) => (await client.call(sendings.page, { query: {} })).rows;
const settled = (state: 'delivered' | 'failed', client = doctor) =>
  until(async () => (await log(client))[0]?.state === state);
const rows = () => server.ctx.db.select().from(caseSendings);

function sent({ body }: Came): { eventId: string; data: SentCase } {
  const payload = sendingPayload.parse(JSON.parse(body));
  if (payload.type !== PLAN_CONFIRMED) throw new Error(`${payload.type} came`);
  return payload;
}

test('a confirmed case arrives once, signed, with its plan and links that work; again when it is asked for', async () => {
  await setService(doctor);
  await setService(creator);
  await confirm();
  await settled('delivered');
  const [first] = receiver.came as [Came];
  expect(first.headers.authorization).toBe(`Bearer ${apiKey}`);
  expect([isSigned(first, apiKey), isSigned(first, 'another-key')]).toEqual([true, false]);
  const { eventId, data } = sent(first);
  expect(data.case).toMatchObject({ ...key, status: 'planConfirmed', patient: { name: '测试 Testa Proband' } });
  expect(data.case.plan).toEqual({ planId, name: 'V1', upperSteps: 22, lowerSteps: 19 });
  expect(data.models).toMatchObject([{ kind: 'scan', jaw: 'upper', fileName: 'upper.stl', originalUrl: null }]);
  const [photo] = data.photos;
  expect(await (await fetch(photo!.url)).text()).toContain('photo ');
  expect(Date.parse(photo!.expiresAt) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);

  const [shown] = await log();
  const told = { ...key, patientName: '测试 Testa Proband', tries: 1, lastStatus: 200, lastAnswer: 'noted' };
  expect(shown).toMatchObject(told);
  expect(await rows()).toHaveLength(1);
  // The doctor of the case has a service of their own: the creator's hears nothing of it, and sees no log.
  expect(await log(creator)).toEqual([]);

  await doctor.call(sendings.resend, { params: { sendingId: shown!.sendingId } });
  await until(() => receiver.came.length === 2);
  expect(sent(receiver.came[1]!).eventId).toBe(eventId);
  await settled('delivered');
  const trail = await creator.call(audit.page, { query: { caseId: key.caseId } });
  expect(trail.rows.filter(({ subject }) => subject === 'sendCase')).toHaveLength(1);
});

test('where the doctor has no service, that of the creator of the practice is sent the case', async () => {
  await setService(creator);
  await confirm();
  await settled('delivered', creator);
  expect(await log()).toEqual([]);
  expect(sent(receiver.came[0]!).data.case.caseId).toBe(key.caseId);
});

test('without a service nothing is written down, and one that is set later hears of nothing before', async () => {
  await confirm();
  await setService(doctor);
  expect(await rows()).toEqual([]);
});

test('what is not taken is tried again under the same name', async () => {
  await setService(doctor);
  receiver.answers = [500];
  await confirm();
  await settled('delivered');
  expect((await log())[0]).toMatchObject({ tries: 2, lastStatus: 200 });
  const [first, second] = receiver.came as [Came, Came];
  expect(sent(second).eventId).toBe(sent(first).eventId);
});

test('after the last try it has failed and the owner knows; the service stays, and can be sent it again', async () => {
  await setService(doctor);
  receiver.answers = Array.from({ length: 20 }, () => 503);
  await confirm();
  await until(async () => ((await log())[0]?.tries ?? 0) >= 1);
  const { sendingId, ptNo } = (await log())[0]!;
  await sendCase(server.ctx, { data: { sendingId }, signal: new AbortController().signal, last: true });
  expect((await log())[0]).toMatchObject({ state: 'failed', lastStatus: 503 });
  const { rows: notices } = await doctor.call(account.notices, { query: {} });
  expect(notices[0]?.content).toContain(receiver.url);
  expect(notices[0]?.content).toContain(ptNo);
  expect(await doctor.call(integration.config)).not.toBeNull();
  receiver.answers = [];
  await doctor.call(sendings.resend, { params: { sendingId } });
  await settled('delivered');
});

test('a service that was removed meanwhile is sent nothing more', async () => {
  await setService(doctor);
  receiver.answers = Array.from({ length: 20 }, () => 500);
  await confirm();
  await until(async () => ((await log())[0]?.tries ?? 0) >= 1);
  await doctor.call(integration.remove);
  await settled('failed');
  const before = receiver.came.length;
  const [shown] = await log();
  expect(shown?.lastAnswer).toBe('turned off');
  expect(await doctor.refused(sendings.resend, { params: { sendingId: shown!.sendingId } })).toBe('integrationMissing');
  expect(receiver.came).toHaveLength(before);
});

test('who may not see the case any more is not sent it, and reads no patient in the log', async () => {
  await setService(creator);
  receiver.answers = Array.from({ length: 20 }, () => 500);
  await confirm();
  await until(async () => ((await log(creator))[0]?.tries ?? 0) >= 1);
  const other = await server.login('demooutsider');
  const { userId } = await callerOf(server, other);
  await setService(other);
  await server.ctx.db.update(caseSendings).set({ userId });
  await settled('failed', other);
  expect((await log(other))[0]).toMatchObject({ lastAnswer: 'no access to the case', patientName: null });
});

test('what is rolled back is not sent, and one confirmation is sent once', async () => {
  await setService(doctor);
  const { ctx } = server;
  const caller = await callerOf(server, doctor);
  const rolledBack = ctx.db.transaction(async (tx) => {
    await takeCaseAction(ctx, tx, caller, key, 'confirmPlan');
    expect(await tx.select().from(caseSendings)).toHaveLength(1);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await rows()).toEqual([]);
  await confirm();
  await settled('delivered');
  const [{ practiceId, ptNo }] = (await ctx.db.select().from(cases).where(eq(cases.caseId, key.caseId))) as [
    typeof cases.$inferSelect,
  ];
  const step = {
    ...key,
    practiceId,
    ptNo,
    from: caseStatus.clinicallyApproved,
    to: caseStatus.planConfirmed,
    by: null,
  };
  await ctx.db.transaction((tx) => sendConfirmed(ctx, tx, step));
  expect(await rows()).toHaveLength(1);
  expect(receiver.came).toHaveLength(1);
  // A step to any other status is none of its business.
  await ctx.db.transaction((tx) => sendConfirmed(ctx, tx, { ...step, to: caseStatus.inProduction }));
  expect(await rows()).toHaveLength(1);
});

test('nobody but its owner sees the log or sends again', async () => {
  await setService(doctor);
  await confirm();
  await settled('delivered');
  const { sendingId } = (await log())[0]!;
  for (const name of ['democreator', 'demooutsider', 'demoadmin', 'demoassistant']) {
    const other = await server.login(name);
    expect([name, await log(other)]).toEqual([name, []]);
    expect([name, await other.refused(sendings.resend, { params: { sendingId } })]).toEqual([name, 'recordNotFound']);
  }
});

test('a trial says what the service answered, signed as everything else, and stands in no log', async () => {
  expect(await doctor.refused(sendings.test)).toBe('integrationMissing');
  await setService(doctor);
  expect(await doctor.call(sendings.test)).toEqual({ delivered: true, lastStatus: 200, lastAnswer: 'noted' });
  receiver.answers = [401];
  expect(await doctor.call(sendings.test)).toEqual({ delivered: false, lastStatus: 401, lastAnswer: 'noted' });
  const [first] = receiver.came as [Came];
  expect(sendingPayload.parse(JSON.parse(first.body))).toMatchObject({ type: 'ping', data: {} });
  expect(isSigned(first, apiKey)).toBe(true);
  expect(await log()).toEqual([]);
});
