import { type ErrorName, endpoints } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { CallRefused, type TestClient } from '../../../../test/client.ts';
import { wrapPassword } from '../../../../test/des.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { DEMO_PASSWORD } from '../../demo/people/accounts.ts';
import { findAccount } from '../repository.ts';
import { codeHash as hashOfCode } from '../codes/code-hash.ts';
import { loginAttempts, recoveryCodes, secondFactors, users, verificationCodes } from '../schema.ts';
import { challengeFor, readChallenge } from './challenge.ts';
import { codeHash, newCodes } from './recovery-codes.ts';
import { newSecret, stepOf } from './totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ foundation: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ctx.db.delete(loginAttempts);
  await server.ctx.db.delete(secondFactors);
});

const { access, secondFactor, security } = endpoints;
const ACCOUNT = 'demodoctor';
const password = wrapPassword(DEMO_PASSWORD);
const codeOf = (secret: string, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
/** As if the codes that were used belonged to long ago: tests do not wait for the next. */
const forgetSteps = () => server.ctx.db.update(secondFactors).set({ lastStep: 0 });

/** Turns it on for the account. */
async function enrolled(remember = false): Promise<{ client: TestClient; secret: string; codes: string[] }> {
  const body = { account: ACCOUNT, password, remember };
  const { token } = await server.api().call(access.login, { body });
  const client = server.api(token);
  const { secret, uri } = await client.call(secondFactor.enrol, { body: { password } });
  expect(uri).toMatch(/^otpauth:\/\/totp\/Archway:demodoctor\?/);
  const { recoveryCodes: codes } = await client.call(secondFactor.confirm, { body: { code: codeOf(secret) } });
  await forgetSteps();
  return { client, secret, codes };
}

/** The first step of a login, with the challenge that it is answered with. */
async function firstStep(remember = false): Promise<string> {
  try {
    await server.api().call(access.login, { body: { account: ACCOUNT, password, remember } });
  } catch (refusal) {
    if (!(refusal instanceof CallRefused)) throw refusal;
    expect(refusal.errorName).toBe('secondFactorNeeded');
    return (refusal.data as { challenge: string }).challenge;
  }
  throw new Error('no second step was asked for');
}

const secondStep = (challenge: string, code: string): Promise<ErrorName | undefined> =>
  server.api().refused(secondFactor.login, { body: { challenge, code } });

test('is off until a code of the app has come back', async () => {
  const client = await server.login(ACCOUNT);
  await expect(client.call(secondFactor.state)).resolves.toEqual({ since: null, recoveryCodesLeft: 0 });
  await expect(client.refused(secondFactor.confirm, { body: { code: '123456' } })).resolves.toBe(
    'secondFactorNotBegun',
  );
  const { secret } = await client.call(secondFactor.enrol, { body: { password } });
  await expect(server.login(ACCOUNT)).resolves.toBeDefined();
  const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
  await expect(client.refused(secondFactor.confirm, { body: { code: wrong } })).resolves.toBe('secondFactorWrong');
  await expect(server.login(ACCOUNT)).resolves.toBeDefined();
  const { recoveryCodes: codes } = await client.call(secondFactor.confirm, { body: { code: codeOf(secret) } });
  expect(new Set(codes).size).toBe(10);
  expect((await client.call(secondFactor.state)).recoveryCodesLeft).toBe(10);
  await expect(client.refused(secondFactor.enrol, { body: { password } })).resolves.toBe('secondFactorOnAlready');
  await expect(server.login(ACCOUNT)).rejects.toThrow('secondFactorNeeded');
});

test('a login by verification code does not go around it', async () => {
  await enrolled();
  const aim = { target: 'demodoctor@example.com', purpose: 'login' } as const;
  const codeHash = hashOfCode(server.ctx.config, aim, '123456');
  await server.ctx.db.insert(verificationCodes).values({ ...aim, codeHash, place: 'here' });
  const body = { account: aim.target, code: '123456', remember: false };
  await expect(server.api().refused(access.login, { body })).resolves.toBe('secondFactorNeeded');
});

test('beginning asks for the password', async () => {
  const client = await server.login(ACCOUNT);
  const wrong = { body: { password: wrapPassword('Wrong-2026') } };
  await expect(client.refused(secondFactor.enrol, wrong)).resolves.toBe('passwordWrong');
});

test('a login needs both steps, and a code is good once', async () => {
  const { client, secret } = await enrolled();
  const [one, other] = [await firstStep(), await firstStep()];
  const code = codeOf(secret);
  const { token } = await server.api().call(secondFactor.login, { body: { challenge: one, code } });
  await expect(server.api(token).call(access.personalData)).resolves.toMatchObject({ userName: ACCOUNT });
  await expect(secondStep(other, code)).resolves.toBe('secondFactorWrong');
  const types = (await client.call(security.events)).rows.map(({ type }) => type);
  expect(types.slice(0, 2)).toEqual(['secondFactorFailed', 'login']);
});

test('the same code at once opens one login', async () => {
  const { secret } = await enrolled();
  const challenges = [await firstStep(), await firstStep(), await firstStep()];
  const code = codeOf(secret);
  const tries = await Promise.allSettled(
    challenges.map((challenge) => server.api().call(secondFactor.login, { body: { challenge, code } })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a recovery code stands in for the app once, however it is written', async () => {
  const { client, codes } = await enrolled();
  const [code = ''] = codes;
  const written = code.toLowerCase().replace('-', ' ');
  const body = { challenge: await firstStep(), code: written };
  await expect(server.api().call(secondFactor.login, { body })).resolves.toBeDefined();
  await expect(secondStep(await firstStep(), code)).resolves.toBe('secondFactorWrong');
  expect((await client.call(secondFactor.state)).recoveryCodesLeft).toBe(9);
  const { rows } = await client.call(security.events);
  expect(rows.find(({ type }) => type === 'recoveryCodeUsed')?.content).toBe('Left: 9');
});

test('new recovery codes take the place of the old ones', async () => {
  const { client, secret, codes } = await enrolled();
  const { recoveryCodes: fresh } = await client.call(secondFactor.renewRecoveryCodes, {
    body: { code: codeOf(secret) },
  });
  await expect(secondStep(await firstStep(), codes[0] ?? '')).resolves.toBe('secondFactorWrong');
  const body = { challenge: await firstStep(), code: fresh[0] ?? '' };
  await expect(server.api().call(secondFactor.login, { body })).resolves.toBeDefined();
});

test('a challenge ends with its password, after five minutes, and for whoever changes it', async () => {
  const { secret } = await enrolled();
  const user = await findAccount(server.ctx.db, ACCOUNT);
  if (!user) throw new Error('no account');
  const { secrets } = server.ctx.config;
  const old = challengeFor(secrets, user, { by: 'login', remember: false }, Date.now() - 5 * 60_000 - 1);
  await expect(secondStep(old, codeOf(secret))).resolves.toBe('challengeExpired');
  const [text = '', signature] = (await firstStep()).split('.');
  const said = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...said, userId: '1' })).toString('base64url');
  await expect(secondStep(`${forged}.${signature}`, codeOf(secret))).resolves.toBe('challengeExpired');
  await expect(secondStep('nonsense', codeOf(secret))).resolves.toBe('challengeExpired');
  const challenge = await firstStep();
  const { passwordHash } = user;
  await server.ctx.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, user.id));
  await expect(secondStep(challenge, codeOf(secret))).resolves.toBe('challengeExpired');
  await server.ctx.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  expect(readChallenge(secrets, challenge)?.userId).toBe(user.id);
});

test('guesses at codes are throttled, and a right password does not forgive them', async () => {
  const { secret } = await enrolled();
  const names: unknown[] = [];
  for (let tries = 0; tries < 9; tries++) {
    const challenge = await firstStep();
    names.push(await secondStep(challenge, codeOf(secret, Date.now() - 3_600_000 * (tries + 1))));
  }
  expect(names.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'secondFactorWrong'));
  expect(names[8]).toBe('loginThrottled');
  await expect(secondStep(await firstStep(), codeOf(secret))).resolves.toBe('loginThrottled');
});

test('a remembered login renews without it', async () => {
  const { secret } = await enrolled();
  const body = { challenge: await firstStep(true), code: codeOf(secret) };
  const { rememberToken } = await server.api().call(secondFactor.login, { body });
  const renewed = await server.api().call(access.login, { body: { rememberToken: rememberToken ?? '' } });
  expect(renewed.token).toBeTruthy();
});

test('turning it off needs the password and a code', async () => {
  const { client, secret } = await enrolled();
  const off = (given: string, code: string) =>
    client.refused(secondFactor.turnOff, { body: { password: wrapPassword(given), code } });
  await expect(off('Wrong-2026', codeOf(secret))).resolves.toBe('passwordWrong');
  await expect(off(DEMO_PASSWORD, codeOf(secret, 0))).resolves.toBe('secondFactorWrong');
  await client.call(secondFactor.turnOff, { body: { password, code: codeOf(secret) } });
  await expect(server.login(ACCOUNT)).resolves.toBeDefined();
  await expect(server.ctx.db.select().from(recoveryCodes)).resolves.toEqual([]);
  await expect(off(DEMO_PASSWORD, '123456')).resolves.toBe('secondFactorNotOn');
});

test('an operator takes it from somebody who has lost it; nobody else does', async () => {
  const { client } = await enrolled();
  const { userId } = await client.call(access.personalData);
  const body = { userId };
  await expect(client.refused(secondFactor.reset, { body })).resolves.toBe('noPermission');
  const admin = await server.login('demoadmin');
  await admin.call(secondFactor.reset, { body });
  await expect(client.refused(access.personalData)).resolves.toBe('logExpired');
  const again = await server.login(ACCOUNT);
  const { rows } = await again.call(security.events);
  const reset = rows.find(({ type }) => type === 'secondFactorReset');
  expect(reset?.actorName).toBeTruthy();
  await expect(admin.refused(secondFactor.reset, { body })).resolves.toBe('secondFactorNotOn');
  await expect(admin.refused(secondFactor.reset, { body: { userId: '999999' } })).resolves.toBe('recordNotFound');
});

test('the database knows neither secrets nor codes', async () => {
  const { secret, codes } = await enrolled();
  const rows = [await server.ctx.db.select().from(secondFactors), await server.ctx.db.select().from(recoveryCodes)];
  const text = JSON.stringify(rows);
  for (const known of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
    expect(text).not.toContain(known);
});

describe('a recovery code', () => {
  const key = (byte: number) => ({ derive: () => Buffer.alloc(32, byte) });

  test('counts for its account and key alone', () => {
    const [code = ''] = newCodes();
    expect(codeHash(key(1), '7', code)).toBe(codeHash(key(1), '7', code.toLowerCase()));
    expect(codeHash(key(1), '8', code)).not.toBe(codeHash(key(1), '7', code));
    expect(codeHash(key(2), '7', code)).not.toBe(codeHash(key(1), '7', code));
  });
});

test('a code is taken half a minute early and late, and no more', () => {
  const secret = newSecret();
  const now = 1_800_000_015_000;
  const at = (seconds: number) => stepOf(secret, codeOf(secret, now + seconds * 1000), now);
  const step = Math.floor(now / 30_000);
  expect([at(-30), at(0), at(30)]).toEqual([step - 1, step, step + 1]);
  expect([at(-60), at(60)]).toEqual([null, null]);
  expect(stepOf(secret, 'abcdef', now)).toBeNull();
});
