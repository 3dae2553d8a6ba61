import { endpoints } from '@archway/contracts';
import { and, eq } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { users } from '../access/schema.ts';
import { practiceMembers, practices } from './schema.ts';
import { isExpired } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
});
afterAll(() => server.stop());

const practicesOf = async (name: string) => (await server.login(name)).call(endpoints.access.practices);

test('people see the practices that they own, work for or serve, and no other', async () => {
  const numbers = async (name: string) => (await practicesOf(name)).map((practice) => practice.number);
  for (const name of ['democreator', 'demodoctor', 'demoassistant']) expect(await numbers(name)).toEqual(['P10001']);
  expect(await numbers('demooutsider')).toEqual(['P10002']);
  for (const name of ['demodesigner', 'democenter', 'demomaker', 'demoadmin']) expect(await numbers(name)).toEqual([]);
});

test('a practice says who created it, and which design center is its default', async () => {
  const [own] = await practicesOf('democreator');
  expect(own).toMatchObject({
    creator: true,
    isDefault: true,
    available: true,
    accountExpired: false,
    designCenterNo: 'D30001',
  });
  expect(own?.designCenterList).toHaveLength(1);
  const [others] = await practicesOf('demodoctor');
  expect(others).toMatchObject({ creator: false });
  const [foreign] = await practicesOf('demooutsider');
  expect(foreign).toMatchObject({ designCenterId: null, designCenterNo: null, designCenterList: [] });
});

test('to a disabled member the practice is not available, and personal data follow', async () => {
  const { db } = server.ctx;
  const [doctor] = await db.select({ id: users.id }).from(users).where(eq(users.userName, 'demodoctor'));
  const mine = eq(practiceMembers.userId, doctor?.id ?? '');
  await db.update(practiceMembers).set({ enabled: false }).where(and(mine));
  expect(await practicesOf('demodoctor')).toMatchObject([{ number: 'P10001', available: false }]);
  const data = await (await server.login('demodoctor')).call(endpoints.access.personalData);
  expect(data).toMatchObject({
    practiceBound: 1,
    designCenterList: [],
    creator: false,
    defaultPracticeId: null,
    isTeamMode: false,
  });
  await db.update(practiceMembers).set({ enabled: true }).where(mine);
});

test('a service ends with the end of its last day', async () => {
  const noon = new Date('2026-05-04T12:00:00Z');
  expect(isExpired({ expiresOn: '2026-05-04' }, noon)).toBe(false);
  expect(isExpired({ expiresOn: '2026-05-03' }, noon)).toBe(true);
  expect(isExpired({ expiresOn: null }, noon)).toBe(false);
  await server.ctx.db.update(practices).set({ expiresOn: '2020-01-01' }).where(eq(practices.number, 'P10001'));
  expect((await practicesOf('democreator'))[0]).toMatchObject({ accountExpired: true, expiredDay: '2020-01-01' });
});
