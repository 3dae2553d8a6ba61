import { type AppContext, Refusal } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { takeCode } from '../codes/take-code.ts';
import { passwordMatches, unwrapPassword } from '../passwords.ts';
import { deleteSession, findAccount, findContact, takeRememberToken, userById } from '../repository.ts';
import { afterFirstStep, loginOf } from '../second-factor/second-step.ts';
import { recordSecurityEvent } from '../security/events.ts';
import { type Login, beginSession } from './sessions.ts';
import { throttled } from './throttled.ts';
import { tokenHash } from './tokens.ts';
import type { Visitor } from '../visitor.ts';

interface Credentials {
  readonly account: string;
  /** Wrapped, see `unwrapPassword`. */
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Logs in by username, phone or e-mail.
 * @throws Refusal `loginThrottled` after too many failures, `nameOrPassError`, `accountDisabled`, `passwordUnreadable`,
 *   `secondFactorNeeded` with the challenge of the second step
 */
export async function loginByPassword(
  context: Pick<AppContext, 'db' | 'config'>,
  { account, password, remember }: Credentials,
  visitor: Visitor,
): Promise<Login> {
  const { db } = context;
  const clear = unwrapPassword(password);
  const user = await findAccount(db, account);
  const matches = () => passwordMatches(user?.passwordHash ?? null, clear);
  const right = await throttled(db, user ?? { name: account }, visitor, matches, 'loginFailed');
  if (!user || !right) throw new Refusal('nameOrPassError');
  // Told only to those who know the password.
  if (!user.enabled) throw new Refusal('accountDisabled');
  const step = { by: 'login', remember } as const;
  return loginOf(await db.transaction((tx) => afterFirstStep(context, tx, user, step, visitor)));
}

/**
 * Logs in by a verification code that was sent to the phone or e-mail of the account.
 * @throws Refusal `codeWrong`, `loginThrottled`, `accountDisabled`, `secondFactorNeeded` with its challenge
 */
export async function loginByCode(
  context: Pick<AppContext, 'db' | 'config'>,
  { target, code, remember }: { readonly target: string; readonly code: string; readonly remember: boolean },
  visitor: Visitor,
): Promise<Login> {
  const entry = await takeCode(context, { target, code, purpose: 'login' }, visitor, async (tx) => {
    const user = await findContact(tx, target);
    if (!user) throw new Refusal('codeWrong');
    // Told only to those who have the code.
    if (!user.enabled) throw new Refusal('accountDisabled');
    return afterFirstStep(context, tx, user, { by: 'codeLogin', remember }, visitor);
  });
  return loginOf(entry);
}

/**
 * Renews a remembered login. The old session ends and the answer carries a new token of both kinds.
 * @throws Refusal `logExpired` when the token is unknown, used or too old
 */
export async function loginByRememberToken(db: Database, token: string, visitor: Visitor): Promise<Login> {
  return db.transaction(async (tx) => {
    const taken = await takeRememberToken(tx, tokenHash(token));
    const user = taken && (await userById(tx, taken.userId));
    if (!taken || !user?.enabled) throw new Refusal('logExpired');
    await deleteSession(tx, taken.sessionId);
    await recordSecurityEvent(tx, { type: 'loginRenewed', userId: user.id, visitor });
    return beginSession(tx, user.id, true, visitor);
  });
}
