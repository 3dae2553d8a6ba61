import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { shares } from '../schema.ts';

export type ShareRow = typeof shares.$inferSelect;
export type NewShare = typeof shares.$inferInsert;

const byId = (shareId: string) => eq(shares.shareId, shareId);

export async function insertShare(tx: Querier, share: NewShare): Promise<ShareRow> {
  const [row] = await tx.insert(shares).values(share).returning();
  if (!row) throw new Error('the share was not inserted');
  return row;
}

export async function findShare(db: Querier, shareId: string): Promise<ShareRow | undefined> {
  const [row] = await db.select().from(shares).where(byId(shareId));
  return row;
}

/** By what is kept of its key, be it the long or the short one. */
export async function findShareByKey(db: Querier, keyHash: string): Promise<ShareRow | undefined> {
  const [row] = await db
    .select()
    .from(shares)
    .where(or(eq(shares.keyHash, keyHash), eq(shares.shortHash, keyHash)));
  return row;
}

/** For a change of it, after its case was locked. */
export async function lockShare(tx: Transaction, shareId: string): Promise<ShareRow | undefined> {
  const [row] = await tx.select().from(shares).where(byId(shareId)).for('update');
  return row;
}

/** Shares of a case version, newest first. */
export const sharesOf = (db: Querier, { caseId, version }: CaseKey): Promise<ShareRow[]> =>
  db
    .select()
    .from(shares)
    .where(and(eq(shares.caseId, caseId), eq(shares.version, version)))
    .orderBy(desc(shares.shareId));

/** Of all versions of a case, oldest first. */
export const sharesOfCase = (db: Querier, caseId: string): Promise<ShareRow[]> =>
  db.select().from(shares).where(eq(shares.caseId, caseId)).orderBy(asc(shares.shareId));

/** Number of links to a plan, or to a presentation, that open something. */
export function openShares(
  db: Querier,
  { planId, presentationId }: { readonly planId: string | undefined; readonly presentationId: string | undefined },
): Promise<number> {
  const shown =
    presentationId === undefined ? eq(shares.planId, planId ?? '') : eq(shares.presentationId, presentationId);
  return db.$count(shares, and(shown, eq(shares.state, 'open'), gt(shares.expiresAt, sql`now()`)));
}

/** Takes the links to a presentation away, as it goes itself. */
export const deleteSharesOf = (tx: Transaction, presentationId: string): Promise<unknown> =>
  tx.delete(shares).where(eq(shares.presentationId, presentationId));

export async function changeShare(
  tx: Querier,
  shareId: string,
  change: Partial<Pick<ShareRow, 'state' | 'shortHash' | 'seenAt' | 'protection' | 'passwordHash'>>,
): Promise<ShareRow> {
  const [row] = await tx.update(shares).set(change).where(byId(shareId)).returning();
  if (!row) throw new Error(`share ${shareId} vanished`);
  return row;
}

/** Counts one more view. */
export const countShareView = (tx: Transaction, shareId: string): Promise<unknown> =>
  tx
    .update(shares)
    .set({ views: sql`${shares.views} + 1` })
    .where(byId(shareId));
