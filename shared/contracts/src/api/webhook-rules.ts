import type { FormRules } from '../wire/field-rule.ts';

/** Endpoints of a practice, at most. */
export const MOST_WEBHOOKS = 10;

/** Where an endpoint is told. */
export const webhookRules = {
  url: {
    kind: 'text',
    required: true,
    max: 500,
    pattern: /^https?:\/\/[^\s@#]+$/,
    mismatch: 'addressNotAllowed',
    refusals: ['webhookLimit'],
  },
} as const satisfies FormRules;
