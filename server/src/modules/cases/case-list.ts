import { type CaseRow, type CaseStatus, type Page } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Database, Querier } from '../../infrastructure/database/database.ts';
import { executePlanned } from '../../infrastructure/database/planned.ts';
import { caseGrants } from '../practices/visibility.ts';
import { countsByStatus, countsByTab } from './case-counts.ts';
import { type ListedCase, listColumns, toCaseRow } from './case-row.ts';
import {
  type CaseFilter,
  type CountedFilter,
  FOCUS_TAB,
  filterSql,
  needsCounting,
  pageSql,
  tabSql,
} from './list-query.ts';
import { type ScopeGroup, scopeGroups, scopeSql } from './scope-sql.ts';

/** The cases that the caller may see, filtered, one page of them. */
export async function pageOfCases(db: Database, caller: Caller, filter: CaseFilter): Promise<Page<CaseRow>> {
  const groups = scopeGroups(await caseGrants(db, caller), filter.outpatientId);
  if (groups.length === 0) return { rows: [], total: 0 };
  // Where the counts know that a page is empty, nothing needs to be searched for it.
  const known = isCounted(filter) ? await countOfTab(db, groups, filter) : null;
  if (known !== null && known <= (filter.pageNum - 1) * filter.pageSize) return { rows: [], total: known };
  const statement = sql`
    with page as (${pageSql(groups, filter, caller.userId)})
    select ${listColumns(caller.userId)}
    from page join cases c on c.pt_id = page.pt_id
    order by page.sort ${sql.raw(filter.order)}, page.pt_id ${sql.raw(filter.order)}`;
  // The plan of a search hangs on how rare its words are.
  const listed = await (needsCounting(filter)
    ? db.execute<ListedCase>(statement)
    : executePlanned<ListedCase>(db, statement));
  const rows = listed.rows.map(toCaseRow);
  return { rows, total: known ?? (await totalOf(db, caller, groups, filter, rows.length)) };
}

const isCounted = (filter: CaseFilter): boolean => filter.tab !== FOCUS_TAB && !needsCounting(filter);

const countOfTab = async (db: Querier, groups: readonly ScopeGroup[], filter: CaseFilter): Promise<number> =>
  sumOfTab(await countsByStatus(db, groups, filter), filter.tab);

const sumOfTab = (byStatus: ReadonlyMap<CaseStatus, number>, tab: number): number =>
  countsByTab(byStatus).find((known) => known.value === tab)?.count ?? 0;

/** Number of cases on each tab under the filters. */
export async function countTabs(
  db: Database,
  caller: Caller,
  filter: CountedFilter,
): Promise<{ value: number; count: number }[]> {
  const groups = scopeGroups(await caseGrants(db, caller), filter.outpatientId);
  const byStatus = needsCounting(filter)
    ? await countRows(db, groups, filter)
    : await countsByStatus(db, groups, filter);
  const focused = await countFocused(db, caller, groups, filter);
  return [...countsByTab(byStatus), { value: FOCUS_TAB, count: focused }];
}

/** The number of rows under filters that the maintained counts know nothing of. */
async function totalOf(
  db: Database,
  caller: Caller,
  groups: readonly ScopeGroup[],
  filter: CaseFilter,
  rowsOnPage: number,
): Promise<number> {
  if (filter.pageNum === 1 && rowsOnPage < filter.pageSize) return rowsOnPage;
  if (filter.tab === FOCUS_TAB) return countFocused(db, caller, groups, filter);
  return sumOfTab(await countRows(db, groups, filter, caller.userId, filter.tab), filter.tab);
}

/** Counts cases one by one: for the filters that the maintained counts cannot answer. */
async function countRows(
  db: Querier,
  groups: readonly ScopeGroup[],
  filter: CountedFilter,
  userId = '0',
  tab = -1,
): Promise<Map<CaseStatus, number>> {
  const counted = await db.execute<{ status: CaseStatus; count: string }>(sql`
    select c.status, count(*) as count from cases c
    where ${scopeSql(groups)} and ${filterSql(filter)}${tabSql(tab, userId)} group by c.status`);
  return new Map(counted.rows.map((row) => [row.status, Number(row.count)] as const));
}

async function countFocused(
  db: Querier,
  caller: Caller,
  groups: readonly ScopeGroup[],
  filter: CountedFilter,
): Promise<number> {
  const counted = await db.execute<{ count: string }>(sql`
    select count(*) as count from cases c
    where ${scopeSql(groups)} and ${filterSql(filter)}${tabSql(FOCUS_TAB, caller.userId)}`);
  return Number(counted.rows[0]?.count ?? 0);
}
