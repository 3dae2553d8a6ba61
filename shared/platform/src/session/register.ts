import { endpoints } from '@archway/contracts';
import { call } from '../wire/call.ts';
import { acceptLogin } from './login.ts';
import { encryptPassword } from './password.ts';

/** A new account, as its form has it. */
export interface NewAccount {
  /** Phone or e-mail. */
  readonly account: string;
  /** ISO 3166-1 alpha-2. */
  readonly region: string;
  readonly code: string;
  readonly userName: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Makes an account; from then on the page is logged in as it. @throws ApiError, which the form shows */
export async function registerAccount({ password, confirmPassword, ...account }: NewAccount): Promise<void> {
  const body = {
    ...account,
    agreement: true,
    password: await encryptPassword(password),
    confirmPassword: await encryptPassword(confirmPassword),
  } as const;
  await acceptLogin(await call(endpoints.access.register, { body }, { quiet: true }));
}
