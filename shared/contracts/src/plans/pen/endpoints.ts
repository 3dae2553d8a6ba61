import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id, instant, nothing } from '../../wire/envelope.ts';

/** Whoever holds the pen of a plan says so often that the page is still there. */
export const PEN_BEAT_SECONDS = 20;
/** After so long without a word the pen may be taken: two beats, and time for a slow net. */
export const PEN_GONE_SECONDS = 60;

/** Of the page, made anew whenever it is opened: one person may have several. */
const pageId = z.string().regex(/^[0-9A-Za-z]{32}$/);

const penHolder = z.object({
  userId: id,
  name: z.string(),
  since: instant,
  /** The reader holds it; `here` on this very page. */
  self: z.boolean(),
  here: z.boolean(),
  /** Nothing was heard of the page for a while: the pen may be taken over. */
  gone: z.boolean(),
});
export type PenHolder = z.infer<typeof penHolder>;

const planKey = z.strictObject({ caseId: id, version: counted, planId: id });

export const penEndpoints = {
  takePen: endpoint({
    id: 'plans.takePen',
    method: 'POST',
    path: '/design/scheme/pen/take',
    summary: `Takes the pen of a draft where nobody else writes, keeps the own one (to be said every ${PEN_BEAT_SECONDS} seconds), or only looks; answers who holds it then.`,
    access: ['plan:design', 'plan:approve'],
    body: planKey.extend({
      pageId,
      /** `look` takes nothing; `over` also what is gone, or what the caller holds on another page. */
      wish: z.enum(['look', 'keep', 'over']),
    }),
    data: z.object({ holder: penHolder.nullable() }),
    errors: ['recordNotFound', 'noPermission'],
  }),
  releasePen: endpoint({
    id: 'plans.releasePen',
    method: 'POST',
    path: '/design/scheme/pen/release',
    summary: 'Lays down the pen that a page holds. What is not held is laid down already.',
    access: ['plan:design', 'plan:approve'],
    body: planKey.extend({ pageId }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
} as const;
