import { z } from 'zod';
import { storageCredentials } from '../../files/endpoints.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { instant } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { linkSecret } from '../links/links.ts';
import { linkUnlockRules } from '../links/password-rules.ts';
import { toldPlan } from '../links/told-plan.ts';
import { reviewKindSchema, reviewProtections } from './kinds.ts';
import { reviewCodeRules, reviewDecisionRules } from './rules.ts';

const token = { token: linkSecret };
/** What a reviewer shows instead of a login: the token of the link, and a secret that the page made when it opened it. */
const pass = z.strictObject({ ...token, device: linkSecret });

/** What a link says of itself before anybody has opened it: nothing of the plan. */
const reviewLink = z.object({ protection: z.enum(reviewProtections) });
export type ReviewLink = z.infer<typeof reviewLink>;

/** What a reviewer is told: one plan, and of the patient no more than whoever asks has allowed. */
const reviewedPlan = z.object({
  kind: reviewKindSchema,
  recipientName: z.string(),
  askedBy: z.string(),
  question: z.string().nullable(),
  expiresAt: instant,
  views: z.number().int(),
  maxViews: z.number().int(),
  ptNo: z.string(),
  /** Null where the reviewer is not to know it. */
  patientName: z.string().nullable(),
  ...toldPlan.shape,
});
export type ReviewedPlan = z.infer<typeof reviewedPlan>;

const over = [
  ...(['reviewLinkInvalid', 'reviewLinkExpired', 'reviewLinkRevoked', 'reviewLinkDone'] as const),
  ...(['reviewPlanChanged'] as const),
] as const;

/** What a reviewer does by a link, without a login. */
export const reviewVisitEndpoints = {
  look: endpoint({
    id: 'reviewVisit.look',
    method: 'POST',
    path: '/ortho/review/look',
    summary: 'What a link asks for before it opens. Needs no login, and counts as no view.',
    access: 'public',
    body: z.strictObject(token),
    data: reviewLink,
    errors: over,
    rateLimit: 60,
  }),
  code: endpoint({
    id: 'reviewVisit.code',
    method: 'POST',
    path: '/ortho/review/code',
    summary: 'Sends a one-time code to whom the link was sent to, where the link asks for one.',
    access: 'public',
    body: z.strictObject(token),
    data: z.object({
      /** False: a code left less than a minute ago, and none was sent now. */
      sent: z.boolean(),
      /** Seconds until the next one may be asked for. */
      retryAfter: z.number().int(),
    }),
    errors: [...over, 'codeTooOften'],
    rateLimit: 30,
  }),
  enter: endpoint({
    id: 'reviewVisit.enter',
    method: 'POST',
    path: '/ortho/review/enter',
    summary: 'Opens a link with what it asks for, and counts a view; the same page may read on for a while.',
    access: 'public',
    body: pass.extend({
      password: fieldSchema(linkUnlockRules.password),
      code: fieldSchema(reviewCodeRules.code),
    }),
    data: reviewedPlan,
    errors: [
      ...over,
      'reviewLinkViews',
      'linkLocked',
      'linkPasswordWrong',
      'linkThrottled',
      'codeWrong',
      'loginThrottled',
    ],
    rateLimit: 60,
  }),
  read: endpoint({
    id: 'reviewVisit.read',
    method: 'POST',
    path: '/ortho/review/read',
    summary: 'The plan again, for a page that has opened its link.',
    access: 'public',
    body: pass,
    data: reviewedPlan,
    errors: [...over, 'reviewLinkClosed'],
    rateLimit: 60,
  }),
  storage: endpoint({
    id: 'reviewVisit.storage',
    method: 'POST',
    path: '/ortho/review/storage',
    summary: 'Short-lived credentials to read the meshes of the plan; they end with the link.',
    access: 'public',
    body: pass,
    data: storageCredentials,
    errors: [...over, 'reviewLinkClosed'],
    rateLimit: 60,
  }),
  decide: endpoint({
    id: 'reviewVisit.decide',
    method: 'POST',
    path: '/ortho/review/decide',
    summary: 'Passes the plan, or returns it with a reason. It counts once whoever asked applies it.',
    access: 'public',
    body: pass.extend({ verdict: z.enum(['pass', 'reject']), reason: fieldSchema(reviewDecisionRules.reason) }),
    data: z.object({ verdict: z.enum(['pass', 'reject']), askedBy: z.string() }),
    errors: [...over, 'reviewLinkClosed', 'reasonRequired'],
    rateLimit: 30,
  }),
} as const;
