import { type GetColumnData, type SQL, type Table, getTableColumns, is, sql } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';
import { toInstant } from '../database/instant.ts';

/** One value of a row: what a statement selects, and what is made of what the driver hands over. */
export interface Column<Value> {
  /** A text is the same in every statement; an expression may carry values of its own. */
  readonly source: string | SQL;
  /** Null where the driver's value is the value. Never asked about null, which stays null. */
  readonly read: ((found: unknown) => Value) | null;
}

type Columns = Readonly<Record<string, Column<unknown>>>;

/** A moment is an instant of the wire, and not the `Date` that the table's own reader makes. */
type Read<Data> = Data extends Date ? string : Data;

type ColumnsOf<Of extends Table, Key extends keyof Of['_']['columns']> = {
  readonly [Each in Key]: Column<Read<GetColumnData<Of['_']['columns'][Each]>>>;
};

/** Columns of a table under its alias in a statement, with the types of the table; moments are read as instants. */
export function columnsOf<Of extends Table, Key extends string & keyof Of['_']['columns']>(
  table: Of,
  alias: string,
  ...keys: readonly Key[]
): ColumnsOf<Of, Key> {
  const known = getTableColumns(table);
  const columnOf = (key: Key): Column<unknown> => {
    const column = known[key];
    if (!column) throw new Error(`the table has no column ${key}`);
    const read = is(column, PgTimestamp)
      ? (found: unknown) => toInstant(found as string)
      : (found: unknown) => column.mapFromDriverValue(found);
    return { source: `${alias}."${column.name}"`, read };
  };
  return Object.fromEntries(keys.map((key) => [key, columnOf(key)])) as ColumnsOf<Of, Key>;
}

/** An expression with the type of its values, which is what the driver makes of them. */
export const computed = <Value>(expression: SQL<Value> | SQL): Column<Value> => ({ source: expression, read: null });

/** What a statement selects of each row, by name. */
export interface Selection<Row> {
  /** For between `select` and `from`. */
  readonly sql: SQL;
  /** Makes rows of what the driver handed over, in place. */
  readonly read: (found: Record<string, unknown>[]) => Row[];
}

export type RowOf<Of> = Of extends Selection<infer Row> ? Row : never;

/** The row says once what is selected, under which name it is read, and of which type it is. */
export function selection<Of extends Columns>(
  columns: Of,
): Selection<{ [Key in keyof Of]: Of[Key] extends Column<infer Value> ? Value : never }> {
  const parts: SQL[] = [];
  // Neighbours that never change stand as one text: a row of thirty columns is written with every call.
  let text: string[] = [];
  const endText = (): void => {
    if (text.length > 0) parts.push(sql.raw(text.join(', ')));
    text = [];
  };
  const readers: [key: string, read: (found: unknown) => unknown][] = [];
  for (const [key, { source, read }] of Object.entries(columns)) {
    if (typeof source === 'string') text.push(`${source} as "${key}"`);
    else {
      endText();
      parts.push(sql`${source} as ${sql.identifier(key)}`);
    }
    if (read) readers.push([key, read]);
  }
  endText();
  return {
    sql: sql.join(parts, sql`, `),
    read: (found) => {
      for (const row of found) {
        for (const [key, read] of readers) if (row[key] !== null) row[key] = read(row[key]);
      }
      return found as never;
    },
  };
}
