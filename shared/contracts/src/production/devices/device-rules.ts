import type { FormRules } from '../../wire/field-rule.ts';

/** What is written of a device. */
export const deviceRules = {
  name: { kind: 'text', required: true, max: 60, refusals: ['deviceNameTaken'] },
  /** Maker and model. */
  model: { kind: 'text', max: 60 },
  /** The day on which it is maintained next. */
  nextMaintenance: { kind: 'day', from: '2000-01-01' },
  note: { kind: 'text', max: 500 },
} as const satisfies FormRules;
