import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { wrapPassword } from '../../../../test/des.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { practiceIdOf } from '../practices.fixture.ts';

const { access, assistants, cases, practices } = endpoints;
const PASSWORD = 'Assist-2026';

let server: TestServer;
let creator: TestClient;
let first: string;
let second: string;
beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  first = await practiceIdOf(creator);
  second = (await creator.call(practices.create, { body: { name: 'Second', abbreviation: 'Second' } })).practiceId;
});
afterAll(() => server.stop());

const assistant = (changes: object = {}) => ({
  body: {
    nickName: '新助理',
    userName: 'assistant-x',
    email: 'x@example.com',
    password: wrapPassword(PASSWORD),
    practices: [{ practiceId: first }],
    ...changes,
  },
});
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const listed = async (userId: string) => (await creator.call(assistants.list)).find((each) => each.userId === userId);

test('an assistant with two practices sees both, and the one whose service is over no more', async () => {
  const given = [{ practiceId: first }, { practiceId: second, expiredDay: day(1) }];
  const body = assistant({ userName: 'two-practices', email: 'two@example.com', practices: given });
  const { userId } = await creator.call(assistants.add, body);
  expect(await listed(userId)).toMatchObject({
    name: '新助理',
    services: [
      { practiceId: first, expiredDay: null, expired: false, status: '1' },
      { practiceId: second, expiredDay: day(1), expired: false },
    ],
  });
  const client = await server.login('two-practices', PASSWORD);
  expect((await client.call(access.practices)).map((each) => each.accountExpired)).toEqual([false, false]);
  const seen = (await client.call(cases.page, { query: {} })).total;
  expect(seen).toBeGreaterThan(0);

  const bind = (practiceDays: object[]) => ({ body: { userId, practices: practiceDays as typeof given } });
  await creator.call(assistants.bindPractices, bind([{ practiceId: first, expiredDay: day(-1) }, given[1]!]));
  expect((await client.call(cases.page, { query: {} })).total).toBe(0);
  expect(await client.call(access.practices)).toMatchObject([
    { practiceId: first, accountExpired: true, expiredDay: day(-1), available: true },
    { practiceId: second, accountExpired: false },
  ]);
  const info = { patientName: 'X', gender: '1', birthday: '1999-04-12', productType: 'aligner', entrust: 0 } as const;
  expect(await client.refused(cases.create, { body: { practiceId: first, ...info } })).toBe('practiceExpired');
  // The last day itself counts, whole.
  await creator.call(assistants.bindPractices, bind([{ practiceId: first, expiredDay: day(0) }]));
  expect((await client.call(cases.page, { query: {} })).total).toBe(seen);
  expect((await client.call(access.practices)).map((each) => each.practiceId)).toEqual([first]);
});

test('a service that is over opens no case, no file and no call of its practice', async () => {
  const body = assistant({ userName: 'over-already', practices: [{ practiceId: first, expiredDay: day(-1) }] });
  await creator.call(assistants.add, body);
  const client = await server.login('over-already', PASSWORD);
  const [row] = (await creator.call(cases.page, { query: {} })).rows;
  const key = { caseId: row!.caseId, version: 1 };
  expect(await client.refused(cases.detail, { params: key })).toBe('recordNotFound');
  expect(await client.refused(cases.doctors, { query: { practiceId: first } })).toBe('recordNotFound');
  expect(await client.refused(practices.profile, { query: { practiceId: first } })).toBe('recordNotFound');
});

test('disabling ends the sight of every practice of the creator, until it is enabled again', async () => {
  const given = [{ practiceId: first }, { practiceId: second }];
  const names = { userName: 'disabled-one', email: null, phone: '13911112222' };
  const { userId } = await creator.call(assistants.add, assistant({ ...names, practices: given }));
  const client = await server.login('disabled-one', PASSWORD);
  await creator.call(assistants.available, { body: { userId, status: '0' } });
  expect((await client.call(access.practices)).map((each) => each.available)).toEqual([false, false]);
  expect((await client.call(cases.page, { query: {} })).total).toBe(0);
  // Another day changes nothing of it.
  await creator.call(assistants.bindPractices, { body: { userId, practices: given } });
  expect((await listed(userId))?.services.map((service) => service.status)).toEqual(['0', '0']);
  await creator.call(assistants.available, { body: { userId, status: '1' } });
  expect((await client.call(cases.page, { query: {} })).total).toBeGreaterThan(0);
});

test('creators change the assistants of their own practices alone, and those alone are listed', async () => {
  const { userId } = await creator.call(assistants.add, assistant({ userName: 'mine-alone', email: 'm@example.com' }));
  const outsider = await server.login('demooutsider');
  const theirs = await practiceIdOf(outsider, 'P10002');
  expect((await outsider.call(assistants.list)).map((each) => each.userId)).not.toContain(userId);
  const bind = (practiceId: string) => ({ body: { userId, practices: [{ practiceId }] } });
  expect(await outsider.refused(assistants.bindPractices, bind(theirs))).toBe('recordNotFound');
  expect(await outsider.refused(assistants.available, { body: { userId, status: '0' } })).toBe('recordNotFound');
  expect(await creator.refused(assistants.bindPractices, bind(theirs))).toBe('recordNotFound');
  const doctor = await server.login('demodoctor');
  const foreign = assistant({ userName: 'not-a-creator' });
  expect(await doctor.refused(assistants.add, foreign)).toBe('notPracticeOwner');
  expect(await doctor.call(assistants.list)).toEqual([]);
});

test('each rule of the account refuses with its own word', async () => {
  await creator.call(
    assistants.add,
    assistant({ userName: 'first-name', email: 'f@example.com', phone: '13933334444' }),
  );
  const refused = (changes: object) =>
    creator.refused(assistants.add, assistant({ userName: 'another-name', ...changes }));
  for (const userName of ['short', '1abcdef', '助理助理助理', 'x'.repeat(21), 'with space'])
    expect(await refused({ userName })).toBe('userNameInvalid');
  expect(await refused({ userName: 'First-Name' })).toBe('userNameTaken');
  expect(await refused({ email: 'F@example.com' })).toBe('emailExist');
  expect(await refused({ phone: '13933334444' })).toBe('userExist');
  expect(await refused({ phone: '1393' })).toBe('phoneInvalid');
  expect(await refused({ email: 'x@' })).toBe('emailInvalid');
  expect(await refused({ email: '', phone: '' })).toBe('contactRequired');
  for (const password of ['aaaaaaaa', 'Ab1', `Ab1${'x'.repeat(62)}`])
    expect(await refused({ password: wrapPassword(password) })).toBe('passwordRule');
  expect(await refused({ password: 'clear' })).toBe('passwordUnreadable');
  expect(await refused({ practices: [] })).toBe('paramsError');
});
