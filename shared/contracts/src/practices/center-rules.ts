import type { FormRules } from '../wire/field-rule.ts';

/** How the creator of a practice, or a link, names a design center. */
export const centerNumberRules = {
  no: { kind: 'text', required: true, max: 30, refusals: ['designCenterUnknown', 'centerBound'] },
} as const satisfies FormRules;

/** What the platform calls a design center. */
export const centerRules = {
  designCenterName: { kind: 'text', required: true, max: 60 },
  /** Empty: the server draws one. */
  designCenterNo: {
    kind: 'text',
    max: 20,
    pattern: /^[A-Za-z0-9-]{3,20}$/,
    mismatch: 'centerNumberInvalid',
    refusals: ['centerNumberTaken'],
  },
} as const satisfies FormRules;

/** Who is to work in a design center: the name by which the account logs in, its phone or its e-mail. */
export const centerStaffRules = {
  account: { kind: 'text', required: true, max: 120, refusals: ['accountUnknown', 'alreadyStaff'] },
} as const satisfies FormRules;

/** The practice that a center is to design for, by its code. */
export const centerPracticeRules = {
  number: { kind: 'text', required: true, max: 30, refusals: ['practiceUnknown', 'centerBound'] },
} as const satisfies FormRules;
