import { endpoints } from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import { wrapPassword } from '../../../../test/des.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { deleteOldSessions } from '../repository.ts';
import { rememberTokens, sessions, users } from '../schema.ts';
import { DEMO_PASSWORD } from '../../demo/people/accounts.ts';
import { SESSION_MS, sessionLives } from './sessions.ts';
import { tokenHash } from './tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
});
afterAll(() => server.stop());

const { login, logout, personalData } = endpoints.access;
const logIn = (remember: boolean) =>
  server.api().call(login, { body: { account: 'demodoctor', password: wrapPassword(DEMO_PASSWORD), remember } });

const sessionOf = async (token: string) => {
  const [row] = await server.ctx.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash(token)));
  return row;
};

test('a logout ends this session and no other', async () => {
  const [one, other] = [await logIn(false), await logIn(false)];
  await server.api(one.token).call(logout);
  await expect(server.api(one.token).refused(personalData)).resolves.toBe('logExpired');
  await expect(server.api(other.token).call(personalData)).resolves.toMatchObject({ userName: 'demodoctor' });
});

test('the database knows neither tokens nor passwords', async () => {
  const { token, rememberToken } = await logIn(true);
  for (const table of ['users', 'sessions', 'remember_tokens']) {
    const { rows } = await server.ctx.db.execute(sql`select * from ${sql.identifier(table)}`);
    const text = JSON.stringify(rows);
    for (const secret of [token, rememberToken ?? '', DEMO_PASSWORD]) expect(text).not.toContain(secret);
  }
});

test('a session ends 12 hours after its last use, and use moves its end', async () => {
  const { token } = await logIn(false);
  const api = server.api(token);
  const set = (expiresAt: Date) =>
    server.ctx.db
      .update(sessions)
      .set({ expiresAt })
      .where(eq(sessions.tokenHash, tokenHash(token)));
  await set(new Date(Date.now() + 60_000));
  await api.call(personalData);
  const moved = (await sessionOf(token))?.expiresAt.getTime() ?? 0;
  expect(Math.abs(moved - Date.now() - SESSION_MS)).toBeLessThan(60_000);
  await set(new Date(Date.now() + 60_000));
  await expect(sessionLives(server.ctx.db, token)).resolves.toBe(true);
  expect((await sessionOf(token))?.expiresAt.getTime()).toBeLessThan(Date.now() + 60_001);
  await set(new Date(Date.now() - 1));
  await expect(sessionLives(server.ctx.db, token)).resolves.toBe(false);
  await expect(api.refused(personalData)).resolves.toBe('logExpired');
});

test('disabling an account ends its sessions at once', async () => {
  const { token } = await logIn(false);
  await server.ctx.db.update(users).set({ enabled: false }).where(eq(users.userName, 'demodoctor'));
  await expect(server.api(token).refused(personalData)).resolves.toBe('logExpired');
  await server.ctx.db.update(users).set({ enabled: true }).where(eq(users.userName, 'demodoctor'));
});

test('a login is remembered only when asked', async () => {
  expect((await logIn(false)).rememberToken).toBeNull();
});

test('a remembered login renews once, with tokens of both kinds', async () => {
  const first = await logIn(true);
  const rememberToken = first.rememberToken ?? '';
  const second = await server.api().call(login, { body: { rememberToken } });
  expect(second.token).not.toBe(first.token);
  expect(second.rememberToken).toBeTruthy();
  await expect(server.api(first.token).refused(personalData)).resolves.toBe('logExpired');
  await expect(server.api(second.token).call(personalData)).resolves.toBeDefined();
  await expect(server.api().refused(login, { body: { rememberToken } })).resolves.toBe('logExpired');
});

test('a remembered login renewed twice at once gives one session', async () => {
  const rememberToken = (await logIn(true)).rememberToken ?? '';
  const results = await Promise.allSettled([1, 2, 3].map(() => server.api().call(login, { body: { rememberToken } })));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

test('a remembered login outlives its session, and ends with a logout or after 30 days', async () => {
  const { token, rememberToken } = await logIn(true);
  await server.ctx.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.tokenHash, tokenHash(token)));
  await deleteOldSessions(server.ctx.db);
  const renewed = await server.api().call(login, { body: { rememberToken: rememberToken ?? '' } });
  await server.api(renewed.token).call(logout);
  const afterLogout = { body: { rememberToken: renewed.rememberToken ?? '' } };
  await expect(server.api().refused(login, afterLogout)).resolves.toBe('logExpired');

  const old = await logIn(true);
  await server.ctx.db.update(rememberTokens).set({ expiresAt: new Date(0) });
  await expect(server.api().refused(login, { body: { rememberToken: old.rememberToken ?? '' } })).resolves.toBe(
    'logExpired',
  );
});

test('sessions that are over are cleaned away, living ones stay', async () => {
  const [over, living] = [await logIn(false), await logIn(false)];
  await server.ctx.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.tokenHash, tokenHash(over.token)));
  await deleteOldSessions(server.ctx.db);
  expect(await sessionOf(over.token)).toBeUndefined();
  expect(await sessionOf(living.token)).toBeDefined();
});
