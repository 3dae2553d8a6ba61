import type { FormRules } from '../wire/field-rule.ts';

/** Where an external aligner service answers, and by what it knows the caller. */
export const integrationRules = {
  url: {
    kind: 'text',
    required: true,
    max: 500,
    pattern: /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/,
    mismatch: 'integrationUrlInvalid',
  },
  /** Empty: the one that is saved stays. */
  apiKey: {
    kind: 'text',
    max: 200,
    pattern: /^\S{8,}$/,
    mismatch: 'integrationKeyInvalid',
    refusals: ['integrationKeyMissing'],
  },
} as const satisfies FormRules;
