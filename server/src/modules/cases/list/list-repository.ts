import { type CaseRow, type CaseStatus, caseTab } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { allOf } from '../../../infrastructure/lists/conditions.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { countRows, selectPlanned, selectRows } from '../../../infrastructure/lists/page.ts';
import { type Selection, columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { cases } from '../schema.ts';
import { type ScopeGroup, scopeSql } from '../scope/scope-sql.ts';
import {
  type CaseFilter,
  type CountedFilter,
  type ListedRow,
  filterSql,
  namesDays,
  needsCounting,
  pageSql,
  tabSql,
} from './list-query-sql.ts';

/** The rows of one page, in order: one statement, whatever stands in a row. */
export function rowsOfPage(
  db: Database,
  groups: readonly ScopeGroup[],
  filter: CaseFilter,
  userId: string,
  row: Selection<CaseRow>,
  after?: ListedRow,
): Promise<CaseRow[]> {
  const from = sql`(${pageSql(groups, filter, userId, after)}) page join cases c on c.pt_id = page.pt_id
    ${ordered(['page.sort', 'page.pt_id'], filter.order)}`;
  // The plan of a search hangs on how rare its words are.
  return (needsCounting(filter) || namesDays(filter) || after ? selectRows : selectPlanned)(db, row, from);
}

const byStatus = selection({ ...columnsOf(cases, 'c', 'status'), count: computed<number>(sql`count(*)::int`) });

/** Counts cases one by one: for the filters that the maintained counts cannot answer. */
export async function countByStatus(
  db: Querier,
  groups: readonly ScopeGroup[],
  filter: CountedFilter,
  userId = '0',
  tab: number = caseTab.all,
): Promise<Map<CaseStatus, number>> {
  const counted = await selectRows(db, byStatus, sql`${matching(groups, filter, userId, tab)} group by c.status`);
  return new Map(counted.map(({ status, count }) => [status, count]));
}

/** Number of the cases that the user follows. */
export const countFocused = (
  db: Querier,
  groups: readonly ScopeGroup[],
  filter: CountedFilter,
  userId: string,
): Promise<number> => countRows(db, matching(groups, filter, userId, caseTab.focus));

const matching = (groups: readonly ScopeGroup[], filter: CountedFilter, userId: string, tab: number): SQL =>
  sql`cases c where ${allOf(scopeSql(groups), filterSql(filter), tabSql(tab, userId))}`;
