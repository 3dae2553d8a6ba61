import type { FormRules } from '../../wire/field-rule.ts';

/** A finding in the words of whoever inspects; they may stand alone, and then they must be there. */
export const findingRules = {
  words: { kind: 'text', max: 500, refusals: ['findingWordsRequired'] },
} as const satisfies FormRules;
