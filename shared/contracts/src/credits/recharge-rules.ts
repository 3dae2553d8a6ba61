import type { FormRules, TextRule } from '../wire/field-rule.ts';

const amount = {
  kind: 'text',
  max: 7,
  pattern: /^[1-9]\d{0,6}$/,
  mismatch: 'amountInvalid',
} as const satisfies TextRule;

/** What a creator asks for. Amounts are typed as text; they travel as numbers. */
export const rechargeRules = {
  amount: { ...amount, required: true },
  remark: { kind: 'text', max: 200 },
} as const satisfies FormRules;

/** What an administrator books, with a request or without one. */
export const bookingRules = {
  credits: { ...amount, refusals: ['nothingToBook'] },
  freeCases: amount,
  freeModels: amount,
  freeReports: amount,
  assistAudits: amount,
  contract: { kind: 'text', max: 60, refusals: ['contractRequired'] },
  note: { kind: 'text', max: 200 },
} as const satisfies FormRules;

/** Why a request is declined. */
export const declineRules = {
  reason: { kind: 'text', required: true, max: 500 },
} as const satisfies FormRules;

/** What actions cost, in credits. */
export const priceRules = {
  confirmPlan: { ...amount, required: true },
} as const satisfies FormRules;
