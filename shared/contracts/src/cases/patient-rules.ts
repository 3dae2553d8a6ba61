import type { FormRules, TextRule } from '../wire/field-rule.ts';
import { EMAIL_PATTERN, ID_PATTERN } from '../wire/patterns.ts';

/** At most 12 characters and none of `/ \ : * ? " < > | ; & % # ' @`, a space or a non-breaking space. */
export const CASE_ID_PATTERN = /^[^/\\:*?"<>|;&%#'@ \u00a0]{1,12}$/u;

const name = { kind: 'text', max: 60 } as const satisfies TextRule;

/** What the first step of the wizard asks for, in the order of the form. */
export const patientRules = {
  patientName: { ...name, required: true },
  gender: { kind: 'choice', required: true },
  birthday: { kind: 'day', required: true, from: '1900-01-01', notAfterToday: 'birthdayInFuture' },
  phone: { kind: 'text', max: 30 },
  email: { kind: 'text', max: 120, pattern: EMAIL_PATTERN, mismatch: 'emailInvalid' },
  practiceId: {
    kind: 'choice',
    required: true,
    pattern: ID_PATTERN,
    refusals: ['practiceExpired', 'practiceDisabled', 'recordNotFound'],
  },
  /** The caller when it is absent. */
  doctorId: { kind: 'choice', required: 'form', pattern: ID_PATTERN, refusals: ['doctorUnknown'] },
  /** The server numbers the case when it is empty. */
  ptNo: { kind: 'text', pattern: CASE_ID_PATTERN, mismatch: 'caseIdInvalid', refusals: ['caseIdTaken'] },
  customDoctorName: name,
  customClinic: name,
  productType: { kind: 'choice', required: 'form' },
  entrust: {
    kind: 'choice',
    required: true,
    refusals: ['noDesignCenter', 'noDesignCenterMember', 'teamDesignOff', 'designTypeFixed', 'selfDesignByApi'],
  },
} as const satisfies FormRules;
