import { type CaseStatus, caseTab } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { executePlanned } from '../../../infrastructure/database/planned.ts';
import { type ScopeGroup, scopeSql } from '../scope/scope-sql.ts';
import type { ListedCase } from './case-row.ts';
import { listColumns } from './list-columns-sql.ts';
import { type CaseFilter, type CountedFilter, filterSql, needsCounting, pageSql, tabSql } from './list-query-sql.ts';

/** The rows of one page, in order: one statement, whatever stands in a row. */
export async function rowsOfPage(
  db: Database,
  groups: readonly ScopeGroup[],
  filter: CaseFilter,
  userId: string,
): Promise<ListedCase[]> {
  const statement = sql`
    with page as (${pageSql(groups, filter, userId)})
    select ${listColumns(userId)}
    from page join cases c on c.pt_id = page.pt_id
    order by page.sort ${sql.raw(filter.order)}, page.pt_id ${sql.raw(filter.order)}`;
  // The plan of a search hangs on how rare its words are.
  const listed = await (needsCounting(filter)
    ? db.execute<ListedCase>(statement)
    : executePlanned<ListedCase>(db, statement));
  return listed.rows;
}

/** Counts cases one by one: for the filters that the maintained counts cannot answer. */
export async function countRows(
  db: Querier,
  groups: readonly ScopeGroup[],
  filter: CountedFilter,
  userId = '0',
  tab: number = caseTab.all,
): Promise<Map<CaseStatus, number>> {
  const counted = await db.execute<{ status: CaseStatus; count: string }>(sql`
    select c.status, count(*) as count from cases c
    where ${scopeSql(groups)} and ${filterSql(filter)}${tabSql(tab, userId)} group by c.status`);
  return new Map(counted.rows.map((row) => [row.status, Number(row.count)] as const));
}

/** Number of the cases that the user follows. */
export async function countFocused(
  db: Querier,
  groups: readonly ScopeGroup[],
  filter: CountedFilter,
  userId: string,
): Promise<number> {
  const counted = await db.execute<{ count: string }>(sql`
    select count(*) as count from cases c
    where ${scopeSql(groups)} and ${filterSql(filter)}${tabSql(caseTab.focus, userId)}`);
  return Number(counted.rows[0]?.count ?? 0);
}
