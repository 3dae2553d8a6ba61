import { type SQL, sql } from 'drizzle-orm';

export type Direction = 'asc' | 'desc';

/**
 * `order by` these columns in one direction. They end with a key, so that rows of equal value never change places
 * between two pages. @param columns parts of the statement that the code writes, never what a request names
 */
export const ordered = (columns: readonly string[], direction: Direction): SQL =>
  sql.raw(`order by ${columns.map((column) => `${column} ${direction === 'asc' ? 'asc' : 'desc'}`).join(', ')}`);

/**
 * The column by which a reader wants a list sorted, of those that may be asked for.
 * @throws for any other name: none of a request ever stands in a statement
 */
export function sortColumn<Key extends string>(columns: Readonly<Record<Key, string>>, asked: Key): string {
  if (!Object.hasOwn(columns, asked)) throw new Error(`no list is sorted by ${asked}`);
  return columns[asked];
}
