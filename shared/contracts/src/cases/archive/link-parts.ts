import { z } from 'zod';
import { assistVerdictSchema } from '../../plans/assists/values.ts';
import { finishContent, finishKindSchema } from '../../plans/finish/content.ts';
import { reviewKindSchema, reviewProtections } from '../../plans/reviews/kinds.ts';
import { sharePhotos, shareProtections, shareSubjectKeys, wearDays } from '../../plans/shares/kinds.ts';
import { counted, id, instant } from '../../wire/envelope.ts';
import { sha256Hex } from './manifest.ts';
import { archivedPerson } from './person.ts';

const MOST = 100_000;
const notes = z.string().max(20_000).nullable();

/** Reviews of plans by link, oldest first; the links themselves open nothing elsewhere. */
export const archivedReviews = z
  .array(
    z.strictObject({
      id,
      version: counted,
      /** Which of the plans it is about, counted from 1. */
      plan: counted,
      kind: reviewKindSchema,
      state: z.enum(['passed', 'failed', 'passApplied', 'failApplied', 'expired', 'revoked']),
      side: z.enum(['practice', 'design']),
      asker: archivedPerson,
      recipientName: z.string().max(60),
      recipientMail: z.string().max(120),
      lang: z.enum(['zh-CN', 'en-US']),
      question: notes,
      protection: z.enum(reviewProtections),
      showPatient: z.boolean(),
      documentHash: sha256Hex,
      maxViews: counted,
      views: z.number().int().nonnegative(),
      reason: notes,
      askedAt: instant,
      expiresAt: instant,
      decidedAt: instant.nullable(),
      appliedAt: instant.nullable(),
    }),
  )
  .max(MOST);
export type ArchivedReview = z.infer<typeof archivedReviews>[number];

/** Links by which plans were shown to patients, oldest first; they open nothing elsewhere. */
export const archivedShares = z
  .array(
    z.strictObject({
      id,
      version: counted,
      subject: z.enum(shareSubjectKeys),
      /** Which of the plans it shows, counted from 1; null for what is no plan. */
      plan: counted.nullable(),
      /** Which of the presentations, likewise; older archives do not tell. */
      presentation: counted.nullable().optional(),
      state: z.enum(['expired', 'revoked']),
      /** What it asked for; older archives know of nothing. */
      protection: z.enum(shareProtections).optional(),
      sharer: archivedPerson,
      includeDoctor: z.boolean(),
      includeHospital: z.boolean(),
      includeHistory: z.boolean(),
      portrait: z.boolean(),
      photos: z.enum(sharePhotos),
      wearDays: z.literal([...wearDays]).nullable(),
      documentHash: sha256Hex.nullable(),
      views: z.number().int().nonnegative(),
      sharedAt: instant,
      expiresAt: instant,
      seenAt: instant.nullable(),
    }),
  )
  .max(MOST);
export type ArchivedShare = z.infer<typeof archivedShares>[number];

/** Help with audits that a design center was asked for, oldest first; what is open here waits for nobody elsewhere. */
export const archivedAssists = z
  .array(
    z.strictObject({
      id,
      version: counted,
      /** Which of the plans it is about, counted from 1. */
      plan: counted,
      state: z.enum(['answered', 'declined', 'withdrawn']),
      asker: archivedPerson,
      helper: archivedPerson.nullable(),
      question: notes,
      documentHash: sha256Hex,
      askedAt: instant,
      takenAt: instant.nullable(),
      verdict: assistVerdictSchema.nullable(),
      answer: notes,
      answeredAt: instant.nullable(),
    }),
  )
  .max(MOST);
export type ArchivedAssist = z.infer<typeof archivedAssists>[number];

/** Post-processing and retainers of plans, whose hashes name their documents here as elsewhere. */
export const archivedFinishes = z
  .array(
    z.strictObject({
      version: counted,
      /** Which of the plans it is of, counted from 1. */
      plan: counted,
      kind: finishKindSchema,
      state: z.enum(['working', 'completed']),
      content: finishContent.nullable(),
      sha256: sha256Hex.nullable(),
      worker: archivedPerson.nullable(),
      workedAt: instant,
      completer: archivedPerson.nullable(),
      completedAt: instant.nullable(),
      confirmedHash: sha256Hex.nullable(),
    }),
  )
  .max(MOST);
export type ArchivedFinish = z.infer<typeof archivedFinishes>[number];
