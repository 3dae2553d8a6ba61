import {
  type CaseGrant,
  type Received,
  type TaskKind,
  type TakenTask,
  type TaskView,
  entrustTo,
  hasDuty,
  type plansEndpoints,
  taskKinds,
} from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { allOf, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { type PlansOfRow, caseNames, designWorkSql, scopeGroups, scopeSql } from '../../cases/api.ts';
import type { Caller } from '../../../context.ts';
import { plansOfRow } from '../repository.ts';
import { designTasks } from '../schema.ts';
import { dueSql, finishedPlanSql, hasTaskSql, heldBy, inPool, joinTask, mostUrgent, ofKind } from './task-sql.ts';

const ofRow = { caseId: sql`c.pt_id`, version: sql`c.version` };
const { since, note, dueAt } = columnsOf(designTasks, 'k', 'since', 'note', 'dueAt');
const columns: PlansOfRow['columns'] = {
  planCount: computed<number>(plansOfRow(ofRow)),
  taskKind: computed<TaskKind | null>(sql`case when ${hasTaskSql} then turn.kind end`),
  planId: computed<string | null>(finishedPlanSql),
  assignUserId: computed<string | null>(sql`k.holder_id::text`),
  assignTime: since,
  assignNote: note,
  dueTime: { ...dueAt, source: computed(dueSql).source },
};

const within = (grants: readonly CaseGrant[], able: (grant: CaseGrant) => boolean): SQL =>
  scopeSql(scopeGroups(grants.filter(able)));

/** What somebody could take: what their roles let them design. */
function takeable(grants: readonly CaseGrant[], also: (grant: CaseGrant) => boolean = () => false): SQL {
  const parts = taskKinds.map(
    (taskKind) =>
      sql`(turn.kind = ${taskKind} and ${within(grants, (grant) => also(grant) || hasDuty([grant.role], taskKind))})`,
  );
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** What lies in the pool for somebody: what their roles let them design, or give to their team. */
function poolOf(grants: readonly CaseGrant[]): SQL {
  const led = sql`(c.entrust = ${entrustTo.team} and ${within(grants, ({ role }) => hasDuty([role], 'oversee'))})`;
  return sql`(${inPool} and (${takeable(grants, ({ side }) => side === 'platform')} or ${led}))`;
}

/** What of the pool somebody designs: where they lead or operate alone, they take nothing. */
const poolToTake = (grants: readonly CaseGrant[]): SQL => sql`(${inPool} and ${takeable(grants)})`;

/** Which tasks of a view are asked for. */
interface AskedTasks {
  /** Only what this person holds. */
  readonly holderId: string | undefined;
  readonly kind: TaskKind | undefined;
}

/** What plans know of the rows of a view. */
export function taskRowsOf(
  view: TaskView,
  { userId }: Pick<Caller, 'userId'>,
  grants: readonly CaseGrant[],
  { holderId, kind }: AskedTasks,
): PlansOfRow {
  const views = { all: () => undefined, mine: () => heldBy(userId), pool: () => poolOf(grants) } as const;
  return {
    join: joinTask,
    columns,
    where: allOf(views[view](), ifGiven(holderId, heldBy), ifGiven(kind, ofKind)),
    first: mostUrgent,
  };
}

const nextRow = selection({
  caseId: computed<string>(sql`c.pt_id::text`),
  version: computed<number>(sql`c.version`),
  patientName: caseNames.patientName,
  taskKind: computed<TaskKind>(sql`turn.kind`),
});

/** The most urgent tasks of the pool that somebody may take, of these the one first that was submitted first. */
export async function nextInPool(
  db: Querier,
  caller: Caller,
  grants: readonly CaseGrant[],
  limit: number,
): Promise<TakenTask[]> {
  const from = await designWorkSql(db, caller, undefined, joinTask);
  if (!from) return [];
  return selectRows(
    db,
    nextRow,
    sql`${from} and ${poolToTake(grants)} order by ${mostUrgent}, c.submit_time asc nulls last, c.pt_id limit ${limit}`,
  );
}

/** How many rows each view has. */
export async function countViews(
  db: Querier,
  caller: Caller,
  grants: readonly CaseGrant[],
  { keyword, taskKind }: Received<typeof plansEndpoints.taskCounts>['query'],
): Promise<Record<TaskView, number>> {
  const none = { mine: 0, pool: 0, all: 0 };
  const from = await designWorkSql(db, caller, keyword, joinTask);
  if (!from) return none;
  const counted = (where: SQL) => computed<number>(sql`(count(*) filter (where ${where}))::int`);
  const row = selection({
    ...{ mine: counted(heldBy(caller.userId)), pool: counted(poolOf(grants)), all: counted(sql`true`) },
  });
  return (await selectRows(db, row, taskKind ? sql`${from} and ${ofKind(taskKind)}` : from))[0] ?? none;
}
