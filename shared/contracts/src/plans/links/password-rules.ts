import type { FormRules, TextRule } from '../../wire/field-rule.ts';

/** What protects a link: told to whoever opens it by whoever makes it, and kept as a hash. */
export const linkPasswordRule = {
  kind: 'text',
  max: 64,
  pattern: /^.{6,64}$/,
  mismatch: 'linkPasswordRule',
  refusals: ['linkPasswordRule'],
} as const satisfies TextRule;

/** What is shown to a link that asks for a password. */
export const linkUnlockRules = {
  password: {
    ...{ kind: 'text', required: 'form', max: 64 },
    refusals: ['linkPasswordWrong', 'linkThrottled'],
  },
} as const satisfies FormRules;
