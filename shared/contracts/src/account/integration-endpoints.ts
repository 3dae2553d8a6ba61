import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { instant, nothing } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { integrationRules } from './integration-rules.ts';

const integration = z.object({
  url: z.string(),
  /** Its last four characters behind dots: the key itself is never answered. */
  apiKey: z.string(),
  updateTime: instant,
});
export type Integration = z.infer<typeof integration>;

/** The integration with an external aligner service, of a doctor. */
export const integrationEndpoints = {
  config: endpoint({
    id: 'integration.config',
    method: 'GET',
    path: '/doctor/doc/creativeAligner/config',
    summary: 'The integration setting of the caller; null when there is none.',
    access: ['setting:edit'],
    data: integration.nullable(),
  }),
  save: endpoint({
    id: 'integration.save',
    method: 'POST',
    path: '/doctor/doc/creativeAligner/save/config',
    summary: 'Saves the integration setting. An absent or empty key keeps the one that is saved.',
    access: ['setting:edit'],
    body: z.strictObject({
      url: fieldSchema(integrationRules.url),
      apiKey: fieldSchema(integrationRules.apiKey),
    }),
    data: integration,
    errors: ['integrationUrlInvalid', 'integrationKeyInvalid', 'integrationKeyMissing'],
  }),
  remove: endpoint({
    id: 'integration.remove',
    method: 'DELETE',
    path: '/doctor/doc/creativeAligner/config',
    summary: 'Removes the integration setting and its key.',
    access: ['setting:edit'],
    data: nothing,
  }),
} as const;
