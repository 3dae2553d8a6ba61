import { z } from 'zod';
import { id, instant } from '../wire/envelope.ts';
import { valueSchema } from '../wire/values.ts';
import { type CredentialItem, certificationParts, credentialItemKeys } from './credential-items.ts';
import { certificationMachine } from './machine.ts';
import { certifications } from './states.ts';

export const credentialItemSchema = z.enum(credentialItemKeys as [CredentialItem, ...CredentialItem[]]);

/** What an operator found. */
export const credentialVerdicts = ['right', 'wrong'] as const;
export type CredentialVerdict = (typeof credentialVerdicts)[number];

/** One paper, photo or number that somebody has given. */
export const credential = z.object({
  credentialId: id,
  item: credentialItemSchema,
  /** Of a file: what the user called it, and its bytes; null for a text. */
  fileName: z.string().nullable(),
  size: z.number().int().nullable(),
  /** It is a picture, and no PDF. */
  picture: z.boolean(),
  text: z.string().nullable(),
  suppliedAt: instant,
  /** Null until somebody has looked at it. */
  verdict: z.enum(credentialVerdicts).nullable(),
  /** What is wrong with it, as the operator wrote it. */
  reason: z.string().nullable(),
});
export type Credential = z.infer<typeof credential>;

/** A part with what was given for it. */
export const certifiedPart = z.object({
  /** Null before anything was given. */
  certificationId: id.nullable(),
  part: valueSchema(certificationParts),
  state: valueSchema(certifications),
  /** How often it was submitted. */
  submission: z.number().int(),
  submittedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** Why it was returned. */
  reason: z.string().nullable(),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(certificationMachine.actions)),
  credentials: z.array(credential),
});
export type CertifiedPart = z.infer<typeof certifiedPart>;

/** Somebody's own credentials, and those of a practice that they created. */
export const ownCredentials = z.object({
  /** Credentials can be submitted: the account is registered completely. */
  registered: z.boolean(),
  practiceId: id.nullable(),
  practiceName: z.string().nullable(),
  /** ISO 3166-1 code by which papers are looked at. */
  country: z.string(),
  parts: z.array(certifiedPart),
});
export type OwnCredentials = z.infer<typeof ownCredentials>;

/** Somebody who waits for an answer, or has got one. */
export const certificationRow = z.object({
  userId: id,
  name: z.string(),
  userName: z.string(),
  practiceName: z.string().nullable(),
  practiceCode: z.string().nullable(),
  /** `readyAuth` as long as one part waits. */
  state: valueSchema(certifications),
  /** The part that has waited longest; null where none waits. */
  waitingSince: instant.nullable(),
  decidedAt: instant.nullable(),
  /** Most submissions of a part: more than one is another try. */
  submission: z.number().int(),
});
export type CertificationRow = z.infer<typeof certificationRow>;

/** All that an operator knows of somebody's credentials. */
export const certificationDetail = z.object({
  userId: id,
  name: z.string(),
  userName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  registerTime: instant,
  parts: z.array(
    certifiedPart.extend({
      certificationId: id,
      practiceId: id.nullable(),
      practiceName: z.string().nullable(),
      practiceCode: z.string().nullable(),
      practiceAddress: z.string().nullable(),
      country: z.string(),
      decidedBy: z.string().nullable(),
    }),
  ),
});
export type CertificationDetail = z.infer<typeof certificationDetail>;
