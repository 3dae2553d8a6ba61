import type { SecurityEventType } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { atATime } from '../../../infrastructure/at-a-time.ts';
import {
  type Attempt,
  attemptFailed,
  attemptSucceeded,
  beginAttempt,
  forgetAttempt,
  knowsPlace,
} from './attempt-repository.ts';
import { mayTry } from './login-attempts.ts';
import { placeOf } from '../place.ts';
import type { User } from '../repository.ts';
import { recordSecurityEvent } from '../security/events.ts';
import type { Visitor } from '../visitor.ts';

/** Hashing has four threads; whoever comes besides would only wait there, and count as undecided for others meanwhile. */
const oneOfFew = atATime(4);

/** Of whom a secret is tried: an account and which of its secrets, the password when absent; or a name that no account has. */
type Named = Pick<User, 'id'> & { readonly secret?: 'factor' };
type Unknown = { readonly name: string };

async function attemptOf(db: Database, named: Named | Unknown, { address }: Visitor): Promise<Attempt> {
  const place = placeOf(address);
  if ('name' in named) return { account: `name ${named.name.toLowerCase()}`, place, known: false };
  return { account: `${named.secret ?? 'user'} ${named.id}`, place, known: await knowsPlace(db, named.id, place) };
}

/**
 * Tries a secret of an account: a password, a code. Failures are counted by account and place, and too many close both
 * for a while (docs/adr/0013). What goes wrong with an account that exists stands in its security log.
 * @param named the account, or what was typed when there is no such account
 * @param failure what a wrong secret is called in the log
 * @returns whether it was right
 * @throws Refusal `loginThrottled`
 */
export function throttled(
  db: Database,
  named: Named | Unknown,
  visitor: Visitor,
  isRight: () => Promise<boolean>,
  failure: SecurityEventType,
): Promise<boolean> {
  return oneOfFew(async () => {
    const attempt = await attemptOf(db, named, visitor);
    const id = await beginAttempt(db, attempt);
    if (!(await mayTry(db, id, attempt))) {
      await forgetAttempt(db, id);
      throw new Refusal('loginThrottled');
    }
    if (await isRight()) {
      await attemptSucceeded(db, id, attempt, 'name' in named ? null : named.id);
      return true;
    }
    await db.transaction(async (tx) => {
      await attemptFailed(tx, id);
      if (!('name' in named))
        await recordSecurityEvent(tx, { type: failure, userId: named.id, actorId: null, visitor });
    });
    return false;
  });
}
