import {
  type CaseStatus,
  type Entrust,
  type Received,
  caseStatus,
  caseTab,
  entrustTo,
  type plansEndpoints,
} from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../infrastructure/database/database.ts';
import { practiceName } from '../../practices/api.ts';
import { type ScopeGroup, scopeSql } from '../scope/scope-sql.ts';
import { keywordSql } from './list-query-sql.ts';

export type WorkQuery = Received<typeof plansEndpoints.tasks>['query'];

export interface WorkRow extends Record<string, unknown> {
  pt_id: string;
  version: number;
  pt_no: string;
  patient_name: string;
  status: CaseStatus;
  entrust: Entrust;
  practice_id: string;
  practice_name: string;
  doctor_id: string;
  design_center_id: string;
  handed_over: boolean;
  schemes: number;
  submit_time: string | null;
  update_time: string;
}

/** Tabs of the case list whose cases the design side has work with, or waits for an answer on. */
const workTabs = [caseTab.in_design, caseTab.clinical_pending_approval];

/** What its doctors design themselves is work for a team that inspects it, and only then. */
const inspectedStatuses = [caseStatus.pendingInspection, caseStatus.inspecting];

/** Number of plans of the case version of a row, as part of the statement. */
export type PlansOfRow = (of: { readonly ptId: SQL; readonly version: SQL }) => SQL;

/** Cases of a scope that the design side works on or waits for an answer on, the last changed first, and their number. */
export async function workOf(
  db: Database,
  groups: readonly ScopeGroup[],
  query: WorkQuery,
  plans: PlansOfRow,
): Promise<{ rows: WorkRow[]; total: number }> {
  const where = sql`${scopeSql(groups)} and c.handed_over and (c.entrust <> ${entrustTo.self} or c.status in (${sql.raw(inspectedStatuses.join(', '))}))
    and c.tab in (${sql.raw(workTabs.join(', '))})${keywordSql(query.keyword)}`;
  const listed = await db.execute<WorkRow>(sql`
    select c.pt_id, c.version, c.pt_no, c.patient_name, c.status, c.entrust, c.submit_time, c.update_time,
      c.practice_id, c.doctor_id, c.design_center_id, c.handed_over,
      ${practiceName(sql`c.practice_id`)} as practice_name,
      ${plans({ ptId: sql`c.pt_id`, version: sql`c.version` })} as schemes
    from cases c where ${where}
    order by c.update_time desc, c.pt_id desc
    limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`);
  const counted = await db.execute<{ count: string }>(sql`select count(*) as count from cases c where ${where}`);
  return { rows: listed.rows, total: Number(counted.rows[0]?.count ?? 0) };
}
