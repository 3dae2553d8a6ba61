import { z } from 'zod';
import { caseMessage } from '../../cases/messages/entities.ts';
import { counted, id, instant } from '../../wire/envelope.ts';
import { documentLimits } from '../document/limits.ts';
import { planTooth } from '../document/tooth.ts';
import { MOST_COMMENTED_TEETH } from './rules.ts';

/** Who reads a comment: everybody who sees the case, or those alone who design and audit it. */
export const commentAudiences = ['everybody', 'design'] as const;
export type CommentAudience = (typeof commentAudiences)[number];

const coordinate = z.number().min(-documentLimits.coordinate).max(documentLimits.coordinate);
const place = z.tuple([coordinate, coordinate, coordinate]);

/** From where somebody looked, in the frame of the jaws: mm, y up. */
export const commentView = z.strictObject({
  position: place,
  target: place,
  up: z.tuple([z.number().min(-1.01).max(1.01), z.number().min(-1.01).max(1.01), z.number().min(-1.01).max(1.01)]),
});
export type CommentView = z.infer<typeof commentView>;

/** What a comment is about; nothing of it where it is about the plan as a whole. */
export const commentPin = z.strictObject({
  /** FDI numbers: one tooth, or two for their contact. */
  teeth: z
    .array(planTooth)
    .max(MOST_COMMENTED_TEETH)
    .refine((teeth) => new Set(teeth).size === teeth.length, { error: 'given twice' }),
  /** The aligner at which it was seen; 0 is the scan. */
  step: z.number().int().min(0).max(documentLimits.steps).nullable(),
  view: commentView.nullable(),
});
export type CommentPin = z.infer<typeof commentPin>;

/** What was written, whether it begins a thread or answers in one. */
const written = caseMessage.pick({ author: true, at: true, text: true, attachments: true, mentions: true, own: true });

export const commentReply = written.extend({
  commentId: id,
  /** The caller may take it back. */
  removable: z.boolean(),
});
export type CommentReply = z.infer<typeof commentReply>;

export const planComment = commentReply.extend({
  planId: id,
  /** Counts from 1 within the plan: what stands in its pin. */
  number: counted,
  audience: z.enum(commentAudiences),
  pin: commentPin,
  /** Who said that it is settled; null while it is open. */
  resolved: z.object({ by: z.string(), at: instant }).nullable(),
  /** The caller may say that it is settled, or is open again. */
  settleable: z.boolean(),
  /** Oldest first. */
  replies: z.array(commentReply),
});
export type PlanComment = z.infer<typeof planComment>;

/** How many comments on a plan the reader may read. */
export const commentCount = z.object({ planId: id, open: z.number().int(), all: z.number().int() });
export type CommentCount = z.infer<typeof commentCount>;
