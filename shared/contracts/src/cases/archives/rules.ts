import type { DayRule, FormRules, TextRule } from '../../wire/field-rule.ts';

const remarks = { kind: 'text', max: 1500 } as const satisfies TextRule;
const FIRST_DAY = '1900-01-01';

/** A record of the patient data library, in the order of the form. */
export const recordRules = {
  name: { kind: 'text', required: true, max: 100 },
  remarks,
} as const satisfies FormRules;

/** A follow-up, in the order of the form. */
export const visitRules = {
  visitDate: { kind: 'day', required: true, from: FIRST_DAY, notAfterToday: 'visitDateImpossible' },
  upperStep: { kind: 'choice' },
  lowerStep: { kind: 'choice' },
  findings: { kind: 'choice' },
  remarks,
  nextVisit: { kind: 'day', from: FIRST_DAY, refusals: ['nextVisitTooEarly'] },
} as const satisfies FormRules;

const takenOn = { kind: 'day', from: FIRST_DAY, notAfterToday: 'pictureDateImpossible' } as const satisfies DayRule;

/** What is said of a picture. */
export const archivePictureRules = {
  name: { kind: 'text', max: 100 },
  position: { kind: 'choice' },
  takenOn,
} as const satisfies FormRules;
