import { type Answer, type Received, type reviewVisitEndpoints } from '@archway/contracts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { peopleById } from '../../access/api.ts';
import { type VisitContext, admitVisitor } from './admit-reviewer.ts';
import { reviewAdapter } from './review-adapter.ts';

/**
 * Passes the plan, or returns it: of two who read by one link the first decides. Whoever asked is told.
 * @throws Refusal as `admitVisitor`, reasonRequired
 */
export async function decideReview(
  context: VisitContext,
  { token, device, verdict, reason }: Received<typeof reviewVisitEndpoints.decide>['body'],
): Promise<Answer<typeof reviewVisitEndpoints.decide>> {
  const { review } = await admitVisitor(context, { token, device });
  const { reviewId, userId } = review;
  await context.db.transaction((tx) =>
    takeAction(reviewAdapter, { context, tx, actor: 'system' }, { reviewId }, verdict, { reason: reason ?? null }),
  );
  const people = await peopleById(context.db, [userId]);
  return { verdict, askedBy: people.get(userId)?.name ?? '' };
}
