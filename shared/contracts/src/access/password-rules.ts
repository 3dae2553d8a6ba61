import type { FormRules } from '../wire/field-rule.ts';

/** Most characters that a password may have. What people are told, 8 to 16, is a hint: longer ones are taken. */
export const LONGEST_PASSWORD = 64;

/** At least 8 characters, with at least two kinds of digits, upper case, lower case and symbols. */
export const PASSWORD_PATTERN = /^(?!\d+$)(?![a-z]+$)(?![A-Z]+$)(?![^\da-zA-Z]+$)[\x21-\x7e]{8,64}$/;

const password = { kind: 'text', required: true, max: LONGEST_PASSWORD, verbatim: true } as const;

/** A change of the own password. Passwords travel encrypted; the server holds the clear text to the same rules. */
export const passwordChangeRules = {
  oldPassword: { ...password, refusals: ['oldPasswordWrong', 'loginThrottled'] },
  newPassword: {
    ...password,
    pattern: PASSWORD_PATTERN,
    mismatch: 'passwordRule',
    refusals: ['passwordRule', 'passwordSame'],
  },
  confirmPassword: { ...password, refusals: ['passwordsDiffer'] },
} as const satisfies FormRules;
