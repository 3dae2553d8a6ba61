import type { FormRules } from '../../wire/field-rule.ts';

/** Templates of one kind that a practice, or the platform, may have. */
export const MOST_PRODUCTION_TEMPLATES = 100;

/** What every template of production has. */
export const templateRules = {
  name: { kind: 'text', required: true, max: 40, refusals: ['templateNameTaken'] },
} as const satisfies FormRules;
