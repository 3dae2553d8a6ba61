import { endpoints } from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import { wrapPassword } from '../../../test/des.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { loginFailures, users } from './schema.ts';
import { DEMO_PASSWORD, demoAccountList } from './seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
});
afterAll(() => server.stop());
afterEach(() => server.ctx.db.delete(loginFailures));

const { login } = endpoints.access;
const body = (account: string, password = DEMO_PASSWORD) => ({ account, password: wrapPassword(password) });

test('every demonstration account can log in', async () => {
  for (const { userName, roles } of demoAccountList) {
    const client = await server.login(userName);
    const data = await client.call(endpoints.access.personalData);
    expect(data.userName).toBe(userName);
    expect(data.roles).toEqual([...roles].sort());
  }
});

test('a user is found by name, phone and e-mail, whatever the case of the letters', async () => {
  await server.ctx.db.update(users).set({ phone: '+8613800138000' }).where(eq(users.userName, 'demodoctor'));
  for (const account of ['DEMODOCTOR', 'DemoDoctor@Example.com', '+8613800138000', ' demodoctor ']) {
    await expect(server.login(account)).resolves.toBeDefined();
  }
});

test('nobody can tell a wrong password from an unknown account', async () => {
  const api = server.api();
  await expect(api.refused(login, { body: body('demodoctor', 'Wrong-2026') })).resolves.toBe('nameOrPassError');
  await expect(api.refused(login, { body: body('nobodyhere') })).resolves.toBe('nameOrPassError');
});

test.each([
  ['plain text', 'Archway-2026'],
  ['base64 of something else', Buffer.from('Archway-2026').toString('base64')],
  ['a block of noise', Buffer.alloc(16, 7).toString('base64')],
])('a password field that is %s cannot be read', async (_what, password) => {
  const refused = await server.api().refused(login, { body: { account: 'demodoctor', password } });
  expect(refused).toBe('passwordUnreadable');
});

test('guessing at one account is throttled, also with the right password and all at once', async () => {
  const api = server.api();
  const tries = Array.from({ length: 12 }, () => api.refused(login, { body: body('demomaker', 'Wrong-2026') }));
  const names = await Promise.all(tries);
  expect(names.filter((name) => name === 'nameOrPassError').length).toBeLessThanOrEqual(8);
  expect(new Set(names)).toEqual(new Set(['nameOrPassError', 'loginThrottled']));
  await expect(api.refused(login, { body: body('DemoMaker') })).resolves.toBe('loginThrottled');
  await expect(server.login('demodoctor')).resolves.toBeDefined();
});

test('after some minutes a throttled account can try again', async () => {
  const api = server.api();
  for (let guess = 0; guess < 9; guess++) await api.refused(login, { body: body('demomaker', 'Wrong-2026') });
  await server.ctx.db.update(loginFailures).set({ at: sql`now() - interval '16 minutes'` });
  await expect(server.login('demomaker')).resolves.toBeDefined();
});

test('guessing many accounts from one address is throttled', async () => {
  await server.ctx.db
    .insert(loginFailures)
    .values(
      Array.from({ length: 80 }, () => ({ key: 'address 127.0.0.1' })).flatMap((one) => [one, { key: 'address ::1' }]),
    );
  await expect(server.api().refused(login, { body: body('demodoctor') })).resolves.toBe('loginThrottled');
});

test('a right login forgives earlier mistakes', async () => {
  const api = server.api();
  for (let round = 0; round < 3; round++) {
    for (let guess = 0; guess < 7; guess++) await api.refused(login, { body: body('demodoctor', 'Wrong-2026') });
    await expect(server.login('demodoctor')).resolves.toBeDefined();
  }
});

test('a disabled account is told so, if the password is right', async () => {
  await server.ctx.db.update(users).set({ enabled: false }).where(eq(users.userName, 'demomaker'));
  const api = server.api();
  await expect(api.refused(login, { body: body('demomaker') })).resolves.toBe('accountDisabled');
  await expect(api.refused(login, { body: body('demomaker', 'Wrong-2026') })).resolves.toBe('nameOrPassError');
  await server.ctx.db.update(users).set({ enabled: true }).where(eq(users.userName, 'demomaker'));
});
