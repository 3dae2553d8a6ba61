import type { FormRules } from '../../wire/field-rule.ts';

/** What may be written into the report of an implant case. */
export const implantTextRules = {
  system: { kind: 'text', max: 60 },
  remark: { kind: 'text', max: 500 },
  conclusion: { kind: 'text', max: 2000 },
} as const satisfies FormRules;
