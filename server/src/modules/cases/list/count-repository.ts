import {
  type Answer,
  type CaseStatus,
  type Entrust,
  type ServiceId,
  caseTabs,
  type casesEndpoints,
} from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { allOf, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { selectPlanned, selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import type { CaseRecord } from '../scope/case-access.ts';
import { caseCounts, caseMonthCounts } from '../schema.ts';
import { type ScopeGroup, scopeSql } from '../scope/scope-sql.ts';
import { kindFollowers } from './kind-followers.ts';
import { kindOf } from './kind-sql.ts';
import { type Span, byMonths, firstOfMonth } from './months.ts';
import { kindColumns } from './schema.ts';

/** What is counted of a case. */
export type CountedCase = Pick<
  CaseRecord,
  | 'practiceId'
  | 'serviceType'
  | 'doctorId'
  | 'entrust'
  | 'designCenterId'
  | 'handedOver'
  | 'status'
  // Never change.
  | 'createTime'
  | 'caseId'
>;

const keyOf = (row: CountedCase): string =>
  [row.practiceId, row.serviceType, row.doctorId, row.entrust, row.designCenterId, row.handedOver, row.status].join();

/**
 * Moves a case from one kind to another in the counts: `before` is null for a new case. Called last in a transaction,
 * with the rows in one order everywhere, so that two transactions never wait for each other in a circle.
 */
export async function moveCount(tx: Transaction, before: CountedCase | null, after: CountedCase): Promise<void> {
  if (before && keyOf(before) === keyOf(after)) return;
  const changes = before ? [changed(before, -1), changed(after, 1)] : [changed(after, 1)];
  const ordered = changes.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const month = firstOfMonth(after.createTime);
  await tx
    .insert(caseCounts)
    .values(ordered)
    .onConflictDoUpdate({ target: kindColumns(caseCounts), set: { count: sql`${caseCounts.count} + excluded.count` } });
  await tx
    .insert(caseMonthCounts)
    .values(ordered.map((change) => ({ ...change, month })))
    .onConflictDoUpdate({
      target: [...kindColumns(caseMonthCounts), caseMonthCounts.month],
      set: { count: sql`${caseMonthCounts.count} + excluded.count` },
    });
  if (before) for (const follow of kindFollowers.all) await follow(tx, before, after);
}

interface CountChange extends CountedCase {
  count: number;
}

const changed = (row: CountedCase, count: number): CountChange => ({
  practiceId: row.practiceId,
  serviceType: row.serviceType,
  doctorId: row.doctorId,
  entrust: row.entrust,
  designCenterId: row.designCenterId,
  handedOver: row.handedOver,
  status: row.status,
  createTime: row.createTime,
  caseId: row.caseId,
  count,
});

/** Counts everything anew: after rows were written by other means than this module, such as a bulk import. */
export async function rebuildCounts(tx: Transaction): Promise<void> {
  const kind = kindOf();
  await tx.execute(sql`lock table ${caseCounts}, ${caseMonthCounts} in exclusive mode`);
  await tx.execute(sql`delete from ${caseCounts}`);
  await tx.execute(sql`
    insert into ${caseCounts} (${kind}, count)
    select ${kind}, count(*) from cases group by 1, 2, 3, 4, 5, 6, 7`);
  await tx.execute(sql`delete from ${caseMonthCounts}`);
  await tx.execute(sql`
    insert into ${caseMonthCounts} (${kind}, month, count)
    select ${kind}, date_trunc('month', create_time at time zone 'UTC')::date, count(*) from cases
    group by 1, 2, 3, 4, 5, 6, 7, 8`);
}

/** What the counts can tell apart; every other filter needs a look at the cases. */
export interface CountFilter {
  readonly serviceType: ServiceId;
  readonly entrust?: Entrust | undefined;
}

const byStatus = selection({
  ...columnsOf(caseCounts, 'c', 'status'),
  count: computed<number>(sql`sum(c.count)::int`),
});

/** Number of cases by status within what somebody sees. */
export async function countsByStatus(
  db: Querier,
  groups: readonly ScopeGroup[],
  filter: CountFilter,
): Promise<Map<CaseStatus, number>> {
  const where = allOf(scopeSql(groups), ...countFilterSql(filter));
  const counted = await selectPlanned(db, byStatus, sql`${caseCounts} c where ${where} group by c.status`);
  return new Map(counted.map(({ status, count }) => [status, count]));
}

/**
 * Number of cases by status that were created within a span of time, of those that somebody sees: by months, and the rest
 * of the span by cases.
 */
export async function countsOfSpan(
  db: Querier,
  groups: readonly ScopeGroup[],
  filter: CountFilter,
  span: Span,
): Promise<Map<CaseStatus, number>> {
  const { months, edges } = byMonths(span);
  const kind = allOf(scopeSql(groups), ...countFilterSql(filter));
  const parts = edges.map(
    (edge) =>
      sql`select c.status, count(*) as count from cases c where ${allOf(kind, spanSql(edge))} group by c.status`,
  );
  if (months) {
    const where = allOf(
      kind,
      ifGiven(months.from ?? undefined, (first) => sql`c.month >= ${first}`),
      ifGiven(months.to ?? undefined, (end) => sql`c.month < ${end}`),
    );
    parts.push(sql`select c.status, c.count from ${caseMonthCounts} c where ${where}`);
  }
  const counted = await selectRows(db, byStatus, sql`(${sql.join(parts, sql` union all `)}) c group by c.status`);
  return new Map(counted.map(({ status, count }) => [status, count]));
}

/** Created within a span of time, on `cases c`; nothing for one without ends. */
export const spanSql = ({ from, to }: Span): SQL | undefined =>
  from === null && to === null
    ? undefined
    : allOf(
        ifGiven(from ?? undefined, (moment) => sql`c.create_time >= ${moment}`),
        ifGiven(to ?? undefined, (moment) => sql`c.create_time < ${moment}`),
      );

/** The filters that cases and their counts both know, on `c`. */
export const countFilterSql = ({ serviceType, entrust }: CountFilter): (SQL | undefined)[] => [
  sql`c.service_type = ${serviceType}`,
  ifGiven(entrust, (value) => sql`c.entrust = ${value}`),
];

export type TabCount = Answer<typeof casesEndpoints.tabCounts>[number];

/** Adds numbers by status up to numbers by tab; the tab of followed cases is not among them. */
export function countsByTab(byStatus: ReadonlyMap<CaseStatus, number>): TabCount[] {
  const sumOf = (statuses: readonly CaseStatus[]): number =>
    statuses.reduce<number>((sum, status) => sum + (byStatus.get(status) ?? 0), 0);
  const all = [...byStatus.values()].reduce((sum, count) => sum + count, 0);
  return caseTabs
    .filter((tab) => tab.key !== 'focus')
    .map((tab) => ({ value: tab.value, count: tab.statuses ? sumOf(tab.statuses) : all }));
}
