import type { FormRules } from '../wire/field-rule.ts';
import { LONGEST_NAME } from './customization.ts';

/** One entry of a menu or a dictionary, in the order of the form. */
export const customEntryRules = {
  /** Of a value that is added to a dictionary. */
  key: { kind: 'text', required: true, pattern: /^(?:0|[1-9]\d{0,3})$/, mismatch: 'dictionaryValueInvalid' },
  zh: { kind: 'text', required: true, max: LONGEST_NAME.zh },
  en: { kind: 'text', required: true, max: LONGEST_NAME.en },
  hidden: { kind: 'choice' },
  phone: { kind: 'choice' },
  designType: { kind: 'choice' },
} as const satisfies FormRules;
