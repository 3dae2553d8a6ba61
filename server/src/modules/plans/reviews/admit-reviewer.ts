import { type ErrorName, type ReviewState, isOneOf, liveReviews, reviewEndpoints } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { HolderKind } from '../../../infrastructure/storage/credential-holder.ts';
import { tokenHash } from '../../access/api.ts';
import type { VisibleVersion } from '../../cases/api.ts';
import { holds, seenByMaker } from '../links/maker.ts';
import { isOverdue } from '../links/own-link.ts';
import { visitsOfReviews } from '../links/visit-repository.ts';
import { type PlanRecord, planRecord } from '../plan-repository.ts';
import { type ReviewContext, settleReview } from './review-adapter.ts';
import { findReview, findReviewByToken } from './review-repository.ts';
import { isSameDocument } from './review-rules.ts';
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
  const visit = await visitsOfReviews.use(context.db, admitted.review.reviewId, tokenHash(device));
  if (!visit) throw new Refusal('reviewLinkClosed');
  return { ...admitted, visitId: visit.visitId };
}

async function standing(db: Querier, review: ReviewRow): Promise<Admitted> {
  const ended = over[review.state];
  if (ended) throw new Refusal(ended);
  const { caseId, version, planId } = review;
  const found = await seenByMaker(db, review, reviewEndpoints.ask.access);
  const plan = await planRecord(db, { caseId, version }, planId);
  if (!found || !plan) throw new Refusal('reviewLinkRevoked');
  if (!(await isSameDocument(db, review))) throw new Refusal('reviewPlanChanged');
  return { review, plan, found };
}

/** What leave to read the meshes of a plan hangs on: with the link, the visit or the asker's rights it ends at once. */
export const reviewVisitHolder: HolderKind = {
  kind: 'planReviewVisit',
  async holds(db, visitId) {
    const visit = await visitsOfReviews.find(db, visitId);
    const review = visit && (await findReview(db, visit.linkId));
    return (
      review !== undefined && isOneOf(liveReviews, review.state) && !isOverdue(review) && holds(standing(db, review))
    );
  },
};
