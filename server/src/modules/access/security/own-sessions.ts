import type { LoginSession } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import type { Visitor } from '../visitor.ts';
import { deviceName, deviceOf } from './device.ts';
import { recordSecurityEvent } from './events.ts';
import { deleteOwn, endOtherSessions, sessionsOf } from './session-repository.ts';

type Context = Pick<AppContext, 'db' | 'events'>;

/** Where somebody is logged in: this session first, then the last used. */
export async function ownSessions(db: Database, caller: Caller): Promise<LoginSession[]> {
  const listed = await sessionsInWords(db, caller.userId, caller.sessionId);
  return [...listed.filter(({ current }) => current), ...listed.filter(({ current }) => !current)];
}

/** Where an account is logged in, the last used first. @param current the session that asks, if it is one of them */
export async function sessionsInWords(db: Database, userId: string, current: string | null): Promise<LoginSession[]> {
  const rows = await sessionsOf(db, userId);
  return rows.map((row): LoginSession => ({
    sessionId: row.id,
    device: deviceOf(row.userAgent),
    address: row.address,
    loginTime: row.createdAt.toISOString(),
    lastUsed: row.lastUsedAt.toISOString(),
    current: row.id === current,
    remembered: row.expiresAt <= new Date(),
  }));
}

/**
 * Ends one other session of the caller. Its open pages are told at once.
 * @throws Refusal `recordNotFound` for the own session, which a logout ends, and for those of others
 */
export async function revokeSession(
  { db, events }: Context,
  caller: Caller,
  sessionId: string,
  visitor: Visitor,
): Promise<void> {
  if (sessionId === caller.sessionId) throw new Refusal('recordNotFound');
  await db.transaction(async (tx) => {
    const ended = await deleteOwn(tx, caller.userId, sessionId);
    if (!ended) throw new Refusal('recordNotFound');
    const values = { device: deviceName(ended.userAgent) };
    await recordSecurityEvent(tx, { type: 'sessionRevoked', userId: caller.userId, visitor, values });
    await tellPages({ events }, tx, caller.userId);
  });
}

/** Ends every session of the caller but this one. */
export async function revokeOthers(context: Context, caller: Caller, visitor: Visitor): Promise<void> {
  await context.db.transaction(async (tx) => {
    const num = await endOtherSessions(tx, caller.userId, caller.sessionId);
    if (num === 0) return;
    const values = { num: String(num) };
    await recordSecurityEvent(tx, { type: 'otherSessionsRevoked', userId: caller.userId, visitor, values });
    await tellPages(context, tx, caller.userId);
  });
}

/** Streams of sessions that have ended close now, and their pages find out; the last thing in a transaction. */
export const tellPages = ({ events }: Pick<AppContext, 'events'>, tx: Querier, userId: string): Promise<void> =>
  events.publish('session.ended', {}, { users: [userId] }, { tx });
