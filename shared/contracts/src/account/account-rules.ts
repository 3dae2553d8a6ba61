import type { FormRules, TextRule } from '../wire/field-rule.ts';
import { EMAIL_PATTERN } from '../wire/patterns.ts';

const notificationEmail = {
  kind: 'text',
  max: 120,
  pattern: EMAIL_PATTERN,
  mismatch: 'emailInvalid',
  refusals: ['notificationEmailTwice'],
} as const satisfies TextRule;

/** What users may change of their own account. */
export const accountRules = {
  nickName: { kind: 'text', max: 60 },
  notificationEmail1: notificationEmail,
  notificationEmail2: notificationEmail,
  notificationEmail3: notificationEmail,
  notificationEmail4: notificationEmail,
} as const satisfies FormRules;

/** How the reader likes to work. */
export const preferenceRules = {
  designHomePage: { kind: 'choice', required: 'form' },
  tidType: { kind: 'choice', required: 'form' },
} as const satisfies FormRules;

/** How new cases of the reader are designed. */
export const designConfigurationRules = {
  entrust: { kind: 'choice', required: 'form' },
} as const satisfies FormRules;
