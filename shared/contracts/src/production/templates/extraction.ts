import type { FormRules } from '../../wire/field-rule.ts';

export const LONGEST_RULE = 200;
/** Groups that can be put together. */
export const MOST_GROUPS = 9;

/** What is read from the name of a model file, in the order of the form. */
export const extractionRules = {
  /** As RE2 has it: no pattern takes longer than its length times that of the name. */
  pattern: {
    kind: 'text',
    required: 'form',
    max: LONGEST_RULE,
    refusals: ['extractionRuleMissing', 'extractionRuleInvalid'],
  },
  /** A file whose name it matches is of the upper jaw; one that it does not match is of the lower. */
  upperJawPattern: { kind: 'text', max: LONGEST_RULE },
  testFileName: { kind: 'text', required: true, max: 255, refusals: ['extractionFailed'] },
  parts: { kind: 'choice', refusals: ['extractionGroupUnknown'] },
  separator: { kind: 'choice' },
} as const satisfies FormRules;

/** What a rule finds in a name. */
export interface Extraction {
  readonly matched: boolean;
  /** Every group of the rule by its name, or by its number where it has none; null where it took no part. */
  readonly groups: readonly { readonly key: string; readonly text: string | null }[];
  /** The groups of the combination, put together; the whole match where there is none. Null without a match. */
  readonly text: string | null;
  /** Null where the template has no rule for it. */
  readonly upperJaw: boolean | null;
}
