import type { Page } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../database/database.ts';
import { executeRead } from '../database/planned.ts';
import type { Selection } from './selection.ts';

/** Which page of how many rows; the first is 1. */
export interface PageQuery {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Number of rows before a page. */
export const skipped = ({ pageNum, pageSize }: PageQuery): number => (pageNum - 1) * pageSize;

export const limitTo = (page: PageQuery): SQL => sql`limit ${page.pageSize} offset ${skipped(page)}`;

/** @param from the statement behind `from` */
export const selectRows = <Row>(db: Querier, row: Selection<Row>, from: SQL): Promise<Row[]> =>
  executeRead(db, sql`select ${row.sql} from ${from}`, row.read, { planned: false });

/** The same for a statement that every connection plans once: see `executeRead`, and what it is not for. */
export const selectPlanned = <Row>(db: Querier, row: Selection<Row>, from: SQL): Promise<Row[]> =>
  executeRead(db, sql`select ${row.sql} from ${from}`, row.read, { planned: true });

/** Number of rows. @param from the statement behind `from`, without an order */
export async function countRows(db: Querier, from: SQL): Promise<number> {
  const counted = await db.execute<{ count: string }>(sql`select count(*) as count from ${from}`);
  return Number(counted.rows[0]?.count ?? 0);
}

/**
 * The number of all rows where a page alone tells it: one with rows that is not full is the last one.
 * @returns null where they have to be counted
 */
export const totalByPage = (page: PageQuery, rowsOnPage: number): number | null =>
  rowsOnPage < page.pageSize && (rowsOnPage > 0 || page.pageNum === 1) ? skipped(page) + rowsOnPage : null;

interface Listed<Row> {
  readonly row: Selection<Row>;
  /** The statement behind `from`, with its conditions. */
  readonly from: SQL;
  readonly order: SQL;
  readonly page: PageQuery;
  /** Where their number is kept: otherwise they are counted. */
  readonly count?: () => Promise<number>;
}

/** One page of a list in its order, and the number of all its rows, which is counted only where the page leaves it open. */
export async function selectPage<Row>(db: Querier, { row, from, order, page, count }: Listed<Row>): Promise<Page<Row>> {
  const rows = await selectRows(db, row, sql`${from} ${order} ${limitTo(page)}`);
  return { rows, total: totalByPage(page, rows.length) ?? (await (count ?? (() => countRows(db, from)))()) };
}
