import { type RecordedAction, entrustTo, turnsBefore } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { caseRecords } from '../schema.ts';
import type { WorkFilter } from './team-work-repository.ts';

const listed = (texts: readonly string[]): SQL =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );

const designs = ['submitTarget', 'submitStep'] as const satisfies readonly RecordedAction[];
const passes = ['passTarget', 'passStep'] as const satisfies readonly RecordedAction[];
const rejections = ['rejectTarget', 'rejectStep'] as const satisfies readonly RecordedAction[];

/** What was done with plans of cases that are entrusted to the team of a practice, in a span. */
const done = ({ practiceId, since }: WorkFilter, actions: readonly RecordedAction[]): SQL => sql`${caseRecords} r
  join cases c on c.pt_id = r.pt_id
  join case_versions v on v.pt_id = r.pt_id and v.version = r.version
  where c.practice_id = ${practiceId} and v.entrust = ${entrustTo.team}
    and r.at >= ${since.toISOString()}::timestamptz and r.action in (${listed(actions)})`;

const by = ({ userIds }: WorkFilter, column: SQL): SQL =>
  userIds.length === 0 ? sql`false` : sql`${column} in (${listed(userIds)})`;

/** When the turn came that ended with a line of the log. */
const turn = sql`(select max(b.at) from case_records b
  where b.pt_id = r.pt_id and b.version = r.version and b.id < r.id and case ${sql.join(
    Object.entries(turnsBefore).map(
      ([action, turns]) => sql`when r.action = ${action} then b.action in (${listed(turns)})`,
    ),
    sql` `,
  )} else false end)`;

export interface Pace {
  readonly [column: string]: unknown;
  readonly userId: string;
  readonly count: number;
  readonly rejected: number;
  readonly medianHours: number | null;
}

/** How many of these each person did in a span, how many of them rejections, and how long half of them took at most. */
async function paceOf(db: Querier, filter: WorkFilter, actions: readonly RecordedAction[]): Promise<Pace[]> {
  const found = await db.execute<Pace>(sql`
    select d.user_id::text as "userId", count(*)::int as count,
      (count(*) filter (where d.action in (${listed(rejections)})))::int as rejected,
      (percentile_cont(0.5) within group (order by d.hours))::float8 as "medianHours"
    from (select r.user_id, r.action, extract(epoch from r.at - ${turn}) / 3600.0 as hours
      from ${done(filter, actions)} and ${by(filter, sql`r.user_id`)}) d
    group by 1`);
  return found.rows;
}

/** Plans that people submitted. */
export const paceOfDesign = (db: Querier, filter: WorkFilter): Promise<Pace[]> => paceOf(db, filter, designs);

/** Audits that people decided. */
export const paceOfAudit = (db: Querier, filter: WorkFilter): Promise<Pace[]> =>
  paceOf(db, filter, [...passes, ...rejections]);

export interface CameBack {
  readonly [column: string]: unknown;
  readonly userId: string;
  readonly rejected: number;
  readonly refused: number;
}

/** What came back of what people had submitted last before: from an internal audit, and from the doctor. */
export async function cameBack(db: Querier, filter: WorkFilter): Promise<CameBack[]> {
  const found = await db.execute<CameBack>(sql`
    select d.designer::text as "userId",
      (count(*) filter (where d.action in (${listed(rejections)})))::int as rejected,
      (count(*) filter (where d.action = 'reject'))::int as refused
    from (select r.action, (select s.user_id from case_records s
        where s.pt_id = r.pt_id and s.version = r.version and s.id < r.id
          and s.action in (${listed(designs)})
          and (r.action = 'reject' or s.action = case r.action when 'rejectTarget' then 'submitTarget' else 'submitStep' end)
        order by s.id desc limit 1) as designer
      from ${done(filter, [...rejections, 'reject'])}) d
    where ${by(filter, sql`d.designer`)}
    group by 1`);
  return found.rows;
}
