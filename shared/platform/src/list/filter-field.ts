import { ID_PATTERN, LONGEST_KEYWORD } from '@archway/contracts';

/** One part of what a list shows, as it stands in the address under its key. */
export interface FilterField<Value> {
  /** Where the address says nothing, or nothing that can be understood. */
  readonly initial: Value;
  /** @returns `initial` for a text that means nothing here: an address may be of another build, or made up. */
  read(text: string): Value;
  write(value: Value): string;
  /** Keeps rows out; what does not, arranges them, and stays when a filter is cleared. */
  readonly narrows: boolean;
}

/** Words that somebody typed. */
export const textField: FilterField<string> = {
  initial: '',
  read: (text) => text.trim().slice(0, LONGEST_KEYWORD),
  write: (value) => value,
  narrows: true,
};

/** Any text that is chosen, such as a label, or none. */
export const wordField: FilterField<string | undefined> = optional((text) => text.slice(0, LONGEST_KEYWORD));

/** An id as the server gives it: a whole number above zero. */
export const idField: FilterField<string | undefined> = optional((text) => (ID_PATTERN.test(text) ? text : undefined));

/** A day, YYYY-MM-DD. */
export const dayField: FilterField<string | undefined> = optional((text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined,
);

/** One of a few values, or none of them. */
export const choiceField = <Value extends string | number>(
  values: readonly Value[],
): FilterField<Value | undefined> => ({
  initial: undefined,
  read: (text) => values.find((value) => String(value) === text),
  write: String,
  narrows: true,
});

/** On or off; the address says only that it is on. */
export const switchField: FilterField<boolean> = {
  initial: false,
  read: (text) => text === '1',
  write: (on) => (on ? '1' : '0'),
  narrows: true,
};

/** One of a few values that does not keep rows out: a tab, an order. */
export const arrangedField = <Value extends string | number>(
  values: readonly Value[],
  initial: Value,
): FilterField<Value> => ({
  initial,
  read: (text) => values.find((value) => String(value) === text) ?? initial,
  write: String,
  narrows: false,
});

function optional(read: (text: string) => string | undefined): FilterField<string | undefined> {
  return { initial: undefined, read: (text) => read(text) || undefined, write: String, narrows: true };
}
