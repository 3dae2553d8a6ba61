import type { FormRules } from '../../wire/field-rule.ts';

/** Making a link by which a plan is shown to a patient. */
export const shareRules = {
  photos: { kind: 'choice', required: 'form' },
  wearDays: { kind: 'choice' },
  days: { kind: 'choice', required: 'form' },
} as const satisfies FormRules;
