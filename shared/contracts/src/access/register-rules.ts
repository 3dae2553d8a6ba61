import type { FormRules, TextRule } from '../wire/field-rule.ts';
import { EMAIL_PATTERN, USER_NAME_PATTERN } from '../wire/patterns.ts';
import { REGION_PATTERN } from './dialling-codes.ts';
import { LONGEST_PASSWORD, PASSWORD_PATTERN } from './password-rules.ts';
import { CODE_PATTERN } from './verification-code.ts';

/** A new password travels encrypted; its rule is the form's, and asked again by the server. */
const newPassword = {
  kind: 'text',
  required: true,
  max: LONGEST_PASSWORD,
  verbatim: true,
  pattern: PASSWORD_PATTERN,
  mismatch: 'passwordRule',
} as const satisfies TextRule;

/** The same once more. That it is the same cannot be told from the field alone: the form compares, and the server. */
const confirmPassword = {
  kind: 'text',
  required: true,
  max: LONGEST_PASSWORD,
  verbatim: true,
  refusals: ['passwordsDiffer'],
} as const satisfies TextRule;

const region = { kind: 'choice', required: true, pattern: REGION_PATTERN } as const;
const code = {
  kind: 'text',
  required: true,
  pattern: CODE_PATTERN,
  mismatch: 'codeWrong',
} as const satisfies TextRule;
/** Whether it is a number of its region is told by `contactOf`. */
const phone = {
  kind: 'text',
  required: true,
  max: 30,
  mismatch: 'phoneInvalid',
  pattern: /^[+(\d][\d\s().-]*$/,
  refusals: ['userExist'],
} as const satisfies TextRule;
/** Of somebody who may be reached otherwise. */
export const emailRule = {
  kind: 'text',
  max: 120,
  pattern: EMAIL_PATTERN,
  mismatch: 'emailInvalid',
  refusals: ['emailExist'],
} as const satisfies TextRule;

/** 6-20 letters, digits, underscores and hyphens, beginning with a letter. */
export const userNameRule = {
  kind: 'text',
  required: true,
  max: 20,
  pattern: USER_NAME_PATTERN,
  mismatch: 'userNameInvalid',
  refusals: ['userNameTaken'],
} as const satisfies TextRule;

/** A new account: by phone or by e-mail, each of which is one of its fields. */
export const registerRules = {
  region,
  phone,
  email: { ...emailRule, required: true },
  code,
  userName: userNameRule,
  password: newPassword,
  confirmPassword,
} as const satisfies FormRules;

/** A new password for an account that a code proves. */
export const resetRules = {
  region,
  phone: { ...phone, refusals: [] },
  email: { ...emailRule, required: true, refusals: [] },
  code,
  password: newPassword,
  confirmPassword,
} as const satisfies FormRules;

/** Login by code: phone or e-mail in one field. */
export const codeLoginRules = {
  region,
  account: { kind: 'text', required: true, max: 120 },
  code,
} as const satisfies FormRules;
