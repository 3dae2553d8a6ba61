import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { sessions } from '../schema.ts';

type Session = typeof sessions.$inferSelect;

const renewable = sql`exists (select 1 from remember_tokens r where r.session_id = ${sessions.id} and r.expires_at > now())`;

/** Sessions that live, or that a remembered login can renew; the last used first. */
export const sessionsOf = (db: Querier, userId: string): Promise<Session[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), or(gt(sessions.expiresAt, sql`now()`), renewable)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));

/** @returns undefined when the user has no such session */
export async function deleteOwn(tx: Querier, userId: string, id: string): Promise<Session | undefined> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning();
  return ended;
}

/**
 * Ends the sessions of a user; their remembered logins go with them.
 * @param kept the one that goes on; all end without one @returns how many there were
 */
export async function endOtherSessions(tx: Querier, userId: string, kept: string | null): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), kept === null ? undefined : ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return ended.length;
}
