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
  /** Makes rows of what the driver hands over: values in the order in which they were selected. */
  read(found: readonly (readonly unknown[])[]): Row[];
  /** The same with a value more, made of what stands in the row before it. */
  with<Key extends string, Value>(
    key: Key,
    make: (row: Row) => Value,
  ): Selection<Row & { readonly [Each in Key]: Value }>;
}

export type RowOf<Of> = Of extends Selection<infer Row> ? Row : never;

/** The row says once what is selected, under which name it is read, and of which type it is. */
export const selection = <Of extends Columns>(
  columns: Of,
): Selection<{ [Key in keyof Of]: Of[Key] extends Column<infer Value> ? Value : never }> =>
  selecting(Object.entries(columns), []);

type Entry<Of> = readonly [key: string, of: Of];
type Make = (row: never) => unknown;

const selecting = <Row>(columns: readonly Entry<Column<unknown>>[], made: readonly Entry<Make>[]): Selection<Row> => ({
  get sql() {
    return listOf(columns);
  },
  read: (found) => rowsOf(columns, made, found) as Row[],
  with: (key, make) => selecting(columns, [...made, [key, make]]),
});

/** `source as "key", …`; neighbours that never change stand as one text, for this is written with every call. */
function listOf(columns: readonly Entry<Column<unknown>>[]): SQL {
  const parts: SQL[] = [];
  let text: string[] = [];
  const endText = (): void => {
    if (text.length > 0) parts.push(sql.raw(text.join(', ')));
    text = [];
  };
  for (const [key, { source }] of columns) {
    if (typeof source === 'string') text.push(`${source} as "${key}"`);
    else {
      endText();
      parts.push(sql`${source} as ${sql.identifier(key)}`);
    }
  }
  endText();
  return sql.join(parts, sql`, `);
}

function rowsOf(
  columns: readonly Entry<Column<unknown>>[],
  made: readonly Entry<Make>[],
  found: readonly (readonly unknown[])[],
): unknown[] {
  const blank = blankOf([...columns, ...made].map(([key]) => key));
  return found.map((values) => {
    const row = { ...blank };
    let index = 0;
    for (const [key, { read }] of columns) {
      const value = values[index++];
      row[key] = read && value !== null ? read(value) : value;
    }
    for (const [key, make] of made) row[key] = make(row as never);
    return row;
  });
}

/**
 * A row without values, to be copied. Parsed rather than filled key by key, and with all the keys that it will have: to
 * an engine an object that grows to so many is a hash table, and what is done with it takes many times as long.
 */
const blankOf = (keys: readonly string[]): Record<string, unknown> =>
  JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as Record<string, unknown>;
