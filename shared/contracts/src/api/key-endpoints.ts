import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { day, id, instant, nothing } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { apiKeyRules } from './key-rules.ts';
import { apiScopeValues } from './scopes.ts';

const apiKey = z.object({
  keyId: id,
  name: z.string(),
  /** Its first characters, by which people know it. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopeValues)),
  expiresOn: day.nullable(),
  expired: z.boolean(),
  createTime: instant,
  lastUsedTime: instant.nullable(),
  revokedTime: instant.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** Keys of a practice for the public API; made and revoked by its creator, in the account area. */
export const apiKeyEndpoints = {
  list: endpoint({
    id: 'apiKeys.list',
    method: 'GET',
    path: '/doctor/outpatient/:outpatientId/apiKeys',
    summary: 'Keys of a practice for the public API, newest first, also those that were revoked.',
    access: ['account:manage'],
    params: z.strictObject({ practiceId: id }),
    data: z.array(apiKey),
    errors: ['recordNotFound', 'notPracticeOwner'],
  }),
  create: endpoint({
    id: 'apiKeys.create',
    method: 'POST',
    path: '/doctor/outpatient/:outpatientId/apiKeys',
    summary: 'Makes a key of the public API. Its secret is answered this once.',
    access: ['account:manage'],
    params: z.strictObject({ practiceId: id }),
    body: z.strictObject({
      name: fieldSchema(apiKeyRules.name),
      scopes: z.array(z.enum(apiScopeValues)).min(1).max(apiScopeValues.length),
      expiresOn: fieldSchema(apiKeyRules.expiresOn),
    }),
    data: apiKey.extend({ secret: z.string() }),
    errors: ['recordNotFound', 'notPracticeOwner', 'apiKeyLimit', 'apiKeyExpiry'],
  }),
  revoke: endpoint({
    id: 'apiKeys.revoke',
    method: 'DELETE',
    path: '/doctor/outpatient/:outpatientId/apiKeys/:keyId',
    summary: 'Revokes a key at once; revoking it again changes nothing.',
    access: ['account:manage'],
    params: z.strictObject({ practiceId: id, keyId: id }),
    data: nothing,
    errors: ['recordNotFound', 'notPracticeOwner'],
  }),
} as const;
