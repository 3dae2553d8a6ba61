import { z } from 'zod';
import { storageCredentials } from '../../files/endpoints.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id, instant, nothing } from '../../wire/envelope.ts';
import { caseKey } from '../case-key.ts';
import { photoPosition, registeredPhoto, uploadedPhoto } from '../photos.ts';
import { phoneLinkState } from './link-machine.ts';

/** A link that is not used ends after so many minutes; whatever a phone does with it moves its end by as many. */
export const PHONE_LINK_MINUTES = 15;
/** However much it is used, a link ends after so many minutes. */
export const PHONE_LINK_LONGEST_MINUTES = 120;
/** Most photos that come by one link. */
export const PHONE_LINK_PHOTOS = 60;
/** Public page that a link opens; the token follows it as the fragment, which browsers send to nobody. */
export const PHONE_PHOTOS_PATH = '/phone-photos';

/** 256 random bits as base64url. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** What a phone shows instead of a login: the token of the link, and a secret that it made itself when it opened it. */
const passFields = { token: secret, device: secret };
const pass = z.strictObject(passFields);

/** A link as the practice sees it. */
const phoneLink = z.object({
  linkId: id,
  state: z.enum(phoneLinkState),
  expiresAt: instant,
  /** When a phone opened it. */
  connectedAt: instant.nullable(),
  /** Photos that have come by it. */
  received: z.number().int(),
});
export type PhoneLink = z.infer<typeof phoneLink>;

/** All that a phone is told: of the patient nothing but the number of the case and initials. */
const phoneIntake = z.object({
  ptNo: z.string(),
  initials: z.string(),
  positions: z.array(z.object({ position: photoPosition, required: z.boolean(), taken: z.boolean() })),
  received: z.number().int(),
  /** Photos that may still come. */
  room: z.number().int(),
  expiresAt: instant,
});
export type PhoneIntake = z.infer<typeof phoneIntake>;

const overErrors = ['phoneLinkInvalid', 'phoneLinkExpired', 'phoneLinkRevoked', 'phoneLinkUsed'] as const;

/** Photos that a phone without a login sends into one version of one case, by a link. */
export const phoneEndpoints = {
  open: endpoint({
    id: 'phone.open',
    method: 'POST',
    path: '/doctor/pt/photo/phone',
    summary: `Makes a link by which one phone may add photos to a case version, for ${PHONE_LINK_MINUTES} minutes and as long as it is used, at most ${PHONE_LINK_LONGEST_MINUTES}; an earlier one of the caller for this version ends. The token is told this once.`,
    access: ['photo:upload'],
    body: caseKey.extend({ version: counted }),
    data: phoneLink.extend({ token: secret }),
    errors: ['recordNotFound', 'caseNotEditable'],
  }),
  status: endpoint({
    id: 'phone.status',
    method: 'GET',
    path: '/doctor/pt/photo/phone/:linkId',
    summary: 'How far a link to a case is that the caller sees.',
    access: ['photo:upload'],
    params: z.strictObject({ linkId: id }),
    data: phoneLink,
    errors: ['recordNotFound'],
  }),
  revoke: endpoint({
    id: 'phone.revoke',
    method: 'DELETE',
    path: '/doctor/pt/photo/phone/:linkId',
    summary: 'Ends a link. One that is over stays as it is.',
    access: ['photo:upload'],
    params: z.strictObject({ linkId: id }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
  connect: endpoint({
    id: 'phone.connect',
    method: 'POST',
    path: '/phone/photos/connect',
    summary:
      'Opens a link on a phone, which it belongs to from then on; asked again, says how far the photos are. Needs no login.',
    access: 'public',
    body: pass,
    data: phoneIntake,
    errors: [...overErrors, 'caseNotEditable'],
    rateLimit: 120,
  }),
  storage: endpoint({
    id: 'phone.storage',
    method: 'POST',
    path: '/phone/photos/storage',
    summary:
      'Short-lived credentials for the place of this link alone: what else the case has cannot be read or written.',
    access: 'public',
    body: pass,
    data: storageCredentials,
    errors: [...overErrors, 'caseNotEditable'],
    rateLimit: 60,
  }),
  register: endpoint({
    id: 'phone.register',
    method: 'POST',
    path: '/phone/photos/register',
    summary: 'Makes objects that the phone has put into the place of its link a photo of the case, as on any page.',
    access: 'public',
    body: uploadedPhoto.extend({ ...passFields, ...registeredPhoto }),
    /** `placed` is where the photo stands now; null where somebody at the desk decides. */
    data: phoneIntake.extend({ placed: photoPosition.nullable() }),
    errors: [
      ...overErrors,
      'phoneLinkLimit',
      'caseNotEditable',
      'fileNotUploaded',
      'checksumMismatch',
      'storageScope',
      'fileFormat',
      'fileTooLarge',
      'photoLimit',
    ],
    rateLimit: 120,
  }),
} as const;
