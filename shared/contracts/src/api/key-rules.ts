import type { FormRules } from '../wire/field-rule.ts';

/** Active keys of a practice, at most. */
export const MOST_API_KEYS = 20;

/** What a new key of the public API is asked for. */
export const apiKeyRules = {
  name: { kind: 'text', required: true, max: 60 },
  /** The last day on which it is good; none: until it is revoked. */
  expiresOn: { kind: 'day', refusals: ['apiKeyExpiry'] },
} as const satisfies FormRules;
