import type { FormRules } from '../wire/field-rule.ts';

/** Who is to produce for a practice: the name by which the account logs in, its phone or its e-mail. */
export const makerRules = {
  account: { kind: 'text', required: true, max: 120, refusals: ['accountUnknown', 'alreadyMaker'] },
} as const satisfies FormRules;
