import {
  type Column as DatabaseColumn,
  type GetColumnData,
  SQL,
  StringChunk,
  type Table,
  getTableColumns,
  is,
} from 'drizzle-orm';
import { PgBoolean, PgDialect, PgInteger, PgSmallInt, PgText, PgTimestamp } from 'drizzle-orm/pg-core';
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
    return { source: `${alias}."${column.name}"`, read: readerOf(column) };
  };
  return Object.fromEntries(keys.map((key) => [key, columnOf(key)])) as ColumnsOf<Of, Key>;
}

/** Columns whose values the driver hands over as they are. */
const asTheyAre = [PgText, PgBoolean, PgInteger, PgSmallInt] as const;

function readerOf(column: DatabaseColumn): Column<unknown>['read'] {
  if (is(column, PgTimestamp)) return (found) => toInstant(found as string);
  return asTheyAre.some((kind) => is(column, kind)) ? null : (found) => column.mapFromDriverValue(found);
}

const dialect = new PgDialect();

/** An expression with the type of its values, which is what the driver makes of them. */
export function computed<Value>(expression: SQL<Value> | SQL): Column<Value> {
  const { sql: text, params } = dialect.sqlToQuery(expression);
  // What holds no values is written once, and not with every call.
  return { source: params.length === 0 ? text : expression, read: null };
}

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

const selecting = <Row>(columns: readonly Entry<Column<unknown>>[], made: readonly Entry<Make>[]): Selection<Row> => {
  let list: SQL | undefined;
  return {
    get sql() {
      return (list ??= listOf(columns));
    },
    read: (found) => rowsOf(columns, made, found) as Row[],
    with: (key, make) => selecting(columns, [...made, [key, make]]),
  };
};

/** `source as "key", …`; neighbours that never change stand as one text, for this is written with every call. */
function listOf(columns: readonly Entry<Column<unknown>>[]): SQL {
  const chunks: (SQL | StringChunk)[] = [];
  let text = '';
  for (const [key, { source }] of columns) {
    const gap = chunks.length > 0 || text !== '' ? ', ' : '';
    if (typeof source === 'string') text += `${gap}${source} as "${key}"`;
    else {
      chunks.push(new StringChunk(text + gap), source);
      text = ` as "${key}"`;
    }
  }
  return new SQL([...chunks, new StringChunk(text)]);
}

function rowsOf(
  columns: readonly Entry<Column<unknown>>[],
  made: readonly Entry<Make>[],
  found: readonly (readonly unknown[])[],
): unknown[] {
  if (found.length === 0) return [];
  const keys = columns.map(([key]) => key);
  const readers = columns.map(([, { read }]) => read);
  const blank = blankOf([...keys, ...made.map(([key]) => key)]);
  return found.map((values) => {
    const row = { ...blank };
    // By index: iterators of a thousand values take longer than reading them.
    for (let at = 0; at < keys.length; at += 1) {
      const read = readers[at];
      const value = values[at];
      row[keys[at] as string] = read && value !== null ? read(value) : value;
    }
    for (const [key, make] of made) row[key] = make(row as never);
    return row;
  });
}

/**
 * A row without values, to be copied. Parsed rather than filled key by key, and with all the keys that it will have: to
 * an engine an object that grows to so many is a hash table, and what is done with it takes many times as long.
 */
const blankOf = (keys: readonly string[]): Record<string, unknown> => {
  const name = keys.join();
  const known = blanks.get(name);
  if (known) return known;
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as Record<
    string,
    unknown
  >;
  blanks.set(name, blank);
  return blank;
};

/** As many as there are selections in the code. */
const blanks = new Map<string, Record<string, unknown>>();
