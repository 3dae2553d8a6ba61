import {
  type Jaw,
  type Page,
  type ProcessTab,
  type Received,
  type processEndpoints,
  processTab,
  processTabs,
  rowOf as rowOfTable,
} from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../infrastructure/lists/conditions.ts';
import { ordered } from '../../infrastructure/lists/order.ts';
import { selectPage, selectRows } from '../../infrastructure/lists/page.ts';
import { type RowOf, columnsOf, computed, selection } from '../../infrastructure/lists/selection.ts';
import { shownName } from '../access/api.ts';
import { practiceName } from '../practices/api.ts';
import type { ProcessScope } from './order-scope.ts';
import { processOrders } from './schema.ts';

type PageFilter = Received<(typeof processEndpoints)['page']>['query'];
type Filter = Pick<PageFilter, 'serviceType' | 'keyword'>;

const markedBy = (userId: string): SQL =>
  sql`exists (select from process_focus f where f.process_id = o.process_id and f.user_id = ${userId}::bigint)`;

const row = (userId: string) =>
  selection({
    ...columnsOf(
      processOrders,
      'o',
      ...(['processId', 'orderNo', 'practiceId', 'serviceType', 'name', 'patient', 'remarks', 'parameters'] as const),
      ...(['status', 'progress', 'problem', 'createTime', 'submitTime', 'confirmTime'] as const),
      ...(['paidUnit', 'paidAmount', 'linkUntil'] as const),
    ),
    ownerId: computed<string>(sql`o.created_by::text`),
    createdBy: computed<string>(shownName(sql`o.created_by`)),
    practiceName: computed<string>(practiceName(sql`o.practice_id`)),
    jaws: computed<Jaw[]>(
      sql`array(select m.jaw::int from process_models m where m.process_id = o.process_id order by 1)`,
    ),
    focus: computed<boolean>(markedBy(userId)),
  });
export type FoundOrder = RowOf<ReturnType<typeof row>>;

const idList = (ids: readonly string[]): string => `{${ids.join(',')}}`;

const seen = ({ everything, practices, own, userId }: ProcessScope): SQL =>
  everything
    ? sql`true`
    : sql`o.practice_id = any(${idList(practices)}::bigint[])
        or (o.practice_id = any(${idList(own)}::bigint[]) and o.created_by = ${userId}::bigint)`;

const asked = (scope: ProcessScope, filter: Filter): (SQL | undefined)[] => [
  seen(scope),
  ifGiven(filter.serviceType, (value) => sql`o.service_type = ${value}`),
  ifGiven(filter.keyword, (value) => {
    const like = containing(value);
    return sql`o.order_no ilike ${like} or o.name ilike ${like} or o.patient ilike ${like}`;
  }),
];

function inTab(tab: ProcessTab, userId: string): SQL | undefined {
  if (tab === processTab.focus) return markedBy(userId);
  const status = rowOfTable(processTabs, tab)?.status ?? null;
  return status === null ? undefined : sql`o.status = ${status}`;
}

/** One page of orders, newest first. */
export const pageOfOrders = (db: Querier, scope: ProcessScope, filter: PageFilter): Promise<Page<FoundOrder>> =>
  selectPage(db, {
    row: row(scope.userId),
    from: sql`process_orders o where ${allOf(...asked(scope, filter), inTab(filter.tab, scope.userId))}`,
    order: ordered(['o.create_time', 'o.process_id'], 'desc'),
    page: filter,
  });

/** How many there are in each tab. */
export async function countOrders(
  db: Querier,
  scope: ProcessScope,
  filter: Filter,
): Promise<{ tab: ProcessTab; count: number }[]> {
  const { rows } = await db.execute<{ status: number; count: number; marked: number }>(
    sql`select o.status, count(*)::int as count, count(*) filter (where ${markedBy(scope.userId)})::int as marked
      from process_orders o where ${allOf(...asked(scope, filter))} group by o.status`,
  );
  const sum = (of: (one: (typeof rows)[number]) => number): number => rows.reduce((all, one) => all + of(one), 0);
  return processTabs.map(({ value, status }) => ({
    tab: value,
    count:
      value === processTab.focus
        ? sum(({ marked }) => marked)
        : sum((one) => (status === null || one.status === status ? one.count : 0)),
  }));
}

/** Bytes and number of models of the orders of a practice; what was made of one goes with it. */
export async function weighOrders(
  db: Querier,
  scope: ProcessScope,
  practiceId: string,
): Promise<{ bytes: number; files: number }> {
  const { rows } = await db.execute<{ bytes: string; files: number }>(
    sql`select coalesce(sum(m.size + coalesce(m.result_size, 0)), 0)::text as bytes, count(*)::int as files
      from process_orders o join process_models m on m.process_id = o.process_id
      where ${allOf(sql`o.practice_id = ${practiceId}::bigint`, seen(scope))}`,
  );
  const [found] = rows;
  return { bytes: Number(found?.bytes ?? 0), files: found?.files ?? 0 };
}

export async function findOrder(db: Querier, userId: string, processId: string): Promise<FoundOrder | undefined> {
  const [found] = await selectRows(db, row(userId), sql`process_orders o where o.process_id = ${processId}::bigint`);
  return found;
}
