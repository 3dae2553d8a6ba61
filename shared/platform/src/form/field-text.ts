import { type FieldRule, fieldProblem, refusalOf } from '@archway/contracts';
import { today } from '../format/today.ts';
import { errorText } from '../i18n/error-text.ts';
import { text } from '../i18n/use-text.ts';

/**
 * What is wrong with a value by its rule, in the reader's words; undefined when the server would take it.
 * @param label the field's name on the screen
 */
export function fieldText(rule: FieldRule, value: unknown, label: string): string | undefined {
  const problem = fieldProblem(rule, value, today());
  if (problem === undefined) return undefined;
  const refusal = refusalOf(rule, problem);
  if (refusal) return errorText(refusal);
  switch (problem) {
    case 'required':
      return text('platform', rule.kind === 'text' ? 'field.required' : 'field.choose', { name: label });
    case 'tooLong':
      return text('platform', 'field.tooLong', { num: rule.kind === 'text' ? (rule.max ?? 0) : 0 });
    case 'mismatch':
    case 'future':
      return text('platform', 'field.mismatch', { name: label });
  }
}
