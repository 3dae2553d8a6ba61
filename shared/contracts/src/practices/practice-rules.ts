import { emailRule, userNameRule } from '../access/register-rules.ts';
import type { FormRules, TextRule } from '../wire/field-rule.ts';
import { PHONE_PATTERN } from '../wire/patterns.ts';

const place = { kind: 'text', max: 60 } as const satisfies TextRule;

/** What the creator of a practice says about it, in the order of the form. */
export const practiceRules = {
  name: { kind: 'text', required: true, max: 60 },
  abbreviation: { kind: 'text', required: true, max: 30 },
  /** By which people find the practice, besides its code. */
  phone: { kind: 'text', max: 30, pattern: PHONE_PATTERN, mismatch: 'practicePhoneInvalid' },
  /** The four levels of the place, as codes of the region data: chosen as far as the country is divided, or none. */
  region: { ...place, refusals: ['regionUnknown'] },
  province: place,
  city: place,
  area: place,
  address: { kind: 'text', max: 200 },
  profile: { kind: 'text', max: 1000 },
} as const satisfies FormRules;

/** The code of a practice that an operator makes; one is drawn where it is empty. */
export const practiceCodeRule = {
  kind: 'text',
  max: 20,
  pattern: /^[A-Za-z0-9][A-Za-z0-9-]{2,19}$/,
  mismatch: 'practiceCodeInvalid',
  refusals: ['practiceCodeTaken'],
} as const satisfies TextRule;

/** A practice as an operator makes and changes it, in the order of the form. */
export const operatedPracticeRules = {
  number: practiceCodeRule,
  name: practiceRules.name,
  abbreviation: practiceRules.abbreviation,
  /** User name, phone or email of its creator. */
  creator: { kind: 'text', required: true, max: 120, refusals: ['accountUnknown'] },
  phone: practiceRules.phone,
  region: practiceRules.region,
  province: practiceRules.province,
  city: practiceRules.city,
  area: practiceRules.area,
  address: practiceRules.address,
  profile: practiceRules.profile,
  /** Last day of the service; empty for no end. */
  expires: { kind: 'day', from: '2000-01-01' },
} as const satisfies FormRules;

/** How somebody looks for a practice to join: its registered phone or its code, as a whole. */
export const practiceSearchRules = {
  keyword: { kind: 'text', required: true, max: 30 },
} as const satisfies FormRules;

/** Why somebody may not join. */
export const joinRejectRules = {
  reason: { kind: 'text', required: 'form', max: 500, refusals: ['reasonRequired'] },
} as const satisfies FormRules;

/** What a creator notes about a member. */
export const memberRules = {
  identity: { kind: 'choice', required: 'form', refusals: ['creatorStays'] },
  role: { kind: 'text', max: 30 },
  department: { kind: 'text', max: 30 },
} as const satisfies FormRules;

/** The account of an assistant, made by a creator. */
export const assistantRules = {
  nickName: { kind: 'text', required: true, max: 60 },
  userName: userNameRule,
  phone: {
    kind: 'text',
    max: 30,
    pattern: PHONE_PATTERN,
    mismatch: 'phoneInvalid',
    refusals: ['userExist', 'contactRequired'],
  },
  email: emailRule,
} as const satisfies FormRules;
