import type { FormRules } from '../../wire/field-rule.ts';

/** What may be written into the request of a crown or an implant. */
export const requestTextRules = {
  margin: { kind: 'text', max: 500 },
  system: { kind: 'text', max: 60 },
  remark: { kind: 'text', max: 1500 },
} as const satisfies FormRules;
