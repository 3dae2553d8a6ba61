import { z } from 'zod';
import { crc64, objectName } from '../files/stored-object.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, keyword, nothing, page, pageQuery } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { serviceIdSchema, serviceNames } from '../access/service-types.ts';
import { type CredentialFile, credentialFiles } from './credential-items.ts';
import { credentialRules, openingRules } from './credential-rules.ts';
import { certificationDetail, certificationRow, credential, ownCredentials } from './entities.ts';

const shownDocument = z.object({ url: z.string(), expiration: instant });
const texts = {
  registrationNumber: fieldSchema(credentialRules.registrationNumber),
  creditCode: fieldSchema(credentialRules.creditCode),
  idNumber: fieldSchema(credentialRules.idNumber),
};
const refusedTexts = ['creditCodeInvalid', 'registrationNumberInvalid', 'idNumberInvalid'] as const;
const ofPractice = ['recordNotFound', 'notPracticeOwner'] as const;

/** Credentials of doctors and practices, and their certification by operators. */
export const certificationEndpoints = {
  own: endpoint({
    id: 'certification.own',
    method: 'GET',
    path: '/doctor/doc/authInfo',
    summary: 'The own credentials and, with a practice that the caller created, those of the practice.',
    access: ['account:manage'],
    query: z.strictObject({ practiceId: id.optional() }),
    data: ownCredentials,
    errors: ofPractice,
  }),
  keepFile: endpoint({
    id: 'certification.keepFile',
    method: 'POST',
    path: '/doctor/doc/authFile',
    summary: 'Keeps an uploaded paper or photo (data type 9) until it is submitted, in the place of an earlier one.',
    access: ['account:manage'],
    body: z.strictObject({
      practiceId: id.nullish(),
      item: z.enum(credentialFiles as [CredentialFile, ...CredentialFile[]]),
      objectName,
      fileName: z.string().trim().min(1).max(255),
      /** Bytes. */
      size: z.number().int().positive(),
      crc64,
    }),
    data: credential,
    errors: [
      ...ofPractice,
      'storageScope',
      'fileFormat',
      'fileTooLarge',
      'fileNotUploaded',
      'checksumMismatch',
      'credentialTooSmall',
      'credentialUnreadable',
      'credentialsSubmitted',
    ],
    rateLimit: 60,
  }),
  keepTexts: endpoint({
    id: 'certification.keepTexts',
    method: 'PUT',
    path: '/doctor/doc/authText',
    summary:
      'Keeps the numbers of a person and a practice until they are submitted; an empty one is forgotten, an absent one stays.',
    access: ['account:manage'],
    body: z.strictObject({ practiceId: id.nullish(), ...texts }),
    data: nothing,
    errors: [...ofPractice, ...refusedTexts, 'credentialsSubmitted'],
  }),
  submit: endpoint({
    id: 'certification.submit',
    method: 'POST',
    path: '/doctor/doc/createAuth',
    summary:
      'Submits what was kept, with the numbers of the practice, for certification; what was right already stays.',
    access: ['account:manage'],
    body: z.strictObject({ practiceId: id.nullish(), ...texts }),
    data: ownCredentials,
    errors: [...ofPractice, ...refusedTexts, 'registrationIncomplete', 'credentialsMissing', 'credentialsSubmitted'],
    rateLimit: 20,
  }),
  document: endpoint({
    id: 'certification.document',
    method: 'POST',
    path: '/doctor/doc/authUrl',
    summary: 'A short-lived address of an own paper or photo.',
    access: ['account:manage'],
    body: z.strictObject({ credentialId: id }),
    data: shownDocument,
    errors: ['recordNotFound'],
  }),
  queue: endpoint({
    id: 'certification.queue',
    method: 'GET',
    path: '/platform/certification/page',
    summary: 'Who waits for certification, the longest first; those who were answered, the last first.',
    access: ['platform:certify'],
    query: z.strictObject({
      ...pageQuery.shape,
      state: z.enum(['readyAuth', 'authed', 'authFailed']).default('readyAuth'),
      /** A part of the name of the person or the practice, or of the practice code. */
      keyword: keyword.optional(),
    }),
    data: page(certificationRow),
  }),
  detail: endpoint({
    id: 'certification.detail',
    method: 'GET',
    path: '/platform/certification/detail',
    summary: 'Everything that somebody has submitted, without the documents themselves.',
    access: ['platform:certify'],
    query: z.strictObject({ userId: id }),
    data: certificationDetail,
    errors: ['recordNotFound'],
  }),
  view: endpoint({
    id: 'certification.view',
    method: 'POST',
    path: '/platform/certification/document',
    summary: 'A short-lived address of a submitted document; every look stands in the security log of its owner.',
    access: ['platform:certify'],
    body: z.strictObject({ credentialId: id }),
    data: shownDocument,
    errors: ['recordNotFound'],
  }),
  decide: endpoint({
    id: 'certification.decide',
    method: 'POST',
    path: '/platform/certification/decide',
    summary:
      'Certifies parts, and returns those in which something is marked as wrong, with a reason that the person reads. A certified account or practice without a last day gets one; days that were said before stay.',
    access: ['platform:certify'],
    body: z.strictObject({
      userId: id,
      /** As the operator has seen them: one that was submitted anew since is not decided. */
      parts: z
        .array(z.strictObject({ certificationId: id, submission: z.number().int().positive() }))
        .min(1)
        .max(20),
      wrong: z
        .array(z.strictObject({ credentialId: id, reason: z.string().trim().max(500).optional() }))
        .max(40)
        .default([]),
      reason: z.string().trim().max(500).nullish(),
      /** Last day of an account and a practice that are certified now and have none yet. */
      expires: fieldSchema(openingRules.expires),
      /** What an account that has no last day yet may use from now on; what it could already, where absent. */
      services: z.array(serviceIdSchema).min(1).max(serviceNames.length).optional(),
    }),
    data: certificationDetail,
    errors: ['recordNotFound', 'certificationDecided', 'reasonRequired', 'credentialsUnmarked', 'expiryRequired'],
  }),
} as const;
