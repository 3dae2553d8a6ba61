import type { FormRules } from '../wire/field-rule.ts';
import { EMAIL_PATTERN, PHONE_PATTERN } from '../wire/patterns.ts';

/** What doctors say of themselves to patients, besides their name. */
export const businessCardRules = {
  title: { kind: 'text', max: 60 },
  phone: { kind: 'text', max: 30, pattern: PHONE_PATTERN, mismatch: 'phoneInvalid' },
  email: { kind: 'text', max: 120, pattern: EMAIL_PATTERN, mismatch: 'emailInvalid' },
  words: { kind: 'text', max: 300 },
} as const satisfies FormRules;
