import { type CallInput, endpoints, securityEventKeys } from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { wrapPassword } from '../../../../test/des.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { DEMO_PASSWORD } from '../../demo/people/accounts.ts';
import { recordSecurityEvent, visitorOf } from '../api.ts';
import { findAccount } from '../repository.ts';
import { loginAttempts, securityEvents, sessions } from '../schema.ts';
import { tokenHash } from '../login/tokens.ts';
import { dropOldEvents } from './event-repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ctx.db.delete(loginAttempts);
  await server.ctx.db.delete(securityEvents);
});

const { access, security } = endpoints;

const idOf = async (userName: string): Promise<string> => (await findAccount(server.ctx.db, userName))?.id ?? '';
const typesOf = async (client: TestClient): Promise<string[]> =>
  (await client.call(security.events)).rows.map(({ type }) => type);
const logIn = (account: string, remember = false, password = DEMO_PASSWORD) =>
  server.api().call(access.login, { body: { account, password: wrapPassword(password), remember } });

describe('the security log', () => {
  test('tells its owner of logins, failed ones and logouts, newest first and in both languages', async () => {
    await server.api().refused(access.login, { body: { account: 'DemoMaker', password: wrapPassword('Wrong-2026') } });
    await (await server.login('demomaker')).call(access.logout);
    const maker = await server.login('demomaker');
    expect(await typesOf(maker)).toEqual(['login', 'logout', 'login', 'loginFailed']);
    const { rows, total } = await maker.call(security.events, { query: { pageNum: 2, pageSize: 3 } }, 'zh-CN');
    expect([rows.map(({ typeStr }) => typeStr), total]).toEqual([['登录失败'], 4]);
    expect(rows[0]).toMatchObject({ address: '127.0.0.1', actorName: null });
  });

  test('shows nobody the events of somebody else, and only operators those of all', async () => {
    const doctor = await server.login('demodoctor');
    await server.login('demomaker');
    expect(await typesOf(doctor)).toEqual(['login']);
    await expect(doctor.refused(security.audit)).resolves.toBe('noPermission');
    const admin = await server.login('demoadmin');
    const { rows } = await admin.call(security.audit);
    expect(rows.map(({ userName }) => userName)).toEqual(['demoadmin', 'demomaker', 'demodoctor']);
  });

  test('is filtered by account, type and time', async () => {
    await server.login('demodoctor');
    await (await server.login('demomaker')).call(access.logout);
    const admin = await server.login('demoadmin');
    const found = async (query: CallInput<typeof security.audit>['query']) =>
      (await admin.call(security.audit, { query })).rows.map(({ userName, type }) => `${userName} ${type}`);
    await expect(found({ keyword: 'DEMOMA' })).resolves.toEqual(['demomaker logout', 'demomaker login']);
    await expect(found({ keyword: '%' })).resolves.toEqual([]);
    await expect(found({ type: 'logout' })).resolves.toEqual(['demomaker logout']);
    const now = Date.now();
    const hour = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();
    await expect(found({ from: hour(1) })).resolves.toEqual([]);
    await expect(found({ to: hour(-1) })).resolves.toEqual([]);
    await expect(found({ from: hour(-1), to: hour(1), type: 'logout' })).resolves.toHaveLength(1);
  });

  test('names who did it, where it was somebody else', async () => {
    const [userId, actorId] = [await idOf('demodoctor'), await idOf('demoadmin')];
    await recordSecurityEvent(server.ctx.db, { type: 'accountEnabled', userId, actorId, visitor: null });
    const { rows } = await (await server.login('demodoctor')).call(security.events);
    expect(rows[1]).toMatchObject({ type: 'accountEnabled', address: null, device: null });
    expect(rows[1]?.actorName).toBeTruthy();
  });

  test('keeps of a browser what it says, cut to a length that fits a line of a log', () => {
    const reached = { protocol: 'https', host: 'clinic.example.com:8443' };
    const request = { ...reached, ip: '10.0.0.9', headers: { 'user-agent': 'x'.repeat(10_000) } } as never;
    const here = { lang: 'en-US', origin: 'https://clinic.example.com:8443' };
    expect(visitorOf(request)).toEqual({ ...here, address: '10.0.0.9', userAgent: 'x'.repeat(300) });
    const silent = { ...reached, ip: '::1', headers: {} } as never;
    expect(visitorOf(silent)).toEqual({ ...here, address: '::1', userAgent: null });
  });

  test('an event is not there when what it tells of did not happen', async () => {
    const userId = await idOf('demodoctor');
    const failing = server.ctx.db.transaction(async (tx) => {
      await recordSecurityEvent(tx, { type: 'passwordReset', userId, visitor: null });
      throw new Error('the reset failed');
    });
    await expect(failing).rejects.toThrow('the reset failed');
    await expect(server.ctx.db.select().from(securityEvents)).resolves.toEqual([]);
  });

  test('knows no secrets', async () => {
    const { token, rememberToken } = await logIn('demodoctor', true);
    await server.api().refused(access.login, { body: { account: 'demodoctor', password: wrapPassword('Wrong-2026') } });
    const text = JSON.stringify(await server.ctx.db.select().from(securityEvents));
    for (const secret of [token, rememberToken ?? '', DEMO_PASSWORD, 'Wrong-2026']) expect(text).not.toContain(secret);
  });

  test('is kept for two years', async () => {
    const userId = await idOf('demodoctor');
    for (const type of securityEventKeys.slice(0, 2))
      await recordSecurityEvent(server.ctx.db, { type, userId, visitor: null });
    await server.ctx.db
      .update(securityEvents)
      .set({ at: sql`now() - interval '2 years 1 day'` })
      .where(eq(securityEvents.type, securityEventKeys[0] ?? 'login'));
    await dropOldEvents(server.ctx.db);
    const left = await server.ctx.db.select().from(securityEvents);
    expect(left.map(({ type }) => type)).toEqual([securityEventKeys[1]]);
  });
});

describe('sessions', () => {
  beforeEach(async () => {
    await server.ctx.db.delete(sessions);
  });

  test('are listed with the own one marked and first; those of others are not', async () => {
    const [one, other] = [await server.login('demodoctor'), await server.login('demodoctor')];
    await server.login('demomaker');
    const listed = await one.call(security.sessions);
    expect(listed.map(({ current }) => current)).toEqual([true, false]);
    expect(listed[0]).toMatchObject({ address: '127.0.0.1', remembered: false });
    expect((await other.call(security.sessions))[0]?.sessionId).toBe(listed[1]?.sessionId);
  });

  test('one that is over is listed as long as it can be renewed', async () => {
    const here = await server.login('demodoctor');
    const [plain, remembered] = [await logIn('demodoctor'), await logIn('demodoctor', true)];
    for (const { token } of [plain, remembered]) {
      const over = server.ctx.db.update(sessions).set({ expiresAt: new Date(0) });
      await over.where(eq(sessions.tokenHash, tokenHash(token)));
    }
    expect((await here.call(security.sessions)).map((row) => row.remembered)).toEqual([false, true]);
  });

  test('one can be ended, with its remembered login; not the own one, and none of others', async () => {
    const here = await server.login('demodoctor');
    const there = await logIn('demodoctor', true);
    const stranger = await server.login('demomaker');
    const [own, other] = await here.call(security.sessions);
    const end = (client: TestClient, sessionId = '') =>
      client.refused(security.revokeSession, { params: { sessionId } });
    await expect(end(stranger, other?.sessionId)).resolves.toBe('recordNotFound');
    await expect(end(here, own?.sessionId)).resolves.toBe('recordNotFound');
    await expect(server.api(there.token).call(access.personalData)).resolves.toBeDefined();
    await here.call(security.revokeSession, { params: { sessionId: other?.sessionId ?? '' } });
    await expect(server.api(there.token).refused(access.personalData)).resolves.toBe('logExpired');
    const again = { body: { rememberToken: there.rememberToken ?? '' } };
    await expect(server.api().refused(access.login, again)).resolves.toBe('logExpired');
    await expect(end(here, other?.sessionId)).resolves.toBe('recordNotFound');
    expect((await typesOf(here))[0]).toBe('sessionRevoked');
  });

  test('all others can be ended at once', async () => {
    const [here, there] = [await server.login('demodoctor'), await logIn('demodoctor', true)];
    const stranger = await server.login('demomaker');
    await here.call(security.revokeOthers);
    await expect(server.api(there.token).refused(access.personalData)).resolves.toBe('logExpired');
    await expect(stranger.call(access.personalData)).resolves.toBeDefined();
    await expect(here.call(security.sessions)).resolves.toHaveLength(1);
    await here.call(security.revokeOthers);
    expect((await typesOf(here)).filter((type) => type === 'otherSessionsRevoked')).toHaveLength(1);
  });

  test('the stream of one that was ended closes at once', async () => {
    const [here, there] = [await server.login('demodoctor'), await logIn('demodoctor')];
    const stream = await fetch(`${server.url}/api${endpoints.system.events.path}`, {
      headers: { authorization: `Bearer ${there.token}` },
    });
    let closed = false;
    const reading = (async () => {
      const reader = stream.body?.getReader();
      while (reader && !(await reader.read()).done);
      closed = true;
    })();
    const [, other] = await here.call(security.sessions);
    await here.call(security.revokeSession, { params: { sessionId: other?.sessionId ?? '' } });
    await until(() => closed);
    await reading;
  });

  test('remember when and from where they were last used', async () => {
    const here = await server.login('demodoctor');
    const long = new Date(Date.now() - 3_600_000);
    await server.ctx.db
      .update(sessions)
      .set({ lastUsedAt: long, expiresAt: new Date(Date.now() + 60_000), address: '10.0.0.9' });
    await here.call(access.personalData);
    const [own] = await here.call(security.sessions);
    expect(own?.address).toBe('127.0.0.1');
    expect(Date.now() - Date.parse(own?.lastUsed ?? '')).toBeLessThan(60_000);
  });
});

describe('a change of the password', () => {
  const NEW = 'Changed-2026';
  const change = (oldPassword: string, newPassword: string, confirmPassword = newPassword) => ({
    body: {
      oldPassword: wrapPassword(oldPassword),
      newPassword: wrapPassword(newPassword),
      confirmPassword: wrapPassword(confirmPassword),
    },
  });

  test('ends every other session and remembered login, and this one goes on', async () => {
    const [here, there] = [await server.login('demoauditor'), await logIn('demoauditor', true)];
    await here.call(security.changePassword, change(DEMO_PASSWORD, NEW));
    await expect(here.call(access.personalData)).resolves.toBeDefined();
    await expect(server.api(there.token).refused(access.personalData)).resolves.toBe('logExpired');
    const again = { body: { rememberToken: there.rememberToken ?? '' } };
    await expect(server.api().refused(access.login, again)).resolves.toBe('logExpired');
    await expect(logIn('demoauditor', false, DEMO_PASSWORD)).rejects.toThrow('nameOrPassError');
    await expect(logIn('demoauditor', false, NEW)).resolves.toBeDefined();
    expect(await typesOf(here)).toContain('passwordChanged');
    await here.call(security.changePassword, change(NEW, DEMO_PASSWORD));
  });

  test.each([
    ['a wrong old one', change('Wrong-2026', NEW), 'oldPasswordWrong', 'The old password is incorrect'],
    ['one of a single kind', change(DEMO_PASSWORD, 'abcdefgh'), 'passwordRule', 'Password must be 8-16 characters'],
    ['one too short', change(DEMO_PASSWORD, 'Abc1-'), 'passwordRule', 'at least 2 of'],
    [
      'another confirmation',
      change(DEMO_PASSWORD, NEW, 'Changed-2027'),
      'passwordsDiffer',
      'Two passwords do not match, please re-enter!',
    ],
    ['the same again', change(DEMO_PASSWORD, DEMO_PASSWORD), 'passwordSame', 'must differ'],
    [
      'what is not encrypted',
      { body: { oldPassword: 'x', newPassword: 'y', confirmPassword: 'y' } },
      'passwordUnreadable',
      'could not be read',
    ],
  ])('refuses %s', async (_what, input, name, words) => {
    const client = await server.login('demodesigner');
    await expect(client.call(security.changePassword, input)).rejects.toMatchObject({
      errorName: name,
      text: expect.stringContaining(words) as unknown,
    });
    await expect(logIn('demodesigner')).resolves.toBeDefined();
  });

  test('wrong old passwords are throttled like logins, and stand in the log', async () => {
    const client = await server.login('demodesigner');
    const names: (string | undefined)[] = [];
    for (let tries = 0; tries < 9; tries++)
      names.push(await client.refused(security.changePassword, change(`Wrong-${tries}`.padEnd(9, 'x'), NEW)));
    expect(names.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'oldPasswordWrong'));
    expect(names[8]).toBe('loginThrottled');
    await expect(client.refused(security.changePassword, change(DEMO_PASSWORD, NEW))).resolves.toBe('loginThrottled');
    expect((await typesOf(client)).filter((type) => type === 'passwordRefused')).toHaveLength(8);
  });
});
