import {
  type TaskKind,
  caseStatus,
  closedPlanStatuses,
  designingStatuses,
  entrustTo,
  planStatus,
  waitingStatuses,
} from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { oneOf } from '../../../infrastructure/lists/conditions.ts';
import { planInHandSql, unfinishedSql } from '../finish/unfinished-sql.ts';

const kindSql = (kind: TaskKind): SQL => sql.raw(`'${kind}'`);
const ofRow = { caseId: sql`c.pt_id`, version: sql`c.version` };
const approved = sql`c.status = ${sql.raw(String(caseStatus.clinicallyApproved))}`;

/** What is done next for the version of a row of `cases c`, as `turn.kind`: the contract's `taskNext`. */
export const joinTurn = sql`cross join lateral (select case when ${approved} then ${kindSql('finish')} when exists (
    select from schemes s where s.pt_id = c.pt_id and s.version = c.version
      and s.status not in (${oneOf(closedPlanStatuses)})
      and (s.scheme_type = 'step' or s.status = ${sql.raw(String(planStatus.pass))})
  ) then ${kindSql('step')} else ${kindSql('target')} end as kind) turn`;

/** The task of that, as `k`. */
export const joinTask = sql`${joinTurn}
  left join design_tasks k on k.pt_id = c.pt_id and k.version = c.version and k.scheme_type = turn.kind`;

const entrusted = sql`(c.handed_over and c.entrust <> ${sql.raw(String(entrustTo.self))})`;
/** The contract's `isWorked`. */
const worked = sql`(c.status in (${oneOf(designingStatuses)}) or (${approved} and ${unfinishedSql(ofRow)}))`;

/** Whether the case of a row has a task: the contract's `hasTask`. */
export const hasTaskSql = sql`(${entrusted} and (${worked}
  or (k.holder_id is not null and c.status in (${oneOf(waitingStatuses)}))))`;

/** Until when the task of a row is promised. While somebody else is asked, its designer is late with nothing. */
export const dueSql = sql`(case when ${entrusted} and ${worked} then k.due_at end)`;

/** What is due first stands first; what nobody promised comes after it, and what has no task is last. */
export const mostUrgent = sql`${hasTaskSql} desc, ${dueSql} asc nulls last`;

/** Whether it waits for somebody who takes it. */
export const inPool = sql`(${hasTaskSql} and k.holder_id is null)`;

export const heldBy = (userId: string): SQL => sql`(${hasTaskSql} and k.holder_id = ${userId})`;

/** The plan that the task of a row makes ready for production; null for what is designed. */
export const finishedPlanSql = sql`(case when turn.kind = ${kindSql('finish')} and ${hasTaskSql}
  then ${planInHandSql(ofRow)}::text end)`;

/** Whether a row has a task of this kind. */
export const ofKind = (kind: TaskKind): SQL => sql`(${hasTaskSql} and turn.kind = ${kind})`;
