import { z } from 'zod';
import { caseKey } from '../../cases/case-key.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id, instant } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { linkSecret, linkVisit } from '../links/links.ts';
import { reviewDays, reviewKindSchema, reviewProtections, reviewViews } from './kinds.ts';
import { type ReviewState, offeredReviewActions, reviewMachine, reviewStates } from './machine.ts';
import { reviewRules } from './rules.ts';

const reviewLang = z.enum(['zh-CN', 'en-US']);
const state = z.enum(reviewStates).exclude(['none']) satisfies z.ZodType<ReviewState>;

/** A review that somebody was asked for, as the side that asked sees it. */
const review = z.object({
  reviewId: id,
  planId: id,
  kind: reviewKindSchema,
  state,
  recipientName: z.string(),
  recipientMail: z.string(),
  lang: reviewLang,
  question: z.string().nullable(),
  protection: z.enum(reviewProtections),
  showPatient: z.boolean(),
  askedBy: z.string(),
  askedAt: instant,
  expiresAt: instant,
  views: z.number().int(),
  maxViews: z.number().int(),
  decidedAt: instant.nullable(),
  /** What the reviewer said: why it is returned, or a remark on what passed. */
  reason: z.string().nullable(),
  appliedAt: instant.nullable(),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(offeredReviewActions)),
});
export type Review = z.infer<typeof review>;

const byId = z.strictObject({ reviewId: id });
const acting = ['plan:design', 'plan:audit', 'plan:approve'] as const;

/** Reviews of plans by people without an account, as those see them who ask for them. */
export const reviewEndpoints = {
  list: endpoint({
    id: 'reviews.list',
    method: 'GET',
    path: '/design/review/list',
    summary: 'Reviews by link that the caller’s side has asked for about plans of a case version, newest first.',
    access: ['plan:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: z.object({
      reviews: z.array(review),
      /** Plans for which the caller may ask for a review now. */
      askable: z.array(id),
    }),
    errors: ['recordNotFound'],
  }),
  ask: endpoint({
    id: 'reviews.ask',
    method: 'POST',
    path: '/design/review/add',
    summary:
      'Makes a link by which somebody without an account reads one plan and passes or returns it, and sends it by mail. The token is told this once.',
    access: acting,
    body: caseKey.extend({
      version: counted,
      planId: id,
      kind: reviewKindSchema,
      recipientName: fieldSchema(reviewRules.recipientName),
      recipientMail: fieldSchema(reviewRules.recipientMail),
      lang: reviewLang,
      question: fieldSchema(reviewRules.question),
      protection: z.enum(reviewProtections),
      password: fieldSchema(reviewRules.password),
      days: z.literal([...reviewDays]),
      views: z.literal([...reviewViews]),
      /** Whether the reviewer is told the patient’s name. */
      showPatient: z.boolean().default(false),
    }),
    data: review.extend({ token: linkSecret }),
    errors: [
      ...(['recordNotFound', 'noPermission', 'transitionRefused', 'emailInvalid', 'linkPasswordRule'] as const),
      ...reviewMachine.guards.submitted.refusals,
    ],
  }),
  visits: endpoint({
    id: 'reviews.visits',
    method: 'GET',
    path: '/design/review/:reviewId/visit',
    summary: 'When and from where a link was opened, newest first; for whoever made it or answers for the practice.',
    access: ['plan:list'],
    params: byId,
    data: z.array(linkVisit),
    errors: ['recordNotFound', 'reviewOfAnother'],
  }),
  revoke: endpoint({
    id: 'reviews.revoke',
    method: 'POST',
    path: '/design/review/:reviewId/revoke',
    summary: 'Ends a link that nobody has decided by; whoever reads there reads no further.',
    access: acting,
    params: byId,
    data: review,
    errors: ['recordNotFound', 'noPermission', 'transitionRefused'],
  }),
  apply: endpoint({
    id: 'reviews.apply',
    method: 'POST',
    path: '/design/review/:reviewId/apply',
    summary: 'Makes what the reviewer decided count: a plan that was returned is rejected by it.',
    access: acting,
    params: byId,
    data: review,
    errors: [
      ...(['recordNotFound', 'noPermission', 'transitionRefused', 'reviewPlanChanged'] as const),
      ...reviewMachine.guards.ownOfOpenPlan.refusals,
    ],
  }),
} as const;
