import { useState } from 'react';
import { type FormRules, fieldProblem } from '@archway/contracts';
import { today } from '../format/today.ts';
import { text } from '../i18n/use-text.ts';
import type { ApiError } from '../wire/api-error.ts';
import { fieldText } from './field-text.ts';
import { refusedFields } from './refused-fields.ts';

/** What a field needs to be drawn; `FormField` of the facade takes it as it is. */
export interface FieldState {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  /** What is wrong with it, once it is to be said. */
  readonly problem: string | undefined;
}

/** A refusal of the server, and the values that it was given for. */
export interface Refused<Name extends string> {
  readonly failure: ApiError;
  readonly values: Values<Name>;
}

export type Values<Name extends string> = { readonly [N in Name]?: unknown };

export interface FieldsOptions<Name extends string> {
  /** Unique on the page; ids of fields begin with it. */
  readonly id: string;
  readonly rules: FormRules<Name>;
  readonly values: Values<Name>;
  /** The field's name on the screen. */
  readonly label: (name: Name) => string;
  /** What the server said last; it stands at its field until that is changed. */
  readonly refused?: Refused<Name> | null;
  /** Everything that is wrong is said at once, as for a form that is opened again. */
  readonly revealed?: boolean;
}

export interface Fields<Name extends string> {
  field(name: Name): FieldState;
  /** The reader has left the field: from now on it is said what is wrong with it. */
  touch(name: Name): void;
  /** Says everything that is wrong and goes to the first of it; whether nothing is. */
  check(): boolean;
  /** Begins anew: says nothing until a field is left, or all are checked. */
  forget(): void;
}

/** Names of fields that the server would not take, in the order of the form. */
export const wrongFields = <Name extends string>(rules: FormRules<Name>, values: Values<Name>): readonly Name[] =>
  (Object.keys(rules) as Name[]).filter((name) => fieldProblem(rules[name], values[name], today()) !== undefined);

/** What the server refused at this field, as long as the field still has the value that was refused. */
function refusalAt<Name extends string>({ rules, refused, values, label }: FieldsOptions<Name>, name: Name) {
  if (!refused || refused.values[name] !== values[name]) return undefined;
  if (!refusedFields(rules, refused.failure).includes(name)) return undefined;
  const { failure } = refused;
  // The general sentence of a request that does not fit says nothing of the field.
  return failure.name === 'paramsError' ? text('platform', 'field.mismatch', { name: label(name) }) : failure.message;
}

/** Problems of the fields of a form whose values somebody else holds; `useForm` holds them itself. */
export function useFields<Name extends string>(options: FieldsOptions<Name>): Fields<Name> {
  const { id, rules, values, label, revealed = false } = options;
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  const [checked, setChecked] = useState(false);
  const idOf = (name: Name): string => `${id}-${name}`;
  return {
    field(name) {
      const said = revealed || checked || touched.has(name);
      const own = said ? fieldText(rules[name], values[name], label(name)) : undefined;
      const problem = own ?? refusalAt(options, name);
      return { id: idOf(name), label: label(name), required: rules[name].required !== undefined, problem };
    },
    touch: (name) => setTouched((known) => (known.has(name) ? known : new Set(known).add(name))),
    check() {
      setChecked(true);
      const [first] = wrongFields(rules, values);
      if (first !== undefined) document.getElementById(idOf(first))?.focus();
      return first === undefined;
    },
    forget() {
      setTouched(new Set());
      setChecked(false);
    },
  };
}
