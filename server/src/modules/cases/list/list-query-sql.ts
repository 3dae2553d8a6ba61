import type { Received, casesEndpoints } from '@archway/contracts';
import { caseTab, caseTabs } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { searchFor } from './search-text.ts';
import { type ScopeGroup, conditionsSql, idList } from '../scope/scope-sql.ts';

export type CaseFilter = Received<typeof casesEndpoints.page>['query'];
export type CountedFilter = Omit<CaseFilter, 'pageNum' | 'pageSize' | 'tab' | 'sort' | 'order'>;

/** The filters that the maintained counts know nothing of. */
export const needsCounting = (filter: CountedFilter): boolean =>
  Boolean((filter.keyword && searchFor(filter.keyword)) || filter.label || filter.createFrom || filter.createTo);

/** Conditions of the filter bar on `cases c`; the practice is part of the scope. */
export function filterSql(filter: CountedFilter): SQL {
  const parts = [sql`c.service_type = ${filter.serviceType}`];
  if (filter.label) {
    parts.push(sql`exists (select from case_labels l where l.pt_id = c.pt_id and l.label = ${filter.label})`);
  }
  if (filter.entrust !== undefined) parts.push(sql`c.entrust = ${filter.entrust}`);
  if (filter.createFrom) parts.push(sql`c.create_time >= ${startOfDay(filter.createFrom, filter.utcOffset)}`);
  if (filter.createTo) parts.push(sql`c.create_time < ${startOfDay(filter.createTo, filter.utcOffset, 1)}`);
  return sql`${sql.join(parts, sql` and `)}${keywordSql(filter.keyword)}`;
}

/** The condition of a keyword on `cases c`, to be added to others; nothing without a keyword. */
export function keywordSql(keyword: string | undefined): SQL {
  const search = keyword ? searchFor(keyword) : null;
  if (!search) return sql``;
  const grams = search.grams.length > 0 ? sql` and c.search_grams @> ${sql.param(search.grams)}::text[]` : sql``;
  return sql`${grams} and c.search_text like ${search.pattern}`;
}

const startOfDay = (day: string, utcOffset: number, daysLater = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + daysLater * 86_400_000 - utcOffset * 60_000).toISOString();

/** Condition of a tab on `cases c`, or nothing. An unknown tab shows nothing. */
export function tabSql(tab: number, userId: string): SQL {
  if (tab === caseTab.all) return sql``;
  if (tab === caseTab.focus) {
    return sql` and c.pt_id in (select f.pt_id from case_focus f where f.user_id = ${userId})`;
  }
  return caseTabs.some((known) => known.value === tab) ? sql` and c.tab = ${tab}` : sql` and false`;
}

const sortColumns = { updateTime: 'update_time', createTime: 'create_time', patientName: 'patient_name' } as const;

/**
 * The ids of one page, in order. Each group of practices is read newest first from an index, as far as the page
 * reaches and no further; the few rows of several groups are then put in order together.
 */
export function pageSql(groups: readonly ScopeGroup[], filter: CaseFilter, userId: string): SQL {
  const column = sql.raw(sortColumns[filter.sort]);
  const direction = sql.raw(filter.order);
  const skip = (filter.pageNum - 1) * filter.pageSize;
  const where = sql`${filterSql(filter)}${tabSql(filter.tab, userId)}`;
  const ordered = (from: SQL, limit: SQL): SQL =>
    sql`select c.pt_id, c.${column} as sort from ${from} order by c.${column} ${direction}, c.pt_id ${direction} ${limit}`;
  const page = sql`limit ${filter.pageSize} offset ${skip}`;

  const single = groups.length === 1 ? groups[0] : undefined;
  if (single && (single.practiceIds === null || single.practiceIds.length === 1)) {
    const practice = single.practiceIds ? sql`c.practice_id = ${single.practiceIds[0]}::bigint and ` : sql``;
    return ordered(sql`cases c where ${practice}${conditionsSql(single.anyOf)} and ${where}`, page);
  }

  const reach = sql`limit ${skip + filter.pageSize}`;
  const parts = groups.map(({ practiceIds, anyOf }) => {
    const one = ordered(sql`cases c where c.practice_id = p.id and ${conditionsSql(anyOf)} and ${where}`, reach);
    return sql`select s.* from unnest(${idList(practiceIds ?? [])}) as p(id) cross join lateral (${one}) s`;
  });
  return sql`select u.pt_id, u.sort from (${sql.join(parts, sql` union all `)}) u
    order by u.sort ${direction}, u.pt_id ${direction} ${page}`;
}
