import { Refusal } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import { passwordMatches, unwrapPassword } from './passwords.ts';
import { countLogin, deleteSession, findAccount, forgetFailures, takeRememberToken, userById } from './repository.ts';
import { type Login, type Visitor, beginSession } from './sessions.ts';
import { tokenHash } from './tokens.ts';

const WINDOW_MINUTES = 15;
const MOST_PER_ACCOUNT = 8;
/** An address may stand for a whole practice. */
const MOST_PER_ADDRESS = 80;

interface Credentials {
  readonly account: string;
  /** Wrapped, see `unwrapPassword`. */
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Logs in by username, phone or e-mail.
 * @throws Refusal `loginThrottled` after too many failures of the account or the address, `nameOrPassError`,
 * `accountDisabled`, `passwordUnreadable`
 */
export async function loginByPassword(db: Database, credentials: Credentials, visitor: Visitor): Promise<Login> {
  const password = unwrapPassword(credentials.password);
  const account = `account ${credentials.account.toLowerCase()}`;
  const address = `address ${visitor.address}`;
  const tries = await countLogin(db, [account, address], WINDOW_MINUTES);
  if ((tries.get(account) ?? 0) > MOST_PER_ACCOUNT || (tries.get(address) ?? 0) > MOST_PER_ADDRESS) {
    throw new Refusal('loginThrottled');
  }
  const user = await findAccount(db, credentials.account);
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user) throw new Refusal('nameOrPassError');
  await forgetFailures(db, account, address);
  // Told only to those who know the password.
  if (!user.enabled) throw new Refusal('accountDisabled');
  return beginSession(db, user.id, credentials.remember, visitor);
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
    return beginSession(tx, user.id, true, visitor);
  });
}
