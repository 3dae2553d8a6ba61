import type { FormRules } from '../wire/field-rule.ts';
import { ID_PATTERN } from '../wire/patterns.ts';

/** A task that goes from one to another. */
export const taskRules = {
  assignUserId: { kind: 'choice', required: 'form', pattern: ID_PATTERN, refusals: ['disabledDesigner'] },
  note: { kind: 'text', max: 500 },
} as const satisfies FormRules;
