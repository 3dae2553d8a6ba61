import { z } from 'zod';
import { photoPosition } from '../../cases/photos.ts';
import { storageCredentials } from '../../files/endpoints.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, day, id, instant } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { linkSecret } from '../links/links.ts';
import { linkUnlockRules } from '../links/password-rules.ts';
import { shownPlan } from '../links/shown-plan.ts';
import { pictureRef, presentationLanguages, slideSchema } from '../presentations/slides.ts';
import { sharedDoctor, sharedPractice } from './card.ts';
import { shareKey } from './endpoints.ts';
import { wearDays } from './kinds.ts';

/** What a viewer shows instead of a login: the key of the link, and a secret that the page made when it opened it. */
const pass = z.strictObject({ token: shareKey, device: linkSecret });

/** A photo that the link shows, of the version that it shows or of an earlier one. */
const sharedPhoto = z.object({
  version: counted,
  position: photoPosition,
  /** Addresses of the photo and of a small one, for a quarter of an hour. */
  url: z.string(),
  thumbUrl: z.string(),
});
export type SharedPhoto = z.infer<typeof sharedPhoto>;

/** What happened until now: a plan was agreed on, or the treatment went on. */
const sharedEvent = z.object({
  version: counted,
  what: z.enum(['confirmed', 'started', 'paused', 'resumed', 'ended', 'refined']),
  at: instant,
  /** Of the plan that was agreed on. */
  upperSteps: z.number().int().nullable(),
  lowerSteps: z.number().int().nullable(),
});
export type SharedEvent = z.infer<typeof sharedEvent>;

/** What every link tells, whatever it shows. */
const shared = {
  expiresAt: instant,
  portrait: z.boolean(),
  /** Of the patient: that is all that is told. */
  initials: z.string(),
  /** Null where the link does not tell. */
  doctor: sharedDoctor.nullable(),
  practice: sharedPractice.nullable(),
};

const sharedPlan = z.object({
  ...shared,
  subject: z.literal('plan'),
  plan: shownPlan,
  wearDays: z.literal([...wearDays]).nullable(),
  photos: z.array(sharedPhoto),
  /** Oldest first; null where the link does not tell. */
  history: z.array(sharedEvent).nullable(),
});
export type SharedPlan = z.infer<typeof sharedPlan>;

/** A picture that slides show, from the intake or the library. */
const sharedPicture = pictureRef.extend({
  position: photoPosition.nullable(),
  /** The day it was taken. */
  date: day,
  /** Addresses of the picture and of a small one, for a quarter of an hour. */
  url: z.string(),
  thumbUrl: z.string(),
});

const sharedPresentation = z.object({
  ...shared,
  subject: z.literal('presentation'),
  title: z.string(),
  language: z.enum(presentationLanguages),
  /** Those that are finished, of plans that have passed the audit, as they are now. */
  slides: z.array(slideSchema).min(1),
  pictures: z.array(sharedPicture),
  plans: z.array(z.object({ planId: id, plan: shownPlan })),
});
export type SharedPresentation = z.infer<typeof sharedPresentation>;

const over = ['shareLinkInvalid', 'shareLinkExpired', 'shareLinkRevoked', 'sharePlanChanged'] as const;

/** What a viewer does by a link, without a login: look. */
export const shareVisitEndpoints = {
  open: endpoint({
    id: 'shareVisit.open',
    method: 'POST',
    path: '/ortho/share/open',
    summary:
      'What a share link shows, with its password where it asks for one. Counts a view; the same page may read on for a while. Needs no login.',
    access: 'public',
    body: pass.extend({ password: fieldSchema(linkUnlockRules.password).optional() }),
    data: z.discriminatedUnion('subject', [sharedPlan, sharedPresentation]),
    errors: [...over, 'linkLocked', 'linkPasswordWrong', 'linkThrottled'],
    rateLimit: 60,
  }),
  storage: endpoint({
    id: 'shareVisit.storage',
    method: 'POST',
    path: '/ortho/share/storage',
    summary: 'Short-lived credentials to read the meshes that a link shows; they end with the link.',
    access: 'public',
    body: pass,
    data: storageCredentials,
    errors: [...over, 'shareLinkClosed'],
    rateLimit: 60,
  }),
} as const;
