import { z } from 'zod';
import { counted, id, instant } from '../../wire/envelope.ts';
import { MOST_ATTACHMENTS, MOST_MENTIONS, attachmentExtensions, messageRules } from '../messages/rules.ts';
import { messageSides } from '../messages/writers.ts';
import { archivedFinding } from './course-parts.ts';
import { atPlaces } from './in-order.ts';
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
