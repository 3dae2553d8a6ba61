import type { ErrorName } from './errors.ts';

/**
 * What a field of a form must be, as plain data: the schema of the call is made from it (`fieldSchema`), and so is what
 * the page says while somebody types. A file of rules imports nothing of zod, since pages have none at run time.
 */
interface AnyRule {
  /** An empty field is refused: by form and server, or by the form alone where other callers may leave it to the server. */
  readonly required?: true | 'form';
  /** What a value that breaks the rule is refused with; without it, the words are general. */
  readonly mismatch?: ErrorName;
  /** Refusals of the call that speak of this field, and are shown at it. */
  readonly refusals?: readonly ErrorName[];
}

/** Text. Spaces around it do not count. */
export interface TextRule extends AnyRule {
  readonly kind: 'text';
  /** Most characters, in UTF-16 units, as a field's `maxLength` counts. */
  readonly max?: number;
  readonly pattern?: RegExp;
  /** Spaces around it do count, as in a password. */
  readonly verbatim?: true;
}

/** A calendar day, `YYYY-MM-DD`. */
export interface DayRule extends AnyRule {
  readonly kind: 'day';
  /** First day that is taken. */
  readonly from?: string;
  /** Refused when it is after the reader's today; the server asks whether it is today anywhere. */
  readonly notAfterToday?: ErrorName;
}

/** One of several values that the form offers; which, is in their table. */
export interface ChoiceRule extends AnyRule {
  readonly kind: 'choice';
  /** What names the chosen one, where it is a text such as an id. */
  readonly pattern?: RegExp;
}

export type FieldRule = TextRule | DayRule | ChoiceRule;

/** Rules of a form, in the order of its fields. */
export type FormRules<Name extends string = string> = { readonly [N in Name]: FieldRule };

/** What is wrong with a field. */
export type FieldProblem = 'required' | 'tooLong' | 'mismatch' | 'future';

const isEmpty = (value: unknown, verbatim = false): boolean =>
  value === undefined || value === null || (typeof value === 'string' && (verbatim ? value : value.trim()) === '');

/** Whether there is such a day: 29 February only in a leap year. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/**
 * What is wrong with a value, by the rule that the server's schema is made from; undefined when it would be taken.
 * @param today the reader's day, `YYYY-MM-DD`, for days that must not lie in the future
 */
export function fieldProblem(rule: FieldRule, value: unknown, today?: string): FieldProblem | undefined {
  if (isEmpty(value, rule.kind === 'text' && rule.verbatim)) return rule.required ? 'required' : undefined;
  switch (rule.kind) {
    case 'choice':
      return rule.pattern && !rule.pattern.test(String(value)) ? 'mismatch' : undefined;
    case 'day': {
      const day = String(value);
      if (!isDay(day) || (rule.from !== undefined && day < rule.from)) return 'mismatch';
      return rule.notAfterToday !== undefined && today !== undefined && day > today ? 'future' : undefined;
    }
    case 'text': {
      const text = rule.verbatim ? String(value) : String(value).trim();
      if (rule.max !== undefined && text.length > rule.max) return rule.mismatch ? 'mismatch' : 'tooLong';
      return rule.pattern && !rule.pattern.test(text) ? 'mismatch' : undefined;
    }
  }
}

/** The refusal that says what is wrong with a field, where the catalogue has one. */
export function refusalOf(rule: FieldRule, problem: FieldProblem): ErrorName | undefined {
  if (problem === 'mismatch') return rule.mismatch;
  return problem === 'future' && rule.kind === 'day' ? rule.notAfterToday : undefined;
}
