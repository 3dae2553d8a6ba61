import type { FormRules } from '../wire/field-rule.ts';

/** Reason, question or answer that some actions of the case machine go with. */
export const wordsRules = {
  reason: { kind: 'text', required: 'form', max: 500, refusals: ['reasonRequired'] },
} as const satisfies FormRules;
