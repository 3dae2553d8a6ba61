import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { id, instant, nothing } from '../../wire/envelope.ts';
import { caseKey } from '../case-key.ts';

/** What somebody does with a case that stands before his eyes; who edits reads as well. */
export const presenceDoings = ['reading', 'editing'] as const;
export type PresenceDoing = (typeof presenceDoings)[number];

/** A page says so often that it is still there. */
export const PRESENCE_BEAT_SECONDS = 25;
/** A page that has said nothing for so long has gone without a word: two beats, and time for a slow net. */
export const PRESENCE_GONE_SECONDS = 70;

/** Of the page, made anew whenever it is opened: one person may have several. */
const pageId = z.string().regex(/^[0-9A-Za-z]{32}$/);

export const presentPerson = z.object({
  userId: id,
  name: z.string(),
  doing: z.enum(presenceDoings),
  /** Since when a page of this person is there. */
  since: instant,
  /** The reader, on another page of his own. */
  self: z.boolean(),
});
export type PresentPerson = z.infer<typeof presentPerson>;

export const presenceEndpoints = {
  here: endpoint({
    id: 'presence.here',
    method: 'POST',
    path: '/doctor/pt/presence/here',
    summary: `Says that a page shows a case, and who else has it open, whoever came first standing first; to be said again every ${PRESENCE_BEAT_SECONDS} seconds.`,
    access: ['case:list'],
    body: caseKey.extend({ pageId, doing: z.enum(presenceDoings) }),
    data: z.array(presentPerson),
    errors: ['recordNotFound'],
  }),
  gone: endpoint({
    id: 'presence.gone',
    method: 'POST',
    path: '/doctor/pt/presence/gone',
    summary: 'Says that a page shows its case no longer. A page that is not known is gone already.',
    access: ['case:list'],
    body: z.strictObject({ pageId }),
    data: nothing,
    errors: [],
  }),
} as const;
