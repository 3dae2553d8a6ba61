import type { FormRules } from '../wire/field-rule.ts';

/** Six digits of an authenticator app, or a recovery code of ten letters and digits; spaces and a hyphen do not count. */
const CODE_PATTERN = /^(?:\d{3}\s?\d{3}|[A-Za-z2-7]{5}[ -]?[A-Za-z2-7]{5})$/;

const code = {
  kind: 'text',
  required: true,
  max: 20,
  pattern: CODE_PATTERN,
  mismatch: 'secondFactorWrong',
  refusals: ['secondFactorWrong', 'loginThrottled'],
} as const;
const password = {
  kind: 'text',
  required: true,
  max: 60,
  verbatim: true,
  refusals: ['passwordWrong', 'loginThrottled'],
} as const;

/** The second step of a login, and whatever else asks for a code alone. */
export const secondFactorRules = { code } as const satisfies FormRules;

/** Turning the second factor on begins with the password. */
export const secondFactorEnrolRules = { password } as const satisfies FormRules;

/** Turning it off asks for both. */
export const secondFactorOffRules = {
  password,
  code: { ...code, refusals: ['secondFactorWrong'] },
} as const satisfies FormRules;
