import { type Answer, type Received, type ReviewedPlan, type reviewVisitEndpoints } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { type Visitor, requestCode, takeCode, tokenHash } from '../../access/api.ts';
import { requireLinkPassword } from '../links/link-password.ts';
import { visitsOfReviews } from '../links/visit-repository.ts';
import { type Admitted, type VisitContext, admitLink } from './admit-reviewer.ts';
import { readPlanFor } from './read-review.ts';
import { reviewAdapter } from './review-adapter.ts';
import { countView } from './review-repository.ts';
import type { ReviewRow } from './review-repository.ts';

type Context = VisitContext & Pick<AppContext, 'config' | 'store'>;
type Given = Received<typeof reviewVisitEndpoints.enter>['body'];

const aimOf = ({ recipientMail }: ReviewRow) => ({ target: recipientMail, purpose: 'openLink' }) as const;

/** What a link asks for before it opens. @throws Refusal as `admitLink` */
export async function lookAtLink(
  context: VisitContext,
  token: string,
): Promise<Answer<typeof reviewVisitEndpoints.look>> {
  const { protection } = (await admitLink(context, token)).review;
  return { protection };
}

/** Sends a code to whom the link was sent to. @throws Refusal as `admitLink`, codeTooOften */
export async function sendLinkCode(
  context: Context,
  token: string,
  { address, lang }: Visitor,
): Promise<Answer<typeof reviewVisitEndpoints.code>> {
  const { review } = await admitLink(context, token);
  // Nobody has a mail sent by a link that asks for none.
  if (review.protection !== 'code') throw new Refusal('reviewLinkInvalid');
  return requestCode(context, aimOf(review), address, lang);
}

/**
 * Opens a link with what it asks for, and counts a view; a page that has opened it already goes on with its visit.
 * @throws Refusal as `admitLink`; `requireLinkPassword`; codeWrong, loginThrottled; reviewLinkViews
 */
export async function enterLink(context: Context, given: Given, visitor: Visitor): Promise<ReviewedPlan> {
  const admitted = await admitLink(context, given.token);
  const { reviewId } = admitted.review;
  const deviceHash = tokenHash(given.device);
  if (!(await visitsOfReviews.use(context.db, reviewId, deviceHash)))
    await unlocked(context, admitted.review, given, visitor, (tx) => begin(context, tx, admitted, deviceHash, visitor));
  const { review, plan } = await admitLink(context, given.token);
  return readPlanFor(context, { ...admitted, review, plan });
}

/** Does what the link allows to whoever shows what it asks for. */
async function unlocked(
  context: Context,
  review: ReviewRow,
  { password, code }: Given,
  visitor: Visitor,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  if (review.protection === 'code') {
    await takeCode(context, { ...aimOf(review), code: code ?? '' }, visitor, work);
    return;
  }
  const { reviewId: linkId, passwordHash } = review;
  const link = { name: `review ${review.tokenHash}`, linkId, passwordHash, visits: visitsOfReviews };
  await requireLinkPassword(context, link, password, visitor);
  await context.db.transaction(work);
}

async function begin(
  context: VisitContext,
  tx: Transaction,
  { review: { reviewId } }: Admitted,
  deviceHash: string,
  { address, userAgent }: Visitor,
): Promise<void> {
  const { review } = await reviewAdapter.lock(tx, 'system', { reviewId });
  // The same page may have asked twice, and the other one was faster.
  if (await visitsOfReviews.use(tx, reviewId, deviceHash)) return;
  if (!(await countView(tx, reviewId))) throw new Refusal('reviewLinkViews');
  await visitsOfReviews.insert(tx, { linkId: reviewId, deviceHash, address, userAgent });
  if (review?.state === 'pending')
    await takeAction(reviewAdapter, { context, tx, actor: 'system' }, { reviewId }, 'open', {});
}
