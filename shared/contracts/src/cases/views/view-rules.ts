import type { FormRules } from '../../wire/field-rule.ts';

/** What a reader calls a view of a case list. */
export const viewRules = {
  name: { kind: 'text', required: true, max: 30, refusals: ['viewNameTaken', 'viewLimit'] },
} as const satisfies FormRules;

/** Views that a reader keeps of the list of one service. */
export const MOST_VIEWS = 30;
