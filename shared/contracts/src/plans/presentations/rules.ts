import type { FormRules } from '../../wire/field-rule.ts';
import { presentationLimits } from './limits.ts';

/** What a presentation begins with. */
export const presentationRules = {
  title: { kind: 'text', required: true, max: presentationLimits.title },
  language: { kind: 'choice', required: true },
} as const satisfies FormRules;
