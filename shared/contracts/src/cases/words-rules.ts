import type { FormRules } from '../wire/field-rule.ts';

/** Reason, question or answer that some actions of the case machine go with. */
export const wordsRules = {
  reason: { kind: 'text', required: 'form', max: 500, refusals: ['reasonRequired'] },
} as const satisfies FormRules;

/** The same where something else may stand for them. */
export const optionalWordsRules = {
  reason: { kind: 'text', max: wordsRules.reason.max, refusals: ['reasonRequired'] },
} as const satisfies FormRules;
