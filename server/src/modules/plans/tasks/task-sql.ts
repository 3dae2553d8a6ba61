import { closedPlanStatuses, designingStatuses, entrustTo, planStatus, waitingStatuses } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';

/** Values of the contract, not of a request: as literals, one plan serves every reader. */
const oneOf = (values: readonly number[]): SQL => sql.raw(values.join(', '));

/** What is designed next for the version of a row of `cases c`, as `turn.plan_type`: the contract's `plannedNext`. */
export const joinTurn = sql`cross join lateral (select case when exists (
    select from schemes s where s.pt_id = c.pt_id and s.version = c.version
      and s.status not in (${oneOf(closedPlanStatuses)})
      and (s.scheme_type = 'step' or s.status = ${sql.raw(String(planStatus.pass))})
  ) then 'step' else 'target' end as plan_type) turn`;

/** The task of that, as `k`. */
export const joinTask = sql`${joinTurn}
  left join design_tasks k on k.pt_id = c.pt_id and k.version = c.version and k.scheme_type = turn.plan_type`;

const entrusted = sql`(c.handed_over and c.entrust <> ${sql.raw(String(entrustTo.self))})`;
const designed = sql`c.status in (${oneOf(designingStatuses)})`;

/** Whether the case of a row has a task: the contract's `hasTask`. */
export const hasTaskSql = sql`(${entrusted} and (${designed}
  or (k.holder_id is not null and c.status in (${oneOf(waitingStatuses)}))))`;

/** Until when the task of a row is promised. While somebody else is asked, its designer is late with nothing. */
export const dueSql = sql`(case when ${entrusted} and ${designed} then k.due_at end)`;

/** What is due first stands first; what nobody promised comes after it, and what has no task is last. */
export const mostUrgent = sql`${hasTaskSql} desc, ${dueSql} asc nulls last`;

/** Whether it waits for somebody who takes it. */
export const inPool = sql`(${hasTaskSql} and k.holder_id is null)`;

export const heldBy = (userId: string): SQL => sql`(${hasTaskSql} and k.holder_id = ${userId})`;
