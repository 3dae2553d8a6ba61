import { endpoints } from '@archway/contracts';
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

async function accept(answer: { token: string; rememberToken: string | null }): Promise<void> {
  if (answer.rememberToken) remembered.keepToken(answer.rememberToken);
  else remembered.forgetToken();
  await makeViewerKey().catch(() => undefined);
  session.setToken(answer.token);
}

/** @throws ApiError, which the login screen shows beside the fields */
export async function login({ account, password, remember }: Credentials): Promise<void> {
  const body = { account, password: await encryptPassword(password), remember };
  await accept(await call(endpoints.access.login, { body }, { quiet: true }));
  if (remember) remembered.keepUser({ account });
  else remembered.forgetUser();
}

let renewing: Promise<boolean> | undefined;

/** Logs in silently with the remembered token, at most once per load of the page. */
export function renewLogin(): Promise<boolean> {
  renewing ??= (async () => {
    const rememberToken = remembered.token();
    if (rememberToken === null) return false;
    try {
      await accept(await call(endpoints.access.login, { body: { rememberToken } }, { quiet: true }));
      return true;
    } catch {
      remembered.forgetToken();
      return false;
    }
  })();
  return renewing;
}
