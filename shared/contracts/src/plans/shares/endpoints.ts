import { z } from 'zod';
import { objectName } from '../../files/stored-object.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { id, instant } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { linkVisit } from '../links/links.ts';
import { sharedDoctor, sharedPractice } from './card.ts';
import {
  SHARE_DAYS,
  SHARE_KEY_PATTERN,
  shareDays,
  sharePhotos,
  shareProtections,
  shareRequestTypeSchema,
  shareSubjectKeys,
  wearDays,
} from './kinds.ts';
import { offeredShareActions, shareMachine, shareStates } from './machine.ts';
import { shareRules } from './rules.ts';

export const shareKey = z.string().regex(SHARE_KEY_PATTERN);

/** What a link shows besides. A presentation has its own photos, words and order: of it only doctor and practice count. */
const shareOptions = {
  includeDoctor: z.boolean(),
  includeHospital: z.boolean(),
  /** What was planned and treated before, and until now. */
  includeHistory: z.boolean(),
  /** One upright column, as on a phone, on every screen. */
  portrait: z.boolean(),
  photos: z.enum(sharePhotos),
  /** Days for which one aligner is worn; null: nothing is said of time. */
  wearDays: z.literal([...wearDays]).nullable(),
};

/** A link by which a patient looks at something, as its practice sees it. */
const share = z.object({
  shareId: id,
  subject: z.enum(shareSubjectKeys),
  /** Null for what is no plan. */
  planId: id.nullable(),
  /** Null for what is no presentation, and for one that was deleted elsewhere. */
  presentationId: id.nullable(),
  state: z.enum(shareStates).exclude(['none']),
  ...shareOptions,
  protection: z.enum(shareProtections),
  sharedBy: z.string(),
  sharedAt: instant,
  expiresAt: instant,
  views: z.number().int(),
  /** When somebody last looked; null while nobody did. */
  seenAt: instant.nullable(),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(offeredShareActions)),
});
export type Share = z.infer<typeof share>;

/** What a link would tell of people, for whoever chooses what it tells. */
const shareCard = z.object({
  /** Of the patient's name: that is all a link ever tells of it. */
  initials: z.string(),
  doctor: sharedDoctor,
  practice: sharedPractice,
  /** The card is the reader's own, to be filled in the preferences. */
  own: z.boolean(),
});
export type ShareCard = z.infer<typeof shareCard>;

const byId = z.strictObject({ shareId: id });

/** Links by which patients look at plans, as practices make and end them. */
export const shareEndpoints = {
  list: endpoint({
    id: 'shares.list',
    method: 'GET',
    path: '/design/share/list',
    summary:
      'Share links of a case version, newest first; what can be shared now, and what a link would tell of people.',
    access: ['plan:share'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: z.object({
      shares: z.array(share),
      /** Plans of which the caller may make a link now, with the name of their description file. */
      shareable: z.array(z.object({ planId: id, descFilePath: objectName })),
      /** Presentations of which the caller may make a link now. */
      presentations: z.array(id),
      card: shareCard,
    }),
    errors: ['recordNotFound', 'noPermission'],
  }),
  key: endpoint({
    id: 'shares.key',
    method: 'POST',
    path: '/design/share/key',
    summary:
      'Makes a share link for a description file or a presentation, by which anybody who has it looks, and does nothing else. The key is told this once.',
    access: ['plan:share'],
    body: z.strictObject({
      /** The document of a plan, as it lies in the storage; of a plan alone. */
      descFilePath: objectName.optional(),
      /** Of a presentation alone. */
      presentationId: id.optional(),
      requestType: shareRequestTypeSchema,
      includeDoctor: shareOptions.includeDoctor.default(true),
      includeHospital: shareOptions.includeHospital.default(true),
      includeHistory: shareOptions.includeHistory.default(false),
      portrait: shareOptions.portrait.default(false),
      photos: shareOptions.photos.default('none'),
      wearDays: shareOptions.wearDays.default(null),
      days: z.literal([...shareDays]).default(SHARE_DAYS),
      /** What the link asks for besides; without one it opens for whoever has it. */
      password: fieldSchema(shareRules.password),
    }),
    data: share.extend({ key: shareKey }),
    errors: [
      ...(['recordNotFound', 'noPermission', 'transitionRefused', 'shareRequestMixed', 'linkPasswordRule'] as const),
      ...shareMachine.guards.ready.refusals,
    ],
  }),
  short: endpoint({
    id: 'shares.short',
    method: 'POST',
    path: '/design/share/generate/short',
    summary: 'A shorter address of a share link of the caller, with 132 bits that nobody guesses; the long one stays.',
    access: ['plan:share'],
    body: z.strictObject({ originUrl: z.url().max(300) }),
    data: z.object({ shortUrl: z.url() }),
    errors: ['shareUrlForeign'],
  }),
  visits: endpoint({
    id: 'shares.visits',
    method: 'GET',
    path: '/design/share/:shareId/visit',
    summary: 'When and from where a link was opened, newest first; for whoever made it or answers for the practice.',
    access: ['plan:share'],
    params: byId,
    data: z.array(linkVisit),
    errors: ['recordNotFound', 'shareOfAnother'],
  }),
  protect: endpoint({
    id: 'shares.protect',
    method: 'POST',
    path: '/design/share/:shareId/password',
    summary:
      'Sets, changes or takes off the password of a link. Whoever looks there has to show a new one; it is kept as a hash.',
    access: ['plan:share'],
    params: byId,
    body: z.strictObject({
      /** Null takes it off. */
      password: fieldSchema(shareRules.password).unwrap(),
    }),
    data: share,
    errors: [
      ...(['recordNotFound', 'noPermission', 'transitionRefused', 'linkPasswordRule'] as const),
      ...shareMachine.guards.ownShare.refusals,
    ],
  }),
  revoke: endpoint({
    id: 'shares.revoke',
    method: 'POST',
    path: '/design/share/:shareId/revoke',
    summary: 'Ends a link; whoever looks there looks no further.',
    access: ['plan:share'],
    params: byId,
    data: share,
    errors: ['recordNotFound', 'noPermission', 'transitionRefused', ...shareMachine.guards.ownShare.refusals],
  }),
} as const;
