import type { FormRules } from '../../wire/field-rule.ts';

/** What may be written into a prescription. */
export const prescriptionTextRules = {
  complaint: { kind: 'text', max: 1500 },
  objectives: { kind: 'text', max: 1500 },
  other: { kind: 'text', max: 1500 },
  revisitRequest: { kind: 'text', max: 500 },
} as const satisfies FormRules;

/** A template of a doctor. */
export const prescriptionTemplateRules = {
  name: { kind: 'text', required: true, max: 40, refusals: ['templateNameTaken'] },
} as const satisfies FormRules;

/** Templates that a doctor may keep. */
export const MOST_TEMPLATES = 30;
