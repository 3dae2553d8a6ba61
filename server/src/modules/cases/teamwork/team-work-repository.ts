import {
  type CaseGrant,
  type DesignWorkKind,
  type RecordedAction,
  designWorkKinds,
  entrustTo,
} from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { allOf, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { type PageQuery, selectPage } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { caseRecords, cases } from '../schema.ts';
import { scopeGroups, scopeSql } from '../scope/scope-sql.ts';

/** Whose work, since when, in which practice. */
export interface WorkFilter {
  readonly practiceId: string;
  readonly userIds: readonly string[];
  readonly since: Date;
  readonly kind?: DesignWorkKind | undefined;
}

const textsOf = (actions: readonly RecordedAction[]): SQL =>
  sql.join(
    actions.map((action) => sql`${action}`),
    sql`, `,
  );

/** Inspections of every case; what is designed alone where the team was asked to: a designer may be a doctor, too. */
const kindOf = sql`case ${sql.join(
  designWorkKinds.map(
    ({ value, actions }) =>
      sql`when r.action in (${textsOf(actions)}) ${
        value === 'inspected' ? sql`` : sql`and v.entrust = ${entrustTo.team}`
      } then ${value}::text`,
  ),
  sql` `,
)} end`;

const worked = ({ practiceId, userIds, since, kind }: WorkFilter): SQL => sql`${caseRecords} r
  join cases c on c.pt_id = r.pt_id
  join case_versions v on v.pt_id = r.pt_id and v.version = r.version
  where ${allOf(
    sql`c.practice_id = ${practiceId}`,
    userIds.length === 0 ? sql`false` : sql`r.user_id in (${sql.join([...userIds], sql`, `)})`,
    sql`r.at >= ${since.toISOString()}::timestamptz`,
    sql`${kindOf} is not null`,
    ifGiven(kind, (asked) => sql`${kindOf} = ${asked}`),
  )}`;

export interface CountedWork {
  readonly [column: string]: unknown;
  readonly userId: string;
  readonly day: string;
  readonly kind: DesignWorkKind;
  readonly count: number;
}

/** Numbers by person, day and kind. @param zone minutes that the reader's clock is ahead of UTC */
export async function countWork(db: Querier, filter: WorkFilter, zone: number): Promise<CountedWork[]> {
  const found = await db.execute<CountedWork>(sql`
    select r.user_id::text as "userId",
      to_char((r.at at time zone 'utc') + make_interval(mins => ${zone}::int), 'YYYY-MM-DD') as day,
      ${kindOf} as kind, count(*)::int as count
    from ${worked(filter)} group by 1, 2, 3`);
  return found.rows;
}

/** Numbers of cases by person. */
export async function countCases(db: Querier, filter: WorkFilter): Promise<ReadonlyMap<string, number>> {
  const found = await db.execute<{ userId: string; count: number }>(sql`
    select r.user_id::text as "userId", count(distinct r.pt_id)::int as count from ${worked(filter)} group by 1`);
  return new Map(found.rows.map(({ userId, count }) => [userId, count]));
}

const line = selection({
  ...columnsOf(caseRecords, 'r', 'caseId', 'version'),
  ...columnsOf(cases, 'c', 'ptNo', 'patientName', 'status'),
  userId: computed<string>(sql`r.user_id::text`),
  kind: computed<DesignWorkKind>(kindOf),
  time: columnsOf(caseRecords, 'r', 'at').at,
});

/** One by one, the latest first: of the cases that the reader sees now. */
export const pageOfWork = (db: Querier, filter: WorkFilter, grants: readonly CaseGrant[], page: PageQuery) =>
  selectPage(db, {
    row: line,
    from: sql`${worked(filter)} and ${scopeSql(scopeGroups(grants))}`,
    order: ordered(['r.at', 'r.id'], 'desc'),
    page,
  });
