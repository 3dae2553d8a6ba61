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
import { selectPlanned } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import type { CaseRecord } from '../scope/case-access.ts';
import { caseCounts } from '../schema.ts';
import { type ScopeGroup, scopeSql } from '../scope/scope-sql.ts';

type Counted = Pick<
  CaseRecord,
  'practiceId' | 'serviceType' | 'doctorId' | 'entrust' | 'designCenterId' | 'handedOver' | 'status'
>;

const keyOf = (row: Counted): string =>
  [row.practiceId, row.serviceType, row.doctorId, row.entrust, row.designCenterId, row.handedOver, row.status].join();

/**
 * Moves a case from one kind to another in the counts: `before` is null for a new case. Called last in a transaction,
 * with the rows in one order everywhere, so that two transactions never wait for each other in a circle.
 */
export async function moveCount(tx: Transaction, before: Counted | null, after: Counted): Promise<void> {
  if (before && keyOf(before) === keyOf(after)) return;
  await addCounts(tx, before ? [changed(before, -1), changed(after, 1)] : [changed(after, 1)]);
}

interface CountChange extends Counted {
  count: number;
}

const changed = (row: Counted, count: number): CountChange => ({
  practiceId: row.practiceId,
  serviceType: row.serviceType,
  doctorId: row.doctorId,
  entrust: row.entrust,
  designCenterId: row.designCenterId,
  handedOver: row.handedOver,
  status: row.status,
  count,
});

async function addCounts(tx: Transaction, changes: CountChange[]): Promise<void> {
  const ordered = [...changes].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await tx
    .insert(caseCounts)
    .values(ordered)
    .onConflictDoUpdate({
      target: [
        caseCounts.practiceId,
        caseCounts.serviceType,
        caseCounts.doctorId,
        caseCounts.entrust,
        caseCounts.designCenterId,
        caseCounts.handedOver,
        caseCounts.status,
      ],
      set: { count: sql`${caseCounts.count} + excluded.count` },
    });
}

/** Counts everything anew: after rows were written by other means than this module, such as a bulk import. */
export async function rebuildCounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${caseCounts} in exclusive mode`);
  await tx.execute(sql`delete from ${caseCounts}`);
  await tx.execute(sql`
    insert into ${caseCounts}
      (practice_id, service_type, doctor_id, entrust, design_center_id, handed_over, status, count)
    select practice_id, service_type, doctor_id, entrust, design_center_id, handed_over, status, count(*)
    from cases group by 1, 2, 3, 4, 5, 6, 7`);
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
