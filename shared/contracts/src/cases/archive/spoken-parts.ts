import { z } from 'zod';
import { counted, id, instant } from '../../wire/envelope.ts';
import { MOST_ATTACHMENTS, MOST_MENTIONS, attachmentExtensions, messageRules } from '../messages/rules.ts';
import { messageSides } from '../messages/writers.ts';
import { archivedFinding } from './course-parts.ts';
import { atPlaces } from './in-order.ts';
import { commentAudiences, commentPin } from '../../plans/comments/entities.ts';
import { caseEntryPath } from './manifest.ts';
import { archivedPerson } from './person.ts';

const MOST = 100_000;

const endsAllowed = (fileName: string): boolean =>
  attachmentExtensions.some((extension) => fileName.toLowerCase().endsWith(`.${extension}`));

const attachment = z.strictObject({
  file: caseEntryPath,
  /** Of the file that its author chose. */
  fileName: z.string().min(1).max(255).refine(endsAllowed, { error: 'no attachment' }),
});

/** The communication about the case. Who has read it belongs to the people of an installation. */
export const archivedMessages = atPlaces(
  z.strictObject({
    id,
    version: counted,
    /** Counts from 1 within the case. */
    seq: counted,
    author: archivedPerson,
    side: z.enum(messageSides),
    text: z.string().max(messageRules.text.max),
    mentions: z.array(archivedPerson).max(MOST_MENTIONS),
    attachments: z.array(attachment).max(MOST_ATTACHMENTS),
    at: instant,
    correctTime: instant.nullable(),
    withdrawTime: instant.nullable(),
  }),
  MOST,
  ({ seq }) => String(seq),
);
export type ArchivedMessage = z.infer<typeof archivedMessages>[number];

/** What was found in inspections that are under way; what those before have found stands in the progress log. */
export const archivedOpenFindings = z
  .array(z.strictObject({ id, version: counted, finding: archivedFinding, by: archivedPerson, at: instant }))
  .max(10_000);
export type ArchivedOpenFinding = z.infer<typeof archivedOpenFindings>[number];

/** What was said of plans, oldest first: comments, and answers in their threads. */
export const archivedComments = z
  .array(
    z.strictObject({
      id,
      version: counted,
      /** Which of the archived plans it is said of, counted from 1. */
      plan: counted,
      /** Which of these comments it answers, counted likewise; null for what begins a thread. */
      thread: counted.nullable(),
      /** Of a thread, counted within its plan; null for answers. */
      number: counted.nullable(),
      author: archivedPerson,
      side: z.enum(messageSides),
      audience: z.enum(commentAudiences),
      pin: commentPin.nullable(),
      text: z.string().max(messageRules.text.max),
      mentions: z.array(archivedPerson).max(MOST_MENTIONS),
      attachments: z.array(attachment).max(MOST_ATTACHMENTS),
      at: instant,
      resolveTime: instant.nullable(),
      resolvedBy: archivedPerson.nullable(),
    }),
  )
  .max(MOST)
  .refine(
    (comments) =>
      comments.every(({ thread, plan, audience }, index) => {
        if (thread === null) return true;
        const first = comments[thread - 1];
        return thread <= index && first?.thread === null && first.plan === plan && first.audience === audience;
      }),
    { error: 'an answer follows what it answers' },
  );
export type ArchivedComment = z.infer<typeof archivedComments>[number];
