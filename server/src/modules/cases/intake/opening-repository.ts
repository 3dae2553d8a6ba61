import { and, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { caseOpenings } from '../schema.ts';

/** Lets the same case be asked for once at a time, until the transaction ends. */
export const lockOpening = (tx: Transaction, userId: string, clientKey: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${clientKey}`}, 0))`);

/** The case that somebody has asked for under this key; undefined for none. */
export async function openedCase(db: Querier, userId: string, clientKey: string): Promise<string | undefined> {
  const [row] = await db
    .select({ caseId: caseOpenings.caseId })
    .from(caseOpenings)
    .where(and(eq(caseOpenings.userId, userId), eq(caseOpenings.clientKey, clientKey)));
  return row?.caseId;
}

export const insertOpening = (tx: Transaction, opening: typeof caseOpenings.$inferInsert): Promise<unknown> =>
  tx.insert(caseOpenings).values(opening);
