import type { Received, casesEndpoints } from '@archway/contracts';
import { caseTab, caseTabs } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { ordered, sortColumn } from '../../../infrastructure/lists/order.ts';
import { limitTo, skipped } from '../../../infrastructure/lists/page.ts';
import { startOfDay } from '../../../infrastructure/lists/start-of-day.ts';
import { labelledSql } from '../labels/label-sql.ts';
import { countFilterSql, spanSql } from './count-repository.ts';
import type { Span } from './months.ts';
import { searchFor } from './search-text.ts';
import { type ScopeGroup, conditionsSql, idList } from '../scope/scope-sql.ts';

type AskedFilter = Received<typeof casesEndpoints.page>['query'];
/** A filter as it is asked for, with the labels that its label stands for; null where it has none. */
export type Meant<Asked extends Pick<AskedFilter, 'label'>> = Omit<Asked, 'label'> & {
  readonly labelIds: readonly string[] | null;
};
export type CaseFilter = Meant<AskedFilter>;
/** What a list shows, whatever the page. */
export type ListedFilter = Omit<CaseFilter, 'pageNum' | 'pageSize'>;
export type CountedFilter = Omit<CaseFilter, 'pageNum' | 'pageSize' | 'tab' | 'sort' | 'order'>;

/** The filters that no maintained counts know anything of. */
export const needsCounting = (filter: CountedFilter): boolean =>
  Boolean((filter.keyword && searchFor(filter.keyword)) || filter.labelIds);

/** Whether only the counts by month tell how many there are. */
export const namesDays = ({ createFrom, createTo }: CountedFilter): boolean => Boolean(createFrom || createTo);

/** The days of creation that are asked for, as moments. */
export const createdWithin = ({ createFrom, createTo, utcOffset }: CountedFilter): Span => ({
  from: createFrom ? startOfDay(createFrom, utcOffset) : null,
  to: createTo ? startOfDay(createTo, utcOffset, 1) : null,
});

/** Conditions of the filter bar on `cases c`; the practice is part of the scope. */
export const filterSql = (filter: CountedFilter): SQL =>
  allOf(
    ...countFilterSql(filter),
    ifGiven(filter.labelIds ?? undefined, labelledSql),
    spanSql(createdWithin(filter)),
    keywordSql(filter.keyword),
  );

/** The condition of a keyword on `cases c`; nothing where it says nothing. */
export function keywordSql(keyword: string | undefined): SQL | undefined {
  const search = keyword ? searchFor(keyword) : null;
  if (!search) return undefined;
  return allOf(
    search.grams.length > 0 ? sql`c.search_grams @> ${sql.param(search.grams)}::text[]` : undefined,
    sql`c.search_text like ${search.pattern}`,
  );
}

/** Condition of a tab on `cases c`, or nothing. An unknown tab shows nothing. */
export function tabSql(tab: number, userId: string): SQL | undefined {
  if (tab === caseTab.all) return undefined;
  if (tab === caseTab.focus) return sql`c.pt_id in (select f.pt_id from case_focus f where f.user_id = ${userId})`;
  return caseTabs.some((known) => known.value === tab) ? sql`c.tab = ${tab}` : sql`false`;
}

/** Where a list goes on: behind this row. */
export interface ListedRow {
  readonly caseId: string;
  /** Of the column that sorts. */
  readonly value: string;
}

const sortTypes = { updateTime: 'timestamptz', createTime: 'timestamptz', patientName: 'text' } as const;

/** Rows behind another one in the order of the list. */
const behindSql = ({ sort, order }: ListedFilter, after: ListedRow): SQL =>
  sql`(${sql.raw(sortColumn(sortColumns, sort))}, c.pt_id) ${sql.raw(order === 'asc' ? '>' : '<')}
    (${after.value}::${sql.raw(sortTypes[sort])}, ${after.caseId}::bigint)`;

const sortColumns = {
  updateTime: 'c.update_time',
  createTime: 'c.create_time',
  patientName: 'c.patient_name',
} as const;

/**
 * The ids of one page, in order. Each group of practices is read newest first from an index, as far as the page
 * reaches and no further; the few rows of several groups are then put in order together.
 * @param after the page begins behind this row, for lists that are read on and on
 */
export function pageSql(groups: readonly ScopeGroup[], filter: CaseFilter, userId: string, after?: ListedRow): SQL {
  const column = sortColumn(sortColumns, filter.sort);
  const asked = [filterSql(filter), tabSql(filter.tab, userId), after && behindSql(filter, after)];
  const oneGroup = (from: SQL, limit: SQL): SQL =>
    sql`select c.pt_id, ${sql.raw(column)} as sort from ${from} ${ordered([column, 'c.pt_id'], filter.order)} ${limit}`;

  const single = groups.length === 1 ? groups[0] : undefined;
  if (single && (single.practiceIds === null || single.practiceIds.length === 1)) {
    const where = allOf(
      ifGiven(single.practiceIds?.[0], (id) => sql`c.practice_id = ${id}::bigint`),
      conditionsSql(single.anyOf),
      ...asked,
    );
    return oneGroup(sql`cases c where ${where}`, limitTo(filter));
  }

  const reach = sql`limit ${skipped(filter) + filter.pageSize}`;
  const parts = groups.map(({ practiceIds, anyOf }) => {
    const where = allOf(sql`c.practice_id = p.id`, conditionsSql(anyOf), ...asked);
    const one = oneGroup(sql`cases c where ${where}`, reach);
    return sql`select s.* from unnest(${idList(practiceIds ?? [])}) as p(id) cross join lateral (${one}) s`;
  });
  return sql`select u.pt_id, u.sort from (${sql.join(parts, sql` union all `)}) u
    ${ordered(['u.sort', 'u.pt_id'], filter.order)} ${limitTo(filter)}`;
}
