import { wordsRules } from '../../cases/words-rules.ts';
import type { FormRules } from '../../wire/field-rule.ts';

/** Asking for help with an audit. */
export const assistRules = {
  designCenterId: { kind: 'choice', required: true },
  question: { kind: 'text', max: 500 },
} as const satisfies FormRules;

/** What is advised, and why: what should change has to be said. */
export const assistAnswerRules = {
  verdict: { kind: 'choice', required: true },
  reason: { kind: 'text', max: 2000, refusals: ['reasonRequired'] },
} as const satisfies FormRules;

/** Why no help is given. */
export const assistDeclineRules = { reason: wordsRules.reason } as const satisfies FormRules;
