import { SQL, StringChunk, sql } from 'drizzle-orm';

/** A condition that is only there when its value is: a filter that nobody has set asks nothing. */
export const ifGiven = <Value>(value: Value | undefined, ask: (value: Value) => SQL | undefined): SQL | undefined =>
  value === undefined || value === '' ? undefined : ask(value);

/**
 * All of these conditions; those that ask nothing are left out, and without any every row is meant. Each stands in
 * brackets of its own, so that an `or` inside of one cannot open the others.
 */
export function allOf(...conditions: readonly (SQL | undefined)[]): SQL {
  const asked = conditions.filter((condition) => condition !== undefined);
  if (asked.length === 0) return sql`true`;
  // One level of chunks: each level that is nested costs as much as a condition, with every call.
  const chunks = asked.flatMap((condition, index) => [new StringChunk(index === 0 ? '(' : ') and ('), condition]);
  return new SQL([...chunks, new StringChunk(')')]);
}

/** The pattern of `like` for texts that contain this one, of which no character is taken for a wildcard. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Values of the contract, not of a request, to stand after `in`: as literals, one plan of a statement serves every reader. */
export const oneOf = (values: readonly number[]): SQL => sql.raw(values.join(', '));
