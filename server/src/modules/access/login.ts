import { Refusal } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import { atATime } from '../../infrastructure/at-a-time.ts';
import {
  type Attempt,
  attemptFailed,
  attemptSucceeded,
  beginAttempt,
  forgetAttempt,
  knowsPlace,
} from './attempt-repository.ts';
import { mayTry } from './login-attempts.ts';
import { passwordMatches, unwrapPassword } from './passwords.ts';
import { placeOf } from './place.ts';
import { type User, deleteSession, findAccount, takeRememberToken, userById } from './repository.ts';
import { type Login, type Visitor, beginSession } from './sessions.ts';
import { tokenHash } from './tokens.ts';

/** Hashing has four threads; whoever comes besides would only wait there, and count as undecided for others meanwhile. */
const oneOfFew = atATime(4);

interface Credentials {
  readonly account: string;
  /** Wrapped, see `unwrapPassword`. */
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Logs in by username, phone or e-mail.
 * @throws Refusal `loginThrottled` after too many failures, `nameOrPassError`, `accountDisabled`, `passwordUnreadable`
 */
export async function loginByPassword(db: Database, credentials: Credentials, visitor: Visitor): Promise<Login> {
  const password = unwrapPassword(credentials.password);
  return oneOfFew(async () => {
    const named = await findAccount(db, credentials.account);
    const user = await withRightPassword(db, named, password, await attemptOf(db, named, credentials, visitor));
    // Told only to those who know the password.
    if (!user.enabled) throw new Refusal('accountDisabled');
    return beginSession(db, user.id, credentials.remember, visitor);
  });
}

async function attemptOf(
  db: Database,
  named: User | null,
  { account }: Credentials,
  { address }: Visitor,
): Promise<Attempt> {
  const place = placeOf(address);
  if (!named) return { account: `name ${account.toLowerCase()}`, place, known: false };
  return { account: `user ${named.id}`, place, known: await knowsPlace(db, named.id, place) };
}

/** @throws Refusal `loginThrottled`, `nameOrPassError` */
async function withRightPassword(db: Database, user: User | null, password: string, attempt: Attempt): Promise<User> {
  const id = await beginAttempt(db, attempt);
  if (!(await mayTry(db, id, attempt))) {
    await forgetAttempt(db, id);
    throw new Refusal('loginThrottled');
  }
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user) {
    await attemptFailed(db, id);
    throw new Refusal('nameOrPassError');
  }
  await attemptSucceeded(db, id, attempt, user.id);
  return user;
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
