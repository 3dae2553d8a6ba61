import { type CaseRow, type CaseStatus, type Page, caseTab } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { skipped, totalByPage } from '../../../infrastructure/lists/page.ts';
import { caseGrants } from '../../practices/api.ts';
import { type ScopeGroup, scopeGroups } from '../scope/scope-sql.ts';
import { labelsMeant } from '../labels/label-repository.ts';
import { caseRow } from './case-row.ts';
import { type TabCount, countsByStatus, countsByTab, countsOfSpan } from './count-repository.ts';
import {
  type CaseFilter,
  type CountedFilter,
  type ListedFilter,
  type ListedRow,
  type Meant,
  createdWithin,
  namesDays,
  needsCounting,
} from './list-query-sql.ts';
import { countFocused, countByStatus, rowsOfPage } from './list-repository.ts';

type Asked<Filter> = Omit<Filter, 'labelIds'> & { readonly label?: string | undefined };
/** What a list shows, as it is asked for. */
export type ListAsked = Asked<ListedFilter>;

/** What a filter stands for, see `Meant`. */
async function meant<Filter extends { readonly label?: string | undefined }>(
  db: Querier,
  { label, ...filter }: Filter,
): Promise<Meant<Filter>> {
  return { ...filter, labelIds: label === undefined ? null : await labelsMeant(db, label) };
}

/** The cases that the caller may see, filtered, one page of them. */
export async function pageOfCases(db: Database, caller: Caller, asked: Asked<CaseFilter>): Promise<Page<CaseRow>> {
  const filter = await meant(db, asked);
  const grants = await caseGrants(db, caller);
  const groups = scopeGroups(grants, filter.practiceId);
  if (groups.length === 0) return { rows: [], total: 0 };
  // Where the counts know that a page is empty, nothing needs to be searched for it.
  const known = isCounted(filter) ? await countOfTab(db, groups, filter) : null;
  if (known !== null && known <= skipped(filter)) return { rows: [], total: known };
  const rows = await rowsOfPage(db, groups, filter, caller.userId, caseRow(caller.userId, grants));
  return { rows, total: known ?? (await totalOf(db, caller, groups, filter, rows.length)) };
}

/** Rows that are read at once where all are wanted. */
const BATCH = 500;

/** All cases that the caller may see, filtered and in order, a batch at a time: of any number. */
export async function* batchesOfCases(db: Database, caller: Caller, asked: ListAsked): AsyncGenerator<CaseRow[]> {
  const listed = await meant(db, asked);
  const grants = await caseGrants(db, caller);
  const groups = scopeGroups(grants, listed.practiceId);
  if (groups.length === 0) return;
  const filter = { ...listed, pageNum: 1, pageSize: BATCH };
  const row = caseRow(caller.userId, grants);
  for (let after: ListedRow | undefined; ;) {
    const rows = await rowsOfPage(db, groups, filter, caller.userId, row, after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { caseId: last.caseId, value: last[filter.sort] };
  }
}

const isCounted = (filter: CaseFilter): boolean => filter.tab !== caseTab.focus && !needsCounting(filter);

const countOfTab = async (db: Querier, groups: readonly ScopeGroup[], filter: CaseFilter): Promise<number> =>
  sumOfTab(await maintained(db, groups, filter), filter.tab);

/** What the maintained counts tell. */
const maintained = (
  db: Querier,
  groups: readonly ScopeGroup[],
  filter: CountedFilter,
): Promise<Map<CaseStatus, number>> =>
  namesDays(filter) ? countsOfSpan(db, groups, filter, createdWithin(filter)) : countsByStatus(db, groups, filter);

const sumOfTab = (byStatus: ReadonlyMap<CaseStatus, number>, tab: number): number =>
  countsByTab(byStatus).find((known) => known.value === tab)?.count ?? 0;

/** Number of cases on each tab under the filters. */
export async function countTabs(db: Database, caller: Caller, asked: Asked<CountedFilter>): Promise<TabCount[]> {
  const filter = await meant(db, asked);
  const groups = scopeGroups(await caseGrants(db, caller), filter.practiceId);
  const byStatus = needsCounting(filter)
    ? await countByStatus(db, groups, filter)
    : await maintained(db, groups, filter);
  const focused = await countFocused(db, groups, filter, caller.userId);
  return [...countsByTab(byStatus), { value: caseTab.focus, count: focused }];
}

/** The number of rows under filters that the maintained counts know nothing of. */
async function totalOf(
  db: Database,
  caller: Caller,
  groups: readonly ScopeGroup[],
  filter: CaseFilter,
  rowsOnPage: number,
): Promise<number> {
  const told = totalByPage(filter, rowsOnPage);
  if (told !== null) return told;
  if (filter.tab === caseTab.focus) return countFocused(db, groups, filter, caller.userId);
  return sumOfTab(await countByStatus(db, groups, filter, caller.userId, filter.tab), filter.tab);
}
