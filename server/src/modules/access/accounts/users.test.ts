import { doctorType, endpoints, serviceTypes } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { wrapPassword } from '../../../../test/des.ts';
import { EventReader } from '../../../../test/event-reader.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';

const { users, security, access, secondFactor, registry } = endpoints;

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('demoadmin');
});
afterAll(() => server.stop());

const facts = {
  ...{ nickName: 'New Person', phone: null, email: 'new@example.com', doctorType: doctorType.doctor },
  ...{ services: [serviceTypes.aligner.id, serviceTypes.report.id], expires: '2036-12-31', administrator: false },
} as const;
const LONG = `${'a-long-passphrase-'.repeat(4)}A1`.slice(0, 64);

const idOf = async (keyword: string): Promise<string> => {
  const { rows } = await admin.call(users.page, { query: { keyword } });
  const [row] = rows;
  if (!row) throw new Error(`no account ${keyword}`);
  return row.userId;
};
const told = async (keyword: string) => {
  const { rows } = await admin.call(security.audit, { query: { keyword } });
  return rows.map(({ typeStr, content, actorName }) => [typeStr, content, actorName]);
};

test('accounts are found by any of their names and by state, page by page', async () => {
  const { rows, total } = await admin.call(users.page, { query: { pageSize: 3 } });
  expect(rows).toHaveLength(3);
  expect(total).toBeGreaterThanOrEqual(10);
  const [doctor] = (await admin.call(users.page, { query: { keyword: '周明' } })).rows;
  expect(doctor).toMatchObject({ userName: 'demodoctor', roles: ['doctor'], enabled: true, expired: false });
  expect((await admin.call(users.page, { query: { keyword: 'DEMODOCTOR@' } })).total).toBe(1);
  expect((await admin.call(users.page, { query: { keyword: '%' } })).total).toBe(0);
  const administrators = await admin.call(users.page, { query: { administrators: 'true' } });
  expect(administrators.rows.map(({ userName }) => userName)).toEqual(['demoadmin']);
  expect((await admin.call(users.page, { query: { doctorType: 1 } })).rows.map(({ userName }) => userName)).toEqual([
    'demoassistant',
  ]);
  expect((await admin.call(users.page, { query: { state: 'disabled' } })).total).toBe(0);
});

test('an account is made with a long password, and logs in', async () => {
  const body = { ...facts, userName: 'new-person', password: wrapPassword(LONG) };
  await admin.call(users.add, { body });
  const client = await server.login('new-person', LONG);
  await expect(client.call(access.personalData)).resolves.toMatchObject({ nickName: 'New Person', doctorType: 0 });
  await expect(client.call(access.serviceTypeList)).resolves.toHaveLength(2);
  await expect(client.refused(users.page)).resolves.toBe('noPermission');
  const other = { ...body, email: 'other@example.com' };
  await expect(admin.refused(users.add, { body: other })).resolves.toBe('userNameTaken');
  await expect(admin.refused(users.add, { body: { ...body, userName: 'other-person' } })).resolves.toBe('emailExist');
  const weak = { ...other, userName: 'other-person', password: wrapPassword('12345678') };
  await expect(admin.refused(users.add, { body: weak })).resolves.toBe('passwordRule');
  const unreachable = { ...facts, userName: 'other-person', email: null };
  await expect(admin.refused(users.add, { body: unreachable })).resolves.toBe('passwordNeeded');
  const tooLong = { ...other, userName: 'other-person', password: wrapPassword(`${LONG}x`) };
  await expect(admin.refused(users.add, { body: tooLong })).resolves.toBe('passwordRule');
});

test('what is changed of an account is told to its owner, thing by thing', async () => {
  const userId = await idOf('new-person');
  const body = { userId, ...facts, services: [serviceTypes.aligner.id], expires: '2037-06-30', phone: '13800138000' };
  await admin.call(users.edit, { body });
  const { user } = await admin.call(users.detail, { params: { userId } });
  expect(user).toMatchObject({ services: [0], expiredDay: '2037-06-30', phone: '+8613800138000' });
  expect((await told('new-person')).slice(0, 3)).toEqual([
    ['Service types changed', 'aligner, report → aligner', '平台管理员 Administrator'],
    ['Phone number changed', '— → +86138****8000', '平台管理员 Administrator'],
    ['Account expiry changed', '2036-12-31 → 2037-06-30', '平台管理员 Administrator'],
  ]);
  const before = await told('new-person');
  await admin.call(users.edit, { body });
  expect(await told('new-person')).toEqual(before);
  const taken = { ...body, email: 'demodoctor@example.com' };
  await expect(admin.refused(users.edit, { body: taken })).resolves.toBe('emailExist');
  const unknown = { ...body, userId: '999999999' };
  await expect(admin.refused(users.edit, { body: unknown })).resolves.toBe('recordNotFound');
});

test('open pages hear that an operator has given or taken services, made an assistant or an administrator', async () => {
  const userId = await idOf('new-person');
  const client = await server.login('new-person', LONG);
  const pages = await EventReader.open(server.url, client.token ?? '');
  const used = async () => (await client.call(access.serviceTypeList)).map(({ dictValue }) => dictValue);
  const body = { userId, ...facts, services: [serviceTypes.aligner.id, serviceTypes.plant.id] };
  await admin.call(users.edit, { body });
  const heard = async () => {
    for (;;) {
      const [event] = await pages.take(1);
      if (event?.type === 'account.changed') return event.data;
    }
  };
  expect(await heard()).toEqual({});
  expect(await used()).toEqual([serviceTypes.aligner.id, serviceTypes.plant.id]);
  await admin.call(users.edit, { body: { ...body, doctorType: doctorType.assistant } });
  expect(await heard()).toEqual({});
  await admin.call(users.edit, { body: { ...body, administrator: true } });
  expect(await heard()).toEqual({});
  await admin.call(users.edit, { body: { ...body, services: [serviceTypes.aligner.id] } });
  expect(await heard()).toEqual({});
  expect(await used()).toEqual([serviceTypes.aligner.id]);
  pages.close();
});

test('who is disabled is out at once, hears why at the next login, and is let in again', async () => {
  const userId = await idOf('new-person');
  const client = await server.login('new-person', LONG);
  await admin.call(users.setEnabled, { body: { userId, enabled: false, reason: 'Left the practice' } });
  await expect(client.refused(access.personalData)).resolves.toBe('logExpired');
  const body = { account: 'new-person', password: wrapPassword(LONG) };
  await expect(server.api().refused(access.login, { body })).resolves.toBe('accountDisabled');
  expect((await told('new-person'))[0]).toEqual(['Account disabled', 'Left the practice', '平台管理员 Administrator']);
  const noReason = { userId, enabled: true, reason: ' ' };
  await expect(admin.refused(users.setEnabled, { body: noReason })).resolves.toBe('paramsError');
  await admin.call(users.setEnabled, { body: { userId, enabled: true, reason: 'Is back' } });
  await expect(server.login('new-person', LONG)).resolves.toBeDefined();
});

test('one session or all of them are ended, and only those of that account', async () => {
  const userId = await idOf('new-person');
  const [first, second] = [await server.login('new-person', LONG), await server.login('new-person', LONG)];
  const { sessions } = await admin.call(users.detail, { params: { userId } });
  expect(sessions.every(({ current }) => !current)).toBe(true);
  const own = (await admin.call(security.sessions))[0]!.sessionId;
  const foreign = { userId, sessionId: own, reason: 'Lost phone' };
  await expect(admin.refused(users.endSessions, { body: foreign })).resolves.toBe('recordNotFound');
  const one = { userId, sessionId: sessions[0]!.sessionId, reason: 'Lost phone' };
  await expect(admin.call(users.endSessions, { body: one })).resolves.toEqual({ ended: 1 });
  const alive = [first, second].map((client) =>
    client.call(access.personalData).then(
      () => true,
      () => false,
    ),
  );
  expect((await Promise.all(alive)).sort()).toEqual([false, true]);
  const all = { userId, reason: 'Lost phone' };
  expect((await admin.call(users.endSessions, { body: all })).ended).toBeGreaterThan(0);
  for (const client of [first, second]) await expect(client.refused(access.personalData)).resolves.toBe('logExpired');
  expect((await told('new-person'))[0]).toEqual(['All devices logged out', 'Lost phone', '平台管理员 Administrator']);
});

test('administrators are made and ended, but never by themselves', async () => {
  const userId = await idOf('new-person');
  await admin.call(users.edit, { body: { userId, ...facts, administrator: true } });
  const second = await server.login('new-person', LONG);
  expect((await second.call(users.page)).total).toBeGreaterThan(1);
  const own = { userId, ...facts, administrator: false };
  await expect(second.refused(users.edit, { body: own })).resolves.toBe('ownAccountStays');
  const disabled = { userId, enabled: false, reason: 'Mistake' };
  await expect(second.refused(users.setEnabled, { body: disabled })).resolves.toBe('ownAccountStays');
  await admin.call(users.edit, { body: own });
  await expect(second.refused(users.page)).resolves.toBe('noPermission');
});

test('an operator sees the practices of an account, and why a second factor was taken stands in the log', async () => {
  const bound = await admin.call(registry.ofUser, { query: { userId: await idOf('demodoctor') } });
  expect(bound).toMatchObject([{ number: 'P10001', creator: false }]);
  const body = { userId: await idOf('demodoctor'), reason: 'Phone is lost' };
  await expect(admin.refused(secondFactor.reset, { body })).resolves.toBe('secondFactorNotOn');
});
