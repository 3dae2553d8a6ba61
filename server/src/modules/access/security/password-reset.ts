import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { changeUser } from '../repository.ts';
import type { Visitor } from '../visitor.ts';
import { recordSecurityEvent } from './events.ts';
import { tellPages } from './own-sessions.ts';
import { endOtherSessions } from './session-repository.ts';

/** A password that somebody else sets for an account. */
export interface GivenPassword {
  readonly userId: string;
  /** Of `hashNewPassword`. */
  readonly passwordHash: string;
  /** Who sets it; the log of the account names them. */
  readonly actorId: string;
}

/** Sets the password of an account in the name of whoever is responsible for it; all its logins end. */
export async function setPasswordOf(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  { userId, passwordHash, actorId }: GivenPassword,
  visitor: Visitor,
): Promise<void> {
  await changeUser(tx, userId, { passwordHash });
  await endOtherSessions(tx, userId, null);
  await recordSecurityEvent(tx, { type: 'passwordReset', userId, actorId, visitor });
  await tellPages(context, tx, userId);
}
