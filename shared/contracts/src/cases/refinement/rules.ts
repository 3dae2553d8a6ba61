import type { FormRules } from '../../wire/field-rule.ts';

/** Steps that may be named where the plan does not say how many there are. */
export const MOST_STEPS = 200;

/** What the practice tells when it restarts a case. */
export const refinementRules = {
  reasons: { kind: 'choice', required: 'form' },
  description: { kind: 'text', required: 'form', max: 1500 },
  upperWorn: { kind: 'choice' },
  lowerWorn: { kind: 'choice' },
  teeth: { kind: 'choice' },
  problemStep: { kind: 'choice' },
  extended: { kind: 'text', max: 1500 },
  summary: { kind: 'text', max: 500 },
} as const satisfies FormRules;
