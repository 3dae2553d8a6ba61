import { z } from 'zod';

/** A value of an enumeration: what travels and is stored, and what code calls it. */
export interface ValueRow {
  readonly value: number | string;
  readonly key: string;
}

/** The values of a table by name: `caseStatus.designing`. Each keeps its own type, so that a `switch` narrows. */
export type Named<R extends ValueRow> = { readonly [Row in R as Row['key']]: Row['value'] };

/** Names the values of a table; where two rows have one key, the later one counts. */
export const named = <const R extends ValueRow>(rows: readonly R[]): Named<R> =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Named<R>;

/** Takes the values of a table and no other; what it infers is their union. */
export const valueSchema = <const R extends Pick<ValueRow, 'value'>>(rows: readonly R[]): z.ZodLiteral<R['value']> =>
  z.literal(rows.map(({ value }) => value as R['value']));

/**
 * The row of a value. Undefined for one that this build does not know: an answer may come from a later contract, and
 * what is shown must not break by it.
 */
export const rowOf = <R extends ValueRow>(rows: readonly R[], value: unknown): R | undefined =>
  rows.find((row) => row.value === value);

/** Whether a value is one of a set of them; statuses are compared by sets, never by their order. */
export const isOneOf = <const T>(values: readonly T[], value: unknown): value is T => values.includes(value as T);

/** The same numbers where everything arrives as text: in a query or a path. */
export const fromText = <T extends number>(schema: z.ZodType<T>) =>
  z.preprocess(
    (given: T | `${T}`): unknown => (typeof given === 'string' && given.trim() !== '' ? Number(given) : given),
    schema,
  );
