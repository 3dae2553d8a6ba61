import { type CaseGrant, type PlanType, type TaskView, hasDuty, planTypes } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { allOf, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { type PlansOfRow, designWorkSql, scopeGroups, scopeSql } from '../../cases/api.ts';
import type { Caller } from '../../../context.ts';
import { plansOfRow } from '../repository.ts';
import { designTasks } from '../schema.ts';
import { hasTaskSql, heldBy, inPool, joinTask } from './task-sql.ts';

const ofRow = { caseId: sql`c.pt_id`, version: sql`c.version` };
const { since, note } = columnsOf(designTasks, 'k', 'since', 'note');
const columns: PlansOfRow['columns'] = {
  planCount: computed<number>(plansOfRow(ofRow)),
  planType: computed<PlanType | null>(sql`case when ${hasTaskSql} then turn.plan_type end`),
  assignUserId: computed<string | null>(sql`k.holder_id::text`),
  assignTime: since,
  assignNote: note,
};

/** What lies in the pool for somebody: what their roles let them design. */
function poolOf(grants: readonly CaseGrant[]): SQL {
  const parts = planTypes.map((planType) => {
    const able = grants.filter(({ role, side }) => side === 'platform' || hasDuty([role], planType));
    return sql`(turn.plan_type = ${planType} and ${scopeSql(scopeGroups(able))})`;
  });
  return sql`(${inPool} and (${sql.join(parts, sql` or `)}))`;
}

/** What plans know of the rows of a view. @param holderId only what this person holds */
export function taskRowsOf(
  view: TaskView,
  { userId }: Pick<Caller, 'userId'>,
  grants: readonly CaseGrant[],
  holderId: string | undefined,
): PlansOfRow {
  const views = { all: () => undefined, mine: () => heldBy(userId), pool: () => poolOf(grants) } as const;
  return { join: joinTask, columns, where: allOf(views[view](), ifGiven(holderId, heldBy)) };
}

/** How many rows each view has. */
export async function countViews(
  db: Querier,
  caller: Caller,
  grants: readonly CaseGrant[],
  keyword: string | undefined,
): Promise<Record<TaskView, number>> {
  const none = { mine: 0, pool: 0, all: 0 };
  const from = await designWorkSql(db, caller, keyword, joinTask);
  if (!from) return none;
  const counted = (where: SQL) => computed<number>(sql`(count(*) filter (where ${where}))::int`);
  const row = selection({
    ...{ mine: counted(heldBy(caller.userId)), pool: counted(poolOf(grants)), all: counted(sql`true`) },
  });
  return (await selectRows(db, row, from))[0] ?? none;
}
