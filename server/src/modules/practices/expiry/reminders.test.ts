import { endpoints } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { users } from '../../access/schema.ts';
import { newcomer, practiceIdOf } from '../practices.fixture.ts';
import { assistantPractices, practices } from '../schema.ts';
import { dropOldReminders } from './expiry-repository.ts';
import { askForReminders, dueStep, remindOfExpiry } from './reminders.ts';

const { account } = endpoints;
const LAST = '2031-06-30';
const at = (day: string): Date => new Date(`${day}T10:00:00Z`);

let server: TestServer;
let owner: TestClient & { readonly userId: string };
let helper: TestClient & { readonly userId: string };
let practiceId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newcomer(server, 'expiring-owner');
  helper = await newcomer(server, 'expiring-helper', { doctorType: 1, nickName: 'Lin' });
  const body = { name: 'Harbour', abbreviation: 'Harbour' };
  ({ practiceId } = await owner.call(endpoints.practices.create, { body }));
});
afterAll(() => server.stop());

async function heard(client: TestClient): Promise<string[]> {
  const { rows } = await client.call(account.notices, { query: { pageSize: 100, readFlag: 0 } });
  await client.call(account.readNotices, { query: {} });
  return rows.map(({ content }) => content);
}
const remind = (day: string) => remindOfExpiry(server.ctx, at(day));

test.each([
  [31, null],
  [30, 30],
  [8, 30],
  [7, 7],
  [2, 7],
  [1, 1],
  [0, 1],
  [-1, 0],
])('with %i days left the reminder of %s days is due', (days, step) => {
  expect(dueStep(days)).toBe(step);
});

test('the creator of a practice hears of its end 30, 7 and 1 days before, and of the end, once each', async () => {
  await server.ctx.db.update(practices).set({ expiresOn: LAST }).where(eq(practices.id, practiceId));
  await remind('2031-05-30');
  expect(await heard(owner)).toEqual([]);
  for (const [day, left] of [
    ['2031-05-31', 30],
    ['2031-06-23', 7],
    ['2031-06-29', 1],
  ] as const) {
    // Several servers at the same moment, and another one later on the same day.
    await Promise.all([remind(day), remind(day)]);
    await remind(day);
    expect(await heard(owner)).toEqual([
      `The service of [Harbour] ends on ${LAST}, days left: ${left}. Please contact sales to renew it.`,
    ]);
  }
  await remind('2031-06-30');
  expect(await heard(owner)).toEqual([]);
  await remind('2031-07-01');
  await remind('2031-07-02');
  expect(await heard(owner)).toEqual([
    `The service of [Harbour] has ended on ${LAST}. Please contact sales to renew it.`,
  ]);
});

test('another last day is told of again; what ended long ago, or was disabled, is not', async () => {
  const end = (expiresOn: string, available = true) =>
    server.ctx.db.update(practices).set({ expiresOn, available }).where(eq(practices.id, practiceId));
  await end('2032-06-30');
  await remind('2032-06-23');
  expect(await heard(owner)).toHaveLength(1);
  await end('2033-06-30');
  await remind('2033-07-20');
  expect(await heard(owner)).toEqual([]);
  await end('2034-06-30', false);
  await remind('2034-06-29');
  expect(await heard(owner)).toEqual([]);
  await end('2036-06-30');
});

test('an assistant and the creator hear of a service that ends, and an account of its own end', async () => {
  const { db } = server.ctx;
  await db.insert(assistantPractices).values({ practiceId, userId: helper.userId, expiresOn: LAST });
  await remind('2031-06-24');
  await remind('2031-06-24');
  expect(await heard(helper)).toEqual([`Your service for [Harbour] ends on ${LAST}, days left: 6.`]);
  expect(await heard(owner)).toEqual([
    `The service of the medical assistant Lin for [Harbour] ends on ${LAST}, days left: 6.`,
  ]);
  await db.update(users).set({ expiresOn: '2031-07-10' }).where(eq(users.id, helper.userId));
  await remind('2031-07-09');
  expect(await heard(helper)).toEqual([
    'Your account expires on 2031-07-10, days left: 1. Please contact sales to renew it.',
  ]);
  await remind('2031-07-11');
  expect(await heard(helper)).toEqual([
    'Your account has expired on 2031-07-10 and cannot create new cases. Please contact sales to renew it.',
  ]);
});

test('the job of the day does it, however often it is asked for', async () => {
  const creator = await server.login('democreator');
  const id = await practiceIdOf(creator);
  await heard(creator);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await server.ctx.db.update(practices).set({ expiresOn: tomorrow }).where(eq(practices.id, id));
  await Promise.all([askForReminders(server.ctx), askForReminders(server.ctx)]);
  await until(async () => (await creator.call(account.notices, { query: { readFlag: 0 } })).total > 0);
  expect(await heard(creator)).toHaveLength(1);
  // Forgetting what was said of days long past says nothing anew.
  await dropOldReminders(server.ctx.db);
  await remindOfExpiry(server.ctx);
  expect(await heard(creator)).toEqual([]);
});
