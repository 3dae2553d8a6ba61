import { API_BASE, type ErrorName, type RoleKey, endpoints, errorNameOf, permissionsOf } from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import { wrapPassword } from '../../../../test/des.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { loginAttempts, loginPlaces, users } from '../schema.ts';
import { DEMO_PASSWORD, demoAccountList } from '../../demo/people/accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true, env: { ARCHWAY_TRUST_PROXY: 'on', ARCHWAY_DEMO: 'on' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ctx.db.delete(loginAttempts);
  await server.ctx.db.delete(loginPlaces);
});

const { login } = endpoints.access;
const body = (account: string, password = DEMO_PASSWORD) => ({ account, password: wrapPassword(password) });

/** How a login from another address ends: null when it succeeds. */
async function loginFrom(address: string, account: string, password = DEMO_PASSWORD): Promise<ErrorName | null> {
  const response = await fetch(`${server.url}${API_BASE}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body(account, password)),
  });
  const { code } = (await response.json()) as { code: number };
  return code === 200 ? null : (errorNameOf(code) ?? 'serverError');
}

const rolesOf: Readonly<Record<(typeof demoAccountList)[number]['userName'], readonly RoleKey[]>> = {
  democreator: ['creator'],
  demodoctor: ['doctor'],
  demoassistant: ['assistant'],
  demodesigner: ['target_design', 'step_design', 'post_process'],
  demoauditor: ['target_internal_audit', 'step_internal_audit', 'internal_audit'],
  democenter: ['design_center'],
  demomaker: ['modelmaker'],
  demoadmin: ['admin'],
  demooutsider: ['creator'],
  demoplanner: ['doctor'],
  demoapplicant: ['doctor'],
};

test('every demonstration account can log in, and is what its memberships make it', async () => {
  for (const { userName } of demoAccountList) {
    const client = await server.login(userName);
    const data = await client.call(endpoints.access.personalData);
    expect(data.userName).toBe(userName);
    expect(data.roles).toEqual(rolesOf[userName]);
    expect(data.permissions).toEqual(permissionsOf(data.roles));
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
  await server.ctx.db.update(loginAttempts).set({ at: sql`now() - interval '16 minutes'` });
  await expect(server.login('demomaker')).resolves.toBeDefined();
});

test('guessing many accounts from one address is throttled', async () => {
  const failures = Array.from({ length: 80 }, (_, n) => ({
    account: `name somebody${n}`,
    place: '203.0.113.5',
    known: false,
    failed: true,
  }));
  await server.ctx.db.insert(loginAttempts).values(failures);
  await expect(loginFrom('203.0.113.5', 'demodoctor')).resolves.toBe('loginThrottled');
  await expect(loginFrom('203.0.113.6', 'demodoctor')).resolves.toBeNull();
});

test('logins that are right leave nothing behind and are never throttled, however many come at once', async () => {
  const names = ['demodoctor', 'demoassistant', 'demodesigner', 'demomaker'];
  const tries = Array.from({ length: 100 }, (_, n) => loginFrom('203.0.113.5', names[n % names.length] ?? ''));
  expect(new Set(await Promise.all(tries))).toEqual(new Set([null]));
  await expect(server.ctx.db.select().from(loginAttempts)).resolves.toEqual([]);
});

test('a right login among wrong ones that come at once takes only its own away', async () => {
  const wrong = Array.from({ length: 6 }, () => loginFrom('203.0.113.5', 'demodoctor', 'Wrong-2026'));
  const right = loginFrom('203.0.113.5', 'demomaker');
  expect(await right).toBeNull();
  expect(new Set(await Promise.all(wrong))).toEqual(new Set(['nameOrPassError']));
  await expect(server.ctx.db.select().from(loginAttempts)).resolves.toHaveLength(6);
});

test('user name and e-mail are one account', async () => {
  for (const account of ['demomaker', 'demomaker@example.com', 'DEMOMAKER', 'DemoMaker@Example.com']) {
    for (let guess = 0; guess < 2; guess++) await loginFrom('203.0.113.5', account, 'Wrong-2026');
  }
  await expect(loginFrom('203.0.113.5', 'demomaker@example.com')).resolves.toBe('loginThrottled');
  await expect(loginFrom('203.0.113.5', 'demomaker')).resolves.toBe('loginThrottled');
});

test("wrong guesses from one place lock neither a person's other places nor a new one", async () => {
  await expect(loginFrom('198.51.100.1', 'demodoctor')).resolves.toBeNull();
  for (let guess = 0; guess < 9; guess++) await loginFrom('203.0.113.5', 'demodoctor', 'Wrong-2026');
  await expect(loginFrom('203.0.113.5', 'demodoctor')).resolves.toBe('loginThrottled');
  await expect(loginFrom('198.51.100.1', 'demodoctor')).resolves.toBeNull();
  await expect(loginFrom('198.51.100.2', 'demodoctor')).resolves.toBeNull();
});

test('guesses from many places lock new places, and not those where the person has been', async () => {
  await expect(loginFrom('198.51.100.1', 'demodoctor')).resolves.toBeNull();
  for (let guess = 0; guess < 24; guess++) await loginFrom(`203.0.113.${guess}`, 'demodoctor', 'Wrong-2026');
  await expect(loginFrom('203.0.113.99', 'demodoctor')).resolves.toBe('loginThrottled');
  await expect(loginFrom('198.51.100.1', 'demodoctor')).resolves.toBeNull();
});

test('the addresses of one IPv6 network are one place', async () => {
  for (let guess = 0; guess < 8; guess++) await loginFrom(`2001:db8:0:7::${guess}`, 'demomaker', 'Wrong-2026');
  await expect(loginFrom('2001:db8:0:7:ffff::1', 'demomaker')).resolves.toBe('loginThrottled');
});

test('an attempt whose server was killed counts as failed after a while, and is waited for until then', async () => {
  const undecided = { account: 'name nobodyhere', place: '203.0.113.5', known: false };
  await server.ctx.db.insert(loginAttempts).values(Array.from({ length: 8 }, () => undecided));
  const waiting = loginFrom('203.0.113.5', 'nobodyhere');
  await server.ctx.db.update(loginAttempts).set({ at: sql`now() - interval '1 minute'` });
  await expect(waiting).resolves.toBe('loginThrottled');
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
