import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { deleteSession } from '../repository.ts';
import { recordSecurityEvent } from '../security/events.ts';
import type { Visitor } from '../visitor.ts';

/** Ends the session of a caller; its remembered login goes with it. */
export const logOut = (db: Database, { userId, sessionId }: Caller, visitor: Visitor): Promise<void> =>
  db.transaction(async (tx) => {
    await deleteSession(tx, sessionId);
    await recordSecurityEvent(tx, { type: 'logout', userId, visitor });
  });
