import { liveReviews } from '@archway/contracts';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { planReviews } from '../schema.ts';

export type ReviewRow = typeof planReviews.$inferSelect;
export type NewReview = typeof planReviews.$inferInsert;

const byId = (reviewId: string) => eq(planReviews.reviewId, reviewId);

export async function insertReview(tx: Querier, review: NewReview): Promise<ReviewRow> {
  const [row] = await tx.insert(planReviews).values(review).returning();
  if (!row) throw new Error('the review was not inserted');
  return row;
}

export async function findReview(db: Querier, reviewId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(planReviews).where(byId(reviewId));
  return row;
}

export async function findReviewByToken(db: Querier, tokenHash: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(planReviews).where(eq(planReviews.tokenHash, tokenHash));
  return row;
}

/** The same for a change of it, after its case was locked. */
export async function lockReview(tx: Transaction, reviewId: string): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(planReviews).where(byId(reviewId)).for('update');
  return row;
}

/** Reviews of plans of a case version, newest first. */
export const reviewsOf = (db: Querier, { caseId, version }: CaseKey): Promise<ReviewRow[]> =>
  db
    .select()
    .from(planReviews)
    .where(and(eq(planReviews.caseId, caseId), eq(planReviews.version, version)))
    .orderBy(desc(planReviews.reviewId));

/** Of all versions of a case, oldest first. */
export const reviewsOfCase = (db: Querier, caseId: string): Promise<ReviewRow[]> =>
  db.select().from(planReviews).where(eq(planReviews.caseId, caseId)).orderBy(asc(planReviews.reviewId));

/** Number of links to a plan that open something. */
export async function liveLinks(db: Querier, planId: string): Promise<number> {
  const rows = await db
    .select({ reviewId: planReviews.reviewId })
    .from(planReviews)
    .where(
      and(
        eq(planReviews.planId, planId),
        inArray(planReviews.state, [...liveReviews]),
        gt(planReviews.expiresAt, sql`now()`),
      ),
    );
  return rows.length;
}

export async function changeReview(
  tx: Transaction,
  reviewId: string,
  change: Partial<Pick<ReviewRow, 'state' | 'reason' | 'decidedAt' | 'appliedAt'>>,
): Promise<ReviewRow> {
  const [row] = await tx.update(planReviews).set(change).where(byId(reviewId)).returning();
  if (!row) throw new Error(`review ${reviewId} vanished while it was locked`);
  return row;
}

/** Counts one more view. @returns false when the link was opened as often as it may be */
export async function countView(tx: Transaction, reviewId: string): Promise<boolean> {
  const rows = await tx
    .update(planReviews)
    .set({ views: sql`${planReviews.views} + 1` })
    .where(and(byId(reviewId), lt(planReviews.views, planReviews.maxViews)))
    .returning({ reviewId: planReviews.reviewId });
  return rows.length > 0;
}
