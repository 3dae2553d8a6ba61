import { useRef, useState } from 'react';
import type { FormRules } from '@archway/contracts';
import { useUnsavedGuard } from '../navigation/use-unsaved-guard.ts';
import { uncaught } from '../state/uncaught.ts';
import { ApiError } from '../wire/api-error.ts';
import { transportFailure } from '../wire/failures.ts';
import { refusedFields } from './refused-fields.ts';
import { type Fields, type Refused, useFields } from './use-fields.ts';

export interface FormOptions<V extends object> {
  /** Unique on the page. */
  readonly id: string;
  /** Rules of the contract that the call's schema is made from too. */
  readonly rules: FormRules<keyof V & string>;
  readonly initial: V;
  /** The field's name on the screen. */
  readonly label: (name: keyof V & string) => string;
  /** Sends what was entered, without spaces around it. Calls in it are `quiet`: the form tells their refusals. */
  readonly send: (values: V) => Promise<unknown>;
  /** Whether leaving the screen asks first while something is entered and not sent; true when absent. */
  readonly guard?: boolean;
}

/** What a text field is given besides its `FormField`. */
export interface TextBinding {
  readonly value: string;
  readonly maxLength: number | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}

export interface FormState<V extends object> extends Pick<Fields<keyof V & string>, 'field' | 'touch'> {
  readonly id: string;
  readonly values: V;
  /** Something is entered that was not sent. */
  readonly dirty: boolean;
  readonly busy: boolean;
  /** What the server said that belongs to no field. */
  readonly failure: string | undefined;
  set(change: Partial<V>): void;
  text(name: keyof V & string): TextBinding;
  /** Sends what stands in the form, if nothing is wrong with it; whether it was taken. */
  submit(): Promise<boolean>;
  /** Begins anew with the initial values. */
  reset(): void;
  /** What a dialog that holds the form and sends it is given. */
  readonly dialog: {
    readonly id: string;
    readonly busy: boolean;
    readonly dirty: boolean;
    readonly failure: string | undefined;
    readonly onSubmit: () => void;
  };
}

/** Ties text fields to values that somebody else holds; `useForm` does it for its own. */
export const textBinding =
  <V extends object>(
    rules: FormRules<keyof V & string>,
    values: V,
    set: (change: Partial<V>) => void,
    touch: (name: keyof V & string) => void,
  ) =>
  (name: keyof V & string): TextBinding => {
    const rule = rules[name];
    return {
      value: String(values[name] ?? ''),
      maxLength: rule.kind === 'text' ? rule.max : undefined,
      onChange: (event) => set({ [name]: event.target.value } as Partial<V>),
      onBlur: () => touch(name),
    };
  };

const clean = <V extends object>(rules: FormRules<keyof V & string>, values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      const rule = rules[name as keyof V & string];
      const trims = typeof value === 'string' && !(rule.kind === 'text' && rule.verbatim);
      return [name, trims ? value.trim() : value];
    }),
  ) as V;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Buttons wait for no answer: what is thrown here would be seen by nobody who filled the form in. */
function unexpected(failure: unknown): ApiError {
  uncaught(failure);
  return transportFailure('unexpected');
}

/**
 * A form from its first letter to the server's answer: values, what is wrong with them by the rules of the contract,
 * one sending at a time, refusals at their fields, and a question before it is left unsent.
 * A failure that is no refusal of a call is told, too, in general words, and recorded.
 */
export function useForm<V extends object>(options: FormOptions<V>): FormState<V> {
  const { id, rules, initial, label, send, guard = true } = options;
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused<keyof V & string> | null>(null);
  const sending = useRef(false);
  const fields = useFields<keyof V & string>({ id, rules, values, label, refused });
  const dirty = !same(clean(rules, values), clean(rules, start));
  useUnsavedGuard(guard && dirty && !busy);
  const set = (change: Partial<V>): void => setValues((known) => ({ ...known, ...change }));
  const whole = refused !== null && refusedFields(rules, refused.failure).length === 0;

  const submit = async (): Promise<boolean> => {
    if (sending.current || !fields.check()) return false;
    sending.current = true;
    setBusy(true);
    setRefused(null);
    try {
      await send(clean(rules, values));
      setStart(values);
      return true;
    } catch (failure) {
      setRefused({ failure: failure instanceof ApiError ? failure : unexpected(failure), values });
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const failure = whole ? refused.failure.message : undefined;
  return {
    id,
    values,
    dirty,
    busy,
    failure,
    field: fields.field,
    touch: fields.touch,
    set,
    text: textBinding(rules, values, set, fields.touch),
    submit,
    reset() {
      setStart(initial);
      setValues(initial);
      setRefused(null);
      fields.forget();
    },
    dialog: { id, busy, dirty, failure, onSubmit: () => void submit() },
  };
}
