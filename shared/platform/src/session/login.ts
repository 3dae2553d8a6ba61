import { type SecondFactorChallenge, endpoints } from '@archway/contracts';
import { ApiError } from '../wire/api-error.ts';
import { call } from '../wire/call.ts';
import { encryptPassword } from './password.ts';
import { remembered } from './remembered.ts';
import { session } from './session.ts';
import { makeViewerKey } from './viewer-key.ts';

export interface Credentials {
  account: string;
  password: string;
  remember: boolean;
}

/** Keeps a login that the server has given. */
export async function acceptLogin(answer: { token: string; rememberToken: string | null }): Promise<void> {
  if (answer.rememberToken) remembered.keepToken(answer.rememberToken);
  else remembered.forgetToken();
  await makeViewerKey().catch(() => undefined);
  session.setToken(answer.token);
}

/** What a second step has to bring back; of a first step that was right where an account has a second. */
export type Challenge = string;

/** The challenge of a refusal that asks for a second step; anything else is thrown on. */
function challengeOf(failure: unknown): Challenge {
  if (failure instanceof ApiError && failure.name === 'secondFactorNeeded')
    return (failure.data as SecondFactorChallenge).challenge;
  throw failure;
}

/**
 * Logs in with a password.
 * @returns the challenge of the second step, where the account has one; else null
 * @throws ApiError, which the login screen shows beside the fields
 */
export async function login({ account, password, remember }: Credentials): Promise<Challenge | null> {
  const body = { account, password: await encryptPassword(password), remember };
  const challenge = await call(endpoints.access.login, { body }, { quiet: true }).then(acceptLogin, challengeOf);
  if (remember) remembered.keepUser({ account });
  else remembered.forgetUser();
  return challenge ?? null;
}

/** The second step. @throws ApiError, which the login screen shows beside the field */
export async function passSecondFactor(body: { challenge: Challenge; code: string }): Promise<void> {
  await acceptLogin(await call(endpoints.secondFactor.login, { body }, { quiet: true }));
}

/**
 * Logs in by a verification code.
 * @returns the challenge of the second step, where the account has one; else null
 * @throws ApiError, which the login screen shows beside the fields
 */
export async function loginByCode(given: {
  account: string;
  region: string;
  code: string;
  remember: boolean;
}): Promise<Challenge | null> {
  const challenge = await call(endpoints.access.login, { body: given }, { quiet: true }).then(acceptLogin, challengeOf);
  if (given.remember) remembered.keepUser({ account: given.account });
  else remembered.forgetUser();
  return challenge ?? null;
}

let renewing: Promise<boolean> | undefined;

/** Logs in silently with the remembered token, at most once per load of the page. */
export function renewLogin(): Promise<boolean> {
  renewing ??= (async () => {
    const rememberToken = remembered.token();
    if (rememberToken === null) return false;
    try {
      await acceptLogin(await call(endpoints.access.login, { body: { rememberToken } }, { quiet: true }));
      return true;
    } catch {
      remembered.forgetToken();
      return false;
    }
  })();
  return renewing;
}
