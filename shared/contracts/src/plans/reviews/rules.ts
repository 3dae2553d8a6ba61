import { emailRule } from '../../access/register-rules.ts';
import { optionalWordsRules, wordsRules } from '../../cases/words-rules.ts';
import type { FormRules } from '../../wire/field-rule.ts';
import { linkPasswordRule } from '../links/password-rules.ts';

/** Asking somebody for a review. */
export const reviewRules = {
  kind: { kind: 'choice', required: true },
  recipientName: { kind: 'text', required: true, max: 60 },
  recipientMail: { ...emailRule, required: true, refusals: [] },
  lang: { kind: 'choice', required: true },
  question: { kind: 'text', max: 500 },
  protection: { kind: 'choice', required: true },
  /** Told to the reviewer by whoever asks: no mail holds it. */
  password: linkPasswordRule,
  days: { kind: 'choice', required: true },
  views: { kind: 'choice', required: true },
} as const satisfies FormRules;

/** What a reviewer shows to a link that asks for the code of a mail. */
export const reviewCodeRules = {
  code: {
    ...{ kind: 'text', required: 'form', pattern: /^\d{6}$/, mismatch: 'codeWrong' },
    refusals: ['codeWrong', 'loginThrottled'],
  },
} as const satisfies FormRules;

/** Why a plan is returned; and what is said of one that passes. */
export const reviewDecisionRules = { reason: wordsRules.reason } as const satisfies FormRules;
export const reviewPassRules = { reason: optionalWordsRules.reason } as const satisfies FormRules;
