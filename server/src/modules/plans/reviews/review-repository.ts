import { REVIEW_VISIT_MINUTES, liveReviews } from '@archway/contracts';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { planReviews, reviewVisits } from '../schema.ts';

export type ReviewRow = typeof planReviews.$inferSelect;
type VisitRow = typeof reviewVisits.$inferSelect;
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

export async function insertVisit(
  tx: Transaction,
  visit: Pick<VisitRow, 'reviewId' | 'deviceHash' | 'address' | 'userAgent'>,
): Promise<void> {
  await tx.insert(reviewVisits).values(visit);
}

/** A visit that is not over, and is used by this. */
export async function useVisit(db: Querier, reviewId: string, deviceHash: string): Promise<VisitRow | undefined> {
  const [row] = await db
    .update(reviewVisits)
    .set({ lastAt: sql`now()` })
    .where(
      and(
        eq(reviewVisits.reviewId, reviewId),
        eq(reviewVisits.deviceHash, deviceHash),
        gt(reviewVisits.at, sql`now() - make_interval(mins => ${REVIEW_VISIT_MINUTES})`),
      ),
    )
    .returning();
  return row;
}

export async function findVisit(db: Querier, visitId: string): Promise<VisitRow | undefined> {
  const [row] = await db
    .select()
    .from(reviewVisits)
    .where(
      and(
        eq(reviewVisits.visitId, visitId),
        gt(reviewVisits.at, sql`now() - make_interval(mins => ${REVIEW_VISIT_MINUTES})`),
      ),
    );
  return row;
}

/** Newest first. */
export const visitsOf = (db: Querier, reviewId: string): Promise<VisitRow[]> =>
  db.select().from(reviewVisits).where(eq(reviewVisits.reviewId, reviewId)).orderBy(desc(reviewVisits.visitId));
