import { passwordFollowsRule } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { hashPassword, passwordMatches, unwrapPassword } from '../passwords.ts';
import { changeUser, userById } from '../repository.ts';
import { throttled } from '../login/throttled.ts';
import type { Visitor } from '../visitor.ts';
import { recordSecurityEvent } from './events.ts';
import { tellPages } from './own-sessions.ts';
import { endOtherSessions } from './session-repository.ts';

/** Each wrapped, see `unwrapPassword`. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/**
 * Changes the own password, and ends every other session with its remembered login. A wrong old password counts as a
 * failed login of this account: whoever finds an open page cannot guess at it.
 * @throws Refusal `passwordUnreadable`, `passwordRule`, `passwordsDiffer`, `loginThrottled`, `oldPasswordWrong`,
 *   `passwordSame`
 */
export async function changePassword(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  change: PasswordChange,
  visitor: Visitor,
): Promise<void> {
  const { db } = context;
  const { userId, sessionId } = caller;
  const old = unwrapPassword(change.oldPassword);
  const clear = unwrapPassword(change.newPassword);
  if (!passwordFollowsRule(clear)) throw new Refusal('passwordRule');
  if (clear !== unwrapPassword(change.confirmPassword)) throw new Refusal('passwordsDiffer');
  const user = await userById(db, userId);
  if (!user) throw new Refusal('recordNotFound');
  const right = await throttled(db, user, visitor, () => passwordMatches(user.passwordHash, old), 'passwordRefused');
  if (!right) throw new Refusal('oldPasswordWrong');
  if (clear === old) throw new Refusal('passwordSame');
  const passwordHash = await hashPassword(clear);
  await db.transaction(async (tx) => {
    await changeUser(tx, userId, { passwordHash });
    await endOtherSessions(tx, userId, sessionId);
    await recordSecurityEvent(tx, { type: 'passwordChanged', userId, visitor });
    await tellPages(context, tx, userId);
  });
}
