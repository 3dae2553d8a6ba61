import {
  type DesignFlow,
  type PlanType,
  caseStatus,
  closedPlanStatuses,
  planStatus,
  producedStatuses,
} from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { shownName } from '../../access/api.ts';
import type { TaskSql } from '../../cases/api.ts';
import { plansOfRow } from '../repository.ts';

type Of = Parameters<TaskSql['flow']>[0];

const flowIs = (flow: DesignFlow): SQL => sql.raw(`'${flow}'`);
const numbers = (values: readonly number[]): SQL => sql.raw(values.join(', '));

const openPlans = ({ caseId, version }: Of, planType: PlanType): SQL =>
  sql`from schemes s where s.pt_id = ${caseId} and s.version = ${version}
    and s.scheme_type = ${sql.raw(`'${planType}'`)} and s.status not in (${numbers(closedPlanStatuses)})`;

/** The contract's `designFlowOf`, as part of a statement: a test asks both. */
const flow = (of: Of): SQL => sql`(case
  when ${of.status} = ${caseStatus.clinicallyRejected} then ${flowIs('clinicalRefusal')}
  when ${of.status} = ${caseStatus.pendingApproval} then ${flowIs('planAuditing')}
  when ${of.status} in (${numbers([caseStatus.clinicallyApproved, ...producedStatuses])}) then ${flowIs('planPassed')}
  when ${of.status} <> ${caseStatus.designing} then null
  else coalesce(
    (select case s.status
        when ${planStatus.inReview} then ${flowIs('stepAuditing')}
        when ${planStatus.pass} then ${flowIs('stepPendingSubmit')}
        else ${flowIs('stepDesigning')} end
      ${openPlans(of, 'step')} order by s.scheme_id desc limit 1),
    (select case
        when bool_or(s.status = ${planStatus.pass}) then ${flowIs('stepDesigning')}
        when bool_or(s.status = ${planStatus.inReview}) then ${flowIs('targetAuditing')}
        else ${flowIs('targetDesigning')} end
      ${openPlans(of, 'target')}))
  end)`;

/** What is to be designed next: stages once their target has passed, nothing while the doctor has the plan. */
const stage = (of: Of): SQL => sql`(case
  when ${flow(of)} in (${flowIs('planAuditing')}, ${flowIs('planPassed')}) then null
  when ${flow(of)} is null or ${flow(of)} in (${flowIs('targetDesigning')}, ${flowIs('targetAuditing')}) then 'target'
  else 'step' end)`;

const holderId = (of: Of): SQL =>
  sql`(select d.holder_id from design_tasks d
    where d.pt_id = ${of.caseId} and d.version = ${of.version} and d.stage = ${stage(of)})`;

/** What plans and tasks tell of a row of design work. */
export const taskSql: TaskSql = {
  planCount: plansOfRow,
  flow,
  stage,
  holderId,
  holderName: (of) => shownName(sql`${holderId(of)}`),
};
