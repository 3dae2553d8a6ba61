import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { visitorOf } from '../../access/api.ts';
import { originOf } from '../../files/api.ts';
import { askReview } from './ask-review.ts';
import { decideReview } from './decide-review.ts';
import { enterLink, lookAtLink, sendLinkCode } from './open-review.ts';
import { readReview, reviewStorage } from './read-review.ts';
import { actOnReview, listReviews, visitsOfReview } from './reviews.ts';

export function reviewRoutes(context: AppContext, handle: Handle): void {
  const { reviews, reviewVisit } = endpoints;

  handle(reviews.list, ({ query, user }) => listReviews(context, user, query));
  handle(reviews.ask, ({ body, user, request }) => askReview(context, user, body, visitorOf(request)));
  handle(reviews.visits, ({ params, user }) => visitsOfReview(context, user, params.reviewId));
  handle(reviews.revoke, ({ params, user }) => actOnReview(context, user, params.reviewId, 'revoke'));
  handle(reviews.apply, ({ params, user }) => actOnReview(context, user, params.reviewId, 'apply'));
  handle(reviewVisit.look, ({ body }) => lookAtLink(context, body.token));
  handle(reviewVisit.code, ({ body, request }) => sendLinkCode(context, body.token, visitorOf(request)));
  handle(reviewVisit.enter, ({ body, request }) => enterLink(context, body, visitorOf(request)));
  handle(reviewVisit.read, ({ body }) => readReview(context, body));
  handle(reviewVisit.storage, ({ body, request }) => reviewStorage(context, body, originOf(request)));
  handle(reviewVisit.decide, ({ body }) => decideReview(context, body));
}
