import type { FormRules } from '../wire/field-rule.ts';
import { EMAIL_PATTERN, PHONE_PATTERN, USER_NAME_PATTERN } from '../wire/patterns.ts';

/** What the creator of a practice calls a design team. */
export const teamRules = {
  teamName: { kind: 'text', required: true, max: 60, refusals: ['teamNameTaken'] },
} as const satisfies FormRules;

/** The account of a designer, made by the creator of the team. */
export const teamMemberRules = {
  nickName: { kind: 'text', required: true, max: 60 },
  userName: {
    kind: 'text',
    required: true,
    pattern: USER_NAME_PATTERN,
    mismatch: 'userNameInvalid',
    refusals: ['userNameTaken'],
  },
  phone: {
    kind: 'text',
    max: 30,
    pattern: PHONE_PATTERN,
    mismatch: 'phoneInvalid',
    refusals: ['userExist', 'contactRequired'],
  },
  email: {
    kind: 'text',
    max: 120,
    pattern: EMAIL_PATTERN,
    mismatch: 'emailInvalid',
    refusals: ['emailExist'],
  },
  department: { kind: 'text', max: 30 },
} as const satisfies FormRules;

/** What the creator notes about a designer besides the roles. */
export const designerRules = {
  department: { kind: 'text', max: 30 },
} as const satisfies FormRules;
