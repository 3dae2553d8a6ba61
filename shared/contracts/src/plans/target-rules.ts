import type { FormRules } from '../wire/field-rule.ts';

/** A new target plan. */
export const targetRules = {
  name: { kind: 'text', required: true, max: 60 },
  remarks: { kind: 'text', max: 500 },
} as const satisfies FormRules;
