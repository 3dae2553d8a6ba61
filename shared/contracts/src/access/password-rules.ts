import type { FormRules } from '../wire/field-rule.ts';

/** 8-16 characters with at least two kinds of digits, upper case, lower case and symbols. */
export const PASSWORD_PATTERN = /^(?!\d+$)(?![a-z]+$)(?![A-Z]+$)(?![^\da-zA-Z]+$)[\x21-\x7e]{8,16}$/;

const password = { kind: 'text', required: true, max: 60, verbatim: true } as const;

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
