import type { FormRules } from '../wire/field-rule.ts';
import { EMAIL_PATTERN, PHONE_PATTERN, USER_NAME_PATTERN } from '../wire/patterns.ts';
import { LONGEST_PASSWORD, PASSWORD_PATTERN } from './password-rules.ts';

/** An account as an operator makes and changes it, in the order of the form. */
export const operatedAccountRules = {
  userName: {
    kind: 'text',
    required: true,
    max: 20,
    pattern: USER_NAME_PATTERN,
    mismatch: 'userNameInvalid',
    refusals: ['userNameTaken'],
  },
  nickName: { kind: 'text', max: 60 },
  phone: { kind: 'text', max: 30, pattern: PHONE_PATTERN, mismatch: 'phoneInvalid', refusals: ['userExist'] },
  email: { kind: 'text', max: 120, pattern: EMAIL_PATTERN, mismatch: 'emailInvalid', refusals: ['emailExist'] },
  /** Only where the account is made; without one its owner sets it by a code to phone or e-mail. */
  password: {
    kind: 'text',
    max: LONGEST_PASSWORD,
    verbatim: true,
    pattern: PASSWORD_PATTERN,
    mismatch: 'passwordRule',
    refusals: ['passwordNeeded'],
  },
  /** Last day on which the account may create cases; without one it may not. */
  expires: { kind: 'day', from: '2000-01-01' },
} as const satisfies FormRules;

/** Why an operator does what hurts somebody; the owner of the account reads it. */
export const operatorReasonRules = {
  reason: { kind: 'text', required: true, max: 200 },
} as const satisfies FormRules;
