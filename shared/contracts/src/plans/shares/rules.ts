import type { FormRules } from '../../wire/field-rule.ts';
import { linkPasswordRule } from '../links/password-rules.ts';

/** Making a link by which a plan is shown to a patient. */
export const shareRules = {
  photos: { kind: 'choice', required: 'form' },
  wearDays: { kind: 'choice' },
  days: { kind: 'choice', required: 'form' },
  password: linkPasswordRule,
} as const satisfies FormRules;

/** The password of a link that there is. */
export const shareProtectionRules = {
  password: { ...linkPasswordRule, required: 'form' },
} as const satisfies FormRules;
