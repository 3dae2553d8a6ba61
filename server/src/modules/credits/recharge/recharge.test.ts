import { randomUUID } from 'node:crypto';
import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { practiceHolder } from '../credits.fixture.ts';

const { account, credits } = endpoints;

let server: TestServer;
let practiceId: string;
let creator: TestClient;
let admin: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  practiceId = (await practiceHolder(server, 'P10001')).id;
  creator = await server.login('democreator');
  admin = await server.login('demoadmin');
});
afterEach(() => server.stop());

const ask = () => creator.call(credits.requestRecharge, { body: { practiceId, amount: 2000, remark: '' } });
const contents = async (client: TestClient) =>
  (await client.call(account.notices, { query: {} })).rows.map(({ content }) => content);

test('a recharge is asked for, booked once, and stands in the ledger; both sides hear of it', async () => {
  const request = await ask();
  expect(request).toMatchObject({ amount: 2000, state: 'asked', practiceCode: 'P10001', wishesFreeQuota: false });
  await expect(contents(admin)).resolves.toContain(
    '[晨光口腔 Morning Light Dental] asks for a recharge of 2000 credits.',
  );
  await expect(creator.call(credits.balances, {})).resolves.toMatchObject({ waiting: request });
  const { rows } = await admin.call(credits.allRequests, { query: { state: 'asked' } });
  expect(rows).toEqual([request]);

  const body = { requestId: request.requestId, credits: 1800, freeCases: 2, contract: 'C-2026-200' };
  const calls = await Promise.allSettled([1, 2, 3].map(() => admin.call(credits.book, { body })));
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(admin.refused(credits.book, { body })).resolves.toBe('rechargeDecided');
  const after = await creator.call(credits.balances, {});
  expect(after).toMatchObject({ waiting: null, balances: { credits: 2440, freeCases: 2 } });
  const ledger = await creator.call(credits.ledger, { query: { keyword: 'C-2026-200' } });
  expect(ledger.rows).toMatchObject([
    { kind: 'freeRecharge', unit: 'freeCases', amount: 2, byPlatform: true },
    { kind: 'recharge', unit: 'credits', amount: 1800, balance: 2440, byPlatform: true },
  ]);
  const told = await contents(creator);
  expect(told).toContain(
    'A recharge of 1800 credits was booked for [晨光口腔 Morning Light Dental], contract C-2026-200.',
  );
  await expect(creator.call(credits.requests, {})).resolves.toMatchObject({
    rows: [{ state: 'booked', bookedCredits: 1800, contract: 'C-2026-200' }],
  });
});

test('one request waits at a time, and the creator alone asks', async () => {
  await ask();
  await expect(
    creator.refused(credits.requestRecharge, { body: { practiceId, amount: 1, remark: null } }),
  ).resolves.toBe('rechargeWaiting');
  const body = { practiceId, amount: 100 };
  for (const [name, refusal] of [
    ['demodoctor', 'noPermission'],
    ['demooutsider', 'recordNotFound'],
    ['democenter', 'noPermission'],
    ['demoadmin', 'notPracticeOwner'],
  ] as const)
    await expect((await server.login(name)).refused(credits.requestRecharge, { body })).resolves.toBe(refusal);
  for (const amount of [0, -1, 1.5, 10_000_000])
    await expect(creator.refused(credits.requestRecharge, { body: { practiceId, amount } })).resolves.toBe(
      'paramsError',
    );
});

test('what was declined says why, and another may be asked for', async () => {
  const { requestId } = await ask();
  await expect(admin.refused(credits.decline, { body: { requestId, reason: ' ' } })).resolves.toBe('paramsError');
  await expect(admin.refused(credits.decline, { body: { requestId, reason: 'x'.repeat(501) } })).resolves.toBe(
    'paramsError',
  );
  await expect(creator.refused(credits.decline, { body: { requestId, reason: 'no' } })).resolves.toBe('noPermission');
  await admin.call(credits.decline, { body: { requestId, reason: 'No contract yet' } });
  await expect(contents(creator)).resolves.toContain(
    'The request of [晨光口腔 Morning Light Dental] for 2000 credits was declined: No contract yet',
  );
  await expect(creator.refused(credits.withdrawRecharge, { body: { requestId } })).resolves.toBe('rechargeDecided');
  await expect(ask()).resolves.toMatchObject({ state: 'asked' });
});

test('the creator withdraws, a stranger finds nothing to withdraw', async () => {
  const { requestId } = await ask();
  const outsider = await server.login('demooutsider');
  await expect(outsider.refused(credits.withdrawRecharge, { body: { requestId } })).resolves.toBe('recordNotFound');
  await creator.call(credits.withdrawRecharge, { body: { requestId } });
  await expect(admin.refused(credits.book, { body: { requestId, credits: 1, contract: 'C' } })).resolves.toBe(
    'rechargeDecided',
  );
  await expect(contents(admin)).resolves.toContain(
    '[晨光口腔 Morning Light Dental] has withdrawn its request for 2000 credits.',
  );
});

test('an administrator books without a request, once an action', async () => {
  const holder = { kind: 'practice', id: practiceId } as const;
  const actionKey = randomUUID();
  const grant = (more: object) => admin.call(credits.grant, { body: { holder, actionKey, freeReports: 3, ...more } });
  const { freeReports } = await grant({ note: 'Campaign' });
  await expect(grant({ note: 'Campaign' })).resolves.toMatchObject({ freeReports });
  const other = { holder, actionKey, freeReports: 4 };
  await expect(admin.refused(credits.grant, { body: other })).resolves.toBe('bookingDiffers');
  for (const [body, refusal] of [
    [{ holder, actionKey: randomUUID() }, 'nothingToBook'],
    [{ holder, actionKey: randomUUID(), credits: 100 }, 'contractRequired'],
    [{ holder: { kind: 'practice', id: '999999' }, actionKey: randomUUID(), freeCases: 1 }, 'recordNotFound'],
  ] as const)
    await expect(admin.refused(credits.grant, { body })).resolves.toBe(refusal);
  const { rows } = await admin.call(credits.history, { query: { keyword: 'Campaign' } });
  expect(rows[0]).toMatchObject({ unit: 'freeReports', amount: 3, holder: { code: 'P10001' } });
});

test('practices and design centers are found by code or name, with what they have left', async () => {
  const byCode = await admin.call(credits.holders, { query: { keyword: 'p10001' } });
  expect(byCode).toMatchObject([{ holder: { kind: 'practice', code: 'P10001' }, balances: { credits: 640 } }]);
  const byName = await admin.call(credits.holders, { query: { keyword: 'Bridge' } });
  expect(byName).toMatchObject([{ holder: { kind: 'center', code: 'D30001' }, balances: { assistAudits: 20 } }]);
  await expect(admin.call(credits.holders, { query: { keyword: '%' } })).resolves.toEqual([]);
  const { id } = byName[0]?.holder ?? { id: '' };
  await expect(
    admin.call(credits.grant, { body: { holder: { kind: 'center', id }, actionKey: randomUUID(), freeCases: 1 } }),
  ).resolves.toMatchObject({ freeCases: 1 });
});

test.each(['democreator', 'demodoctor', 'democenter', 'demoassistant'])('%s books nothing', async (name) => {
  const client = await server.login(name);
  await expect(client.refused(credits.allRequests)).resolves.toBe('noPermission');
  await expect(client.refused(credits.verify)).resolves.toBe('noPermission');
  const body = { holder: { kind: 'practice', id: practiceId }, actionKey: randomUUID(), freeCases: 9 } as const;
  await expect(client.refused(credits.grant, { body })).resolves.toBe('noPermission');
});
