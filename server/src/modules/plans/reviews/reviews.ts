import {
  type Answer,
  type LinkVisit,
  type Received,
  type Review,
  offeredReviewActions,
  type reviewEndpoints,
  speaksFor,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { actionsOf, takeAction } from '../../../infrastructure/machine/take-action.ts';
import { peopleById } from '../../access/api.ts';
import { requireVersion } from '../../cases/api.ts';
import { visitsOfReviews } from '../links/visit-repository.ts';
import { planRecord, planRows } from '../plan-repository.ts';
import { reviewAdapter, settleReview } from './review-adapter.ts';
import { findReview, reviewsOf } from './review-repository.ts';
import { type ActedReview, own } from './review-rules.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/** A review as the side that asked sees it. */
export async function toReview(db: Querier, acted: ActedReview): Promise<Review> {
  const { review } = acted;
  if (!review) throw new Error('there is no review yet');
  const people = await peopleById(db, [review.userId]);
  const actions = await actionsOf(reviewAdapter, db, acted, offeredReviewActions);
  const { reviewId, planId, kind, state, recipientName, recipientMail, lang, question, protection } = review;
  return {
    ...{ reviewId, planId, kind, state, recipientName, recipientMail, lang, question, protection },
    ...{ showPatient: review.showPatient, views: review.views, maxViews: review.maxViews, reason: review.reason },
    askedBy: people.get(review.userId)?.name ?? '',
    askedAt: review.askedAt.toISOString(),
    expiresAt: review.expiresAt.toISOString(),
    decidedAt: review.decidedAt?.toISOString() ?? null,
    appliedAt: review.appliedAt?.toISOString() ?? null,
    actions: actions.filter((action) => action === 'revoke' || action === 'apply'),
  };
}

/** Reviews that the caller's side has asked for, newest first. @throws Refusal recordNotFound */
export async function listReviews(
  context: Context,
  caller: Caller,
  key: Received<typeof reviewEndpoints.list>['query'],
): Promise<Answer<typeof reviewEndpoints.list>> {
  const { db } = context;
  const found = await requireVersion(db, caller, key);
  const side = speaksFor(found.sides);
  const plans = (await planRows(db, key.caseId)).filter(({ version }) => version === key.version);
  const reviews: Review[] = [];
  for (const row of await reviewsOf(db, key)) {
    const plan = plans.find(({ planId }) => planId === row.planId);
    if (!plan || (side !== 'platform' && row.side !== side)) continue;
    const review = await settleReview(context, row);
    reviews.push(await toReview(db, { found, actor: caller, plan, review }));
  }
  const askable: string[] = [];
  for (const plan of side ? plans : []) {
    const acted = { found, actor: caller, plan, review: null };
    if ((await actionsOf(reviewAdapter, db, acted, ['ask'])).length > 0) askable.push(plan.planId);
  }
  return { reviews, askable };
}

/** When and from where a link was opened. @throws Refusal recordNotFound, reviewOfAnother */
export async function visitsOfReview({ db }: Context, caller: Caller, reviewId: string): Promise<LinkVisit[]> {
  const refusal = await own(db, await visibleReview(db, caller, reviewId));
  if (refusal) throw new Refusal(refusal.refused, refusal.values);
  return visitsOfReviews.log(db, reviewId);
}

/**
 * Ends a link, or makes count what was decided by one.
 * @throws Refusal recordNotFound, noPermission, transitionRefused, and what the machine's guards refuse with
 */
export async function actOnReview(
  context: Context,
  caller: Caller,
  reviewId: string,
  action: 'revoke' | 'apply',
): Promise<Review> {
  const { review } = await visibleReview(context.db, caller, reviewId);
  if (review) await settleReview(context, review);
  return context.db.transaction(async (tx) => {
    const acted = await takeAction(reviewAdapter, { context, tx, actor: caller }, { reviewId }, action, {});
    const plan = (await planRecord(tx, acted.plan, acted.plan.planId)) ?? acted.plan;
    return toReview(tx, { ...acted, plan });
  });
}

/** Those of the other side are not there. @throws Refusal recordNotFound */
async function visibleReview(db: Querier, caller: Caller, reviewId: string): Promise<ActedReview> {
  const review = await findReview(db, reviewId);
  if (!review) throw new Refusal('recordNotFound');
  const found = await requireVersion(db, caller, review);
  const side = speaksFor(found.sides);
  const plan = await planRecord(db, review, review.planId);
  if (!plan || (side !== 'platform' && review.side !== side)) throw new Refusal('recordNotFound');
  return { found, actor: caller, plan, review };
}
