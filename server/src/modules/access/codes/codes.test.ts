import { type CallInput, type CodePurpose, API_BASE, endpoints } from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import { wrapPassword } from '../../../../test/des.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { outboundMessages } from '../../messaging/schema.ts';
import { loginAttempts, loginPlaces, sessions, users, verificationCodes } from '../schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true, env: { ARCHWAY_TRUST_PROXY: 'on', ARCHWAY_DEMO: 'on' } });
  await server.ctx.db.update(users).set({ phone: '+8613900002605' }).where(eq(users.userName, 'demodoctor'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  // A code asked for by the test before would be sent after the tables are emptied.
  await quiet();
  for (const table of [loginAttempts, loginPlaces, outboundMessages, verificationCodes])
    await server.ctx.db.delete(table);
});

const { access } = endpoints;
const EMAIL = 'demodoctor@example.com';

const ask = (account: string, purpose: CodePurpose) =>
  server.api().call(access.verificationCode, { body: { account, purpose, region: 'CN' } });

/** The newest message, once everything that was asked for has left. */
async function message(): Promise<{ kind: string; target: string; code: string | undefined }> {
  await quiet();
  const admin = await server.login('demoadmin');
  const { rows } = await admin.call(endpoints.messaging.outbox);
  const [row] = rows;
  return { kind: row?.kind ?? '', target: row?.target ?? '', code: /\d{6}/.exec(row?.body ?? '')?.[0] };
}

async function codeFor(account: string, purpose: CodePurpose): Promise<string> {
  await ask(account, purpose);
  return (await message()).code ?? '';
}

/** Everything that was asked for lies so far back. */
const letPass = (seconds: number): Promise<unknown> =>
  server.ctx.db.update(verificationCodes).set({ at: sql`${verificationCodes.at} - make_interval(secs => ${seconds})` });

/** Waits until no code is to be made and no message to be sent any more. */
async function quiet(): Promise<void> {
  await until(async () => {
    const { rows } = await server.ctx.db.execute<{ left: number }>(
      sql`select count(*)::int as left from pgboss.job where name in ('access-send-code', 'messaging-deliver') and state < 'completed'`,
    );
    return rows[0]?.left === 0;
  });
}

const login = (account: string, code: string) => server.api().refused(access.login, { body: { account, code } });
const another = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('asking for a code', () => {
  test('sends six digits that are kept as a hash', async () => {
    await expect(ask(EMAIL, 'login')).resolves.toEqual({ sent: true, retryAfter: 60 });
    const { kind, target, code } = await message();
    expect({ kind, target }).toEqual({ kind: 'loginCode', target: EMAIL });
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await server.ctx.db.select().from(verificationCodes);
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('within a minute says how long to wait, and sends nothing', async () => {
    await ask(EMAIL, 'login');
    await letPass(18);
    const { sent, retryAfter } = await ask(EMAIL.toUpperCase(), 'login');
    expect(sent).toBe(false);
    expect(retryAfter).toBeGreaterThan(30);
    expect(retryAfter).toBeLessThanOrEqual(42);
    await letPass(43);
    await expect(ask(EMAIL, 'reset')).resolves.toMatchObject({ sent: true });
    await quiet();
    await expect(server.ctx.db.select().from(outboundMessages)).resolves.toHaveLength(2);
  });

  test('many at once sends one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(EMAIL, 'login')));
    expect(answers.filter(({ sent }) => sent)).toHaveLength(1);
  });

  test('is limited for a target, and for a place', async () => {
    const row = {
      target: EMAIL,
      purpose: 'login',
      place: '203.0.113.9',
      at: sql`now() - interval '10 minutes'`,
    } as const;
    await server.ctx.db.insert(verificationCodes).values(Array.from({ length: 6 }, () => row));
    await expect(ask(EMAIL, 'login')).rejects.toMatchObject({ errorName: 'codeTooOften' });
    await letPass(3600);
    await expect(ask(EMAIL, 'login')).resolves.toMatchObject({ sent: true });
    const others = Array.from({ length: 40 }, (_, n) => ({ ...row, target: `person${n}@example.com` }));
    await server.ctx.db.insert(verificationCodes).values(others);
    const from = async (address: string): Promise<number> => {
      const response = await fetch(`${server.url}${API_BASE}${access.verificationCode.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ account: `somebody${address}@example.com`, purpose: 'login' }),
      });
      return ((await response.json()) as { code: number }).code;
    };
    await expect(from('203.0.113.9')).resolves.toBe(200026);
    await expect(from('203.0.113.10')).resolves.toBe(200);
  });

  test('answers the same whether there is an account or not, and tells nobody by mail who has none', async () => {
    for (const purpose of ['login', 'reset', 'register'] as const) {
      const known = await ask(EMAIL, purpose);
      await expect(ask('nobody.here@example.com', purpose)).resolves.toEqual(known);
      await quiet();
      await letPass(60);
    }
    const rows = await server.ctx.db.select().from(outboundMessages).orderBy(outboundMessages.id);
    expect(rows.map(({ kind, target }) => [kind, target])).toEqual(
      expect.arrayContaining([
        ['loginCode', EMAIL],
        ['resetCode', EMAIL],
        ['alreadyRegistered', EMAIL],
        ['registerCode', 'nobody.here@example.com'],
      ]),
    );
    expect(rows).toHaveLength(4);
  });

  test.each([
    ['12345', 'phoneInvalid'],
    ['wei@', 'emailInvalid'],
  ] as const)('for %s is refused', async (account, refusal) => {
    await expect(ask(account, 'login')).rejects.toMatchObject({ errorName: refusal });
  });

  test('for a change of phone or e-mail needs a login', async () => {
    await expect(ask('new@example.com', 'changeEmail')).rejects.toMatchObject({ errorName: 'logExpired' });
    const doctor = await server.login('demodoctor');
    await doctor.call(access.verificationCode, { body: { account: '13900002606', purpose: 'changePhone' } });
    await expect(message()).resolves.toMatchObject({ kind: 'changeCode', target: '+8613900002606' });
  });
});

describe('login by code', () => {
  test('works once, by phone as well, however it is written', async () => {
    const code = await codeFor('139 0000 2605', 'login');
    const body = { account: '+86 13900002605', code, remember: true };
    const answer = await server.api().call(access.login, { body });
    expect(answer.rememberToken).not.toBeNull();
    const data = await server.api(answer.token).call(access.personalData);
    expect(data.userName).toBe('demodoctor');
    await expect(login('13900002605', code)).resolves.toBe('codeWrong');
  });

  test('takes the newest code only, for its own purpose, and no longer than five minutes', async () => {
    const first = await codeFor(EMAIL, 'login');
    await letPass(61);
    const second = await codeFor(EMAIL, 'login');
    if (first !== second) await expect(login(EMAIL, first)).resolves.toBe('codeWrong');
    await letPass(61);
    const reset = await codeFor(EMAIL, 'reset');
    if (reset !== second) await expect(login(EMAIL, reset)).resolves.toBe('codeWrong');
    await letPass(240);
    await expect(login(EMAIL, second)).resolves.toBe('codeWrong');
  });

  test('five wrong tries end a code, and count as wrong passwords do', async () => {
    const code = await codeFor(EMAIL, 'login');
    for (let guess = 0; guess < 5; guess++) await expect(login(EMAIL, another(code))).resolves.toBe('codeWrong');
    await expect(login(EMAIL, code)).resolves.toBe('codeWrong');
    for (let guess = 0; guess < 2; guess++) await login(EMAIL, another(code));
    const password = wrapPassword('Archway-2026');
    const refused = await server.api().refused(access.login, { body: { account: 'demodoctor', password } });
    expect(refused).toBe('loginThrottled');
  });

  test('tells nobody of accounts: without one a code is wrong', async () => {
    await ask('nobody.here@example.com', 'login');
    await quiet();
    await expect(login('nobody.here@example.com', '123456')).resolves.toBe('codeWrong');
  });

  test('tells only those who have the code that an account is disabled', async () => {
    const { db } = server.ctx;
    const setEnabled = (enabled: boolean) => db.update(users).set({ enabled }).where(eq(users.userName, 'demomaker'));
    const code = await codeFor('demomaker@example.com', 'login');
    await setEnabled(false);
    await expect(login('demomaker@example.com', another(code))).resolves.toBe('codeWrong');
    await expect(login('demomaker@example.com', code)).resolves.toBe('accountDisabled');
    await setEnabled(true);
  });
});

describe('registering', () => {
  type Body = CallInput<typeof access.register>['body'];
  const PASSWORD = 'Archway-2027';
  const bodyOf = (account: string, code: string, change: Partial<Body> = {}): Body => ({
    ...{ account, code, region: 'GB', userName: 'weilin_07', agreement: true },
    ...{ password: wrapPassword(PASSWORD), confirmPassword: wrapPassword(PASSWORD) },
    ...change,
  });
  const refused = (body: Body) => server.api().refused(access.register, { body });

  test('makes an account that is logged in, by the contact that the code proves', async () => {
    const code = await codeFor('wei.lin@example.com', 'register');
    const { token } = await server.api().call(access.register, { body: bodyOf('Wei.Lin@example.com', code) });
    const data = await server.api(token).call(access.personalData);
    expect(data).toMatchObject({ userName: 'weilin_07', roles: ['doctor'], practiceBound: 0, authResult: 'none' });
    expect(data.accountInfo).toMatchObject({ email: 'wei.lin@example.com', phone: null, region: 'GB' });
    await expect(server.login('weilin_07', PASSWORD)).resolves.toBeDefined();
  });

  test('by phone takes a password of 64 characters', async () => {
    await server.api().call(access.verificationCode, {
      body: { account: '07700 900142', region: 'GB', purpose: 'register' },
    });
    const { code = '' } = await message();
    const long = wrapPassword(`aB1-${'x'.repeat(60)}`);
    const body = bodyOf('7700 900142', code, { userName: 'phone-07', password: long, confirmPassword: long });
    await server.api().call(access.register, { body });
    await expect(server.login('+447700900142', `aB1-${'x'.repeat(60)}`)).resolves.toBeDefined();
  });

  test.each([
    [{ userName: '7weilin' }, 'userNameInvalid'],
    [{ userName: 'weili' }, 'userNameInvalid'],
    [{ userName: 'weilin-0123456789-012' }, 'userNameInvalid'],
    [{ userName: '林医生林医生' }, 'userNameInvalid'],
    [{ password: wrapPassword('abcdefgh') }, 'passwordRule'],
    [{ password: wrapPassword('aB1-') }, 'passwordRule'],
    [{ password: wrapPassword(`aB1-${'x'.repeat(61)}`) }, 'passwordRule'],
    [{ confirmPassword: wrapPassword('Archway-2028') }, 'passwordsDiffer'],
    [{ account: '123' }, 'phoneInvalid'],
    [{ account: 'wei@' }, 'emailInvalid'],
    [{ region: 'Britain' }, 'paramsError'],
    [{ agreement: false as true }, 'paramsError'],
    [{ code: '12345' }, 'codeWrong'],
  ] as [Partial<Body>, string][])('with %j is refused', async (change, refusal) => {
    await expect(refused(bodyOf('nobody.here@example.com', '123456', change))).resolves.toBe(refusal);
  });

  test('says in the words of the specification what is wrong', async () => {
    const words = async (change: Partial<Body>) =>
      server
        .api()
        .call(access.register, { body: bodyOf('new@example.com', '123456', change) })
        .catch((error: unknown) => (error as { text: string }).text);
    await expect(words({ confirmPassword: wrapPassword('Archway-2028') })).resolves.toBe(
      'Two passwords do not match, please re-enter!',
    );
    await expect(words({ userName: '7' })).resolves.toBe('Please enter a valid username');
    await expect(words({ account: '1' })).resolves.toBe('Please check phone number is correct');
    await expect(words({ account: 'a@' })).resolves.toBe('Please check email is correct');
  });

  test('says that phone, e-mail or name are taken only to whoever has the code', async () => {
    const code = await codeFor('third@example.com', 'register');
    const taken = bodyOf('third@example.com', code, { userName: 'DemoDoctor' });
    await expect(refused({ ...taken, code: another(code) })).resolves.toBe('codeWrong');
    await expect(refused(taken)).resolves.toBe('userNameTaken');
    // The refusal has not used the code up.
    const [first] = await server.ctx.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.userName, 'demomaker'));
    await server.ctx.db.update(users).set({ email: 'third@example.com' }).where(eq(users.userName, 'demomaker'));
    await expect(refused({ ...taken, userName: 'weilin_08' })).resolves.toBe('emailExist');
    await server.ctx.db
      .update(users)
      .set({ email: first?.email ?? null })
      .where(eq(users.userName, 'demomaker'));
    await server.api().call(access.register, { body: { ...taken, userName: 'weilin_08' } });
  });

  test('a phone that has an account by now is refused as the specification says', async () => {
    const code = await codeFor('13900002607', 'register');
    const body = bodyOf('+8613900002607', code, { userName: 'weilin_09', region: 'CN' });
    await server.ctx.db.update(users).set({ phone: '+8613900002607' }).where(eq(users.userName, 'demomaker'));
    await expect(server.api().call(access.register, { body })).rejects.toMatchObject({
      code: 200005,
      text: 'An account is already registered with this phone number.',
    });
  });

  test('two who want the same name at once: one gets it, the other hears why', async () => {
    const codes = [await codeFor('one@example.com', 'register'), await codeFor('two@example.com', 'register')];
    const tries = ['one@example.com', 'two@example.com'].map((account, at) =>
      server.api().call(access.register, { body: bodyOf(account, codes[at] ?? '', { userName: 'same-name' }) }),
    );
    const results = await Promise.allSettled(tries);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refusals).toMatchObject([{ errorName: 'userNameTaken' }]);
  });
});

describe('resetting a password', () => {
  const NEW = 'Archway-2029';
  const bodyOf = (code: string) => ({
    ...{ account: 'demodesigner@example.com', code },
    ...{ password: wrapPassword(NEW), confirmPassword: wrapPassword(NEW) },
  });

  test('sets it and ends all sessions of the account, and of nobody else', async () => {
    const designer = await server.login('demodesigner');
    const doctor = await server.login('demodoctor');
    const code = await codeFor('demodesigner@example.com', 'reset');
    await expect(server.api().refused(access.resetPassword, { body: bodyOf(another(code)) })).resolves.toBe(
      'codeWrong',
    );
    await server.api().call(access.resetPassword, { body: bodyOf(code) });
    await expect(designer.refused(access.personalData)).resolves.toBe('logExpired');
    await expect(doctor.call(access.personalData)).resolves.toBeDefined();
    await expect(server.login('demodesigner', NEW)).resolves.toBeDefined();
    const left = await server.ctx.db.select({ id: sessions.id }).from(sessions);
    expect(left.length).toBeGreaterThan(1);
    await expect(server.api().refused(access.resetPassword, { body: bodyOf(code) })).resolves.toBe('codeWrong');
  });

  test('follows the rules of a new password', async () => {
    const weak = wrapPassword('abcdefgh');
    const api = server.api();
    const body = { ...bodyOf('123456'), password: weak, confirmPassword: weak };
    await expect(api.refused(access.resetPassword, { body })).resolves.toBe('passwordRule');
    const other = { ...bodyOf('123456'), confirmPassword: wrapPassword('Archway-2030') };
    await expect(api.refused(access.resetPassword, { body: other })).resolves.toBe('passwordsDiffer');
  });
});
