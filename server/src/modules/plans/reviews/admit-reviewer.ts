import { type ErrorName, type ReviewState, allows, isOneOf, liveReviews, reviewEndpoints } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { HolderKind } from '../../../infrastructure/storage/credential-holder.ts';
import { callerWithoutSession, tokenHash } from '../../access/api.ts';
import { type VisibleVersion, requireVersion } from '../../cases/api.ts';
import { type PlanRecord, planRecord } from '../plan-repository.ts';
import { type ReviewContext, settleReview } from './review-adapter.ts';
import { findReview, findReviewByToken, findVisit, useVisit } from './review-repository.ts';
import { isOverdue, isSameDocument } from './review-rules.ts';
import type { ReviewRow } from './review-repository.ts';

export type VisitContext = ReviewContext & Pick<AppContext, 'db'>;

/** What a page shows with every call. */
export interface Pass {
  readonly token: string;
  readonly device: string;
}

/** A link that opens something: what it is about, and how far whoever made it sees that. */
export interface Admitted {
  readonly review: ReviewRow;
  readonly plan: PlanRecord;
  readonly found: VisibleVersion;
}

const over: Readonly<Partial<Record<ReviewState, ErrorName>>> = {
  expired: 'reviewLinkExpired',
  revoked: 'reviewLinkRevoked',
  passed: 'reviewLinkDone',
  failed: 'reviewLinkDone',
  passApplied: 'reviewLinkDone',
  failApplied: 'reviewLinkDone',
};

/**
 * Looks at a link. Whoever made it must still be somebody who may ask for a review of this plan: with their rights it ends.
 * @throws Refusal reviewLinkInvalid, reviewLinkExpired, reviewLinkRevoked, reviewLinkDone, reviewPlanChanged
 */
export async function admitLink(context: VisitContext, token: string): Promise<Admitted> {
  const known = await findReviewByToken(context.db, tokenHash(token));
  if (!known) throw new Refusal('reviewLinkInvalid');
  return standing(context.db, await settleReview(context, known));
}

/** The same of a page that has opened its link. @throws Refusal as above; reviewLinkClosed for one that has not */
export async function admitVisitor(
  context: VisitContext,
  { token, device }: Pass,
): Promise<Admitted & { visitId: string }> {
  const admitted = await admitLink(context, token);
  const visit = await useVisit(context.db, admitted.review.reviewId, tokenHash(device));
  if (!visit) throw new Refusal('reviewLinkClosed');
  return { ...admitted, visitId: visit.visitId };
}

async function standing(db: Querier, review: ReviewRow): Promise<Admitted> {
  const ended = over[review.state];
  if (ended) throw new Refusal(ended);
  const { caseId, version, planId } = review;
  const caller = await callerWithoutSession(db, review.userId);
  const may = caller && allows(caller.permissions, reviewEndpoints.ask.access);
  const found = may ? await seen(db, caller, review) : null;
  const plan = await planRecord(db, { caseId, version }, planId);
  if (!found || !plan) throw new Refusal('reviewLinkRevoked');
  if (!(await isSameDocument(db, review))) throw new Refusal('reviewPlanChanged');
  return { review, plan, found };
}

/** Null for a case that its caller does not see any more. */
const seen = (
  db: Querier,
  caller: Parameters<typeof requireVersion>[1],
  review: ReviewRow,
): Promise<VisibleVersion | null> =>
  requireVersion(db, caller, review).catch((error: unknown) => {
    if (error instanceof Refusal && error.errorName === 'recordNotFound') return null;
    throw error;
  });

/** What leave to read the meshes of a plan hangs on: with the link, the visit or the asker's rights it ends at once. */
export const reviewVisitHolder: HolderKind = {
  kind: 'planReviewVisit',
  async holds(db, visitId) {
    const visit = await findVisit(db, visitId);
    const review = visit && (await findReview(db, visit.reviewId));
    if (!review || !isOneOf(liveReviews, review.state) || isOverdue(review)) return false;
    return standing(db, review).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
  },
};
