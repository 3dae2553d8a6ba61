import { type Answer, type Page, type Received, caseStatus, caseTabs, type plansEndpoints } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import { toInstant } from '../cases/case-row.ts';
import { scopeGroups, scopeSql } from '../cases/scope-sql.ts';
import { searchFor } from '../cases/search-text.ts';
import { caseGrants } from '../practices/visibility.ts';

type TaskQuery = Received<typeof plansEndpoints.tasks>['query'];
export type Task = Answer<typeof plansEndpoints.tasks>['rows'][number];

interface TaskRow extends Record<string, unknown> {
  pt_id: string;
  version: number;
  pt_no: string;
  patient_name: string;
  status: number;
  entrust: number;
  practice_name: string;
  schemes: number;
  submit_time: string | null;
  update_time: string;
}

/** Tabs of the case list whose cases the design side has work with, or waits for an answer on. */
const taskTabs = caseTabs.filter((tab) => tab.key === 'in_design' || tab.key === 'clinical_pending_approval');

/** What its doctors design themselves is work for a team that inspects it, and only then. */
const inspectedStatuses = [caseStatus.pendingInspection, caseStatus.inspecting];

/**
 * Cases with design work for the caller: entrusted to its team or design center, or inspected
 * by it, and not settled yet. Somebody who is
 * also a doctor finds its own patients in the case list and not here. The last changed stand first.
 */
export async function tasksOf(db: Database, caller: Caller, query: TaskQuery): Promise<Page<Task>> {
  const grants = (await caseGrants(db, caller)).filter(({ side }) => side === 'design' || side === 'platform');
  const groups = scopeGroups(grants);
  if (groups.length === 0) return { rows: [], total: 0 };
  const where = sql`${scopeSql(groups)} and c.handed_over and (c.entrust <> 0 or c.status in (${sql.raw(inspectedStatuses.join(', '))}))
    and c.tab in (${sql.raw(taskTabs.map((tab) => tab.value).join(', '))})${keywordSql(query.keyword)}`;
  const listed = await db.execute<TaskRow>(sql`
    select c.pt_id, c.version, c.pt_no, c.patient_name, c.status, c.entrust, c.submit_time, c.update_time,
      (select p.name from practices p where p.id = c.practice_id) as practice_name,
      (select count(*)::int from schemes s where s.pt_id = c.pt_id and s.version = c.version) as schemes
    from cases c where ${where}
    order by c.update_time desc, c.pt_id desc
    limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`);
  const counted = await db.execute<{ count: string }>(sql`select count(*) as count from cases c where ${where}`);
  return { rows: listed.rows.map(toTask), total: Number(counted.rows[0]?.count ?? 0) };
}

function keywordSql(keyword: string | undefined): SQL {
  const search = keyword ? searchFor(keyword) : null;
  if (!search) return sql``;
  const grams = search.grams.length > 0 ? sql` and c.search_grams @> ${sql.param(search.grams)}::text[]` : sql``;
  return sql`${grams} and c.search_text like ${search.pattern}`;
}

const toTask = (row: TaskRow): Task => ({
  ptId: row.pt_id,
  version: row.version,
  ptNo: row.pt_no,
  patientName: row.patient_name,
  status: row.status,
  entrust: row.entrust,
  outpatientName: row.practice_name,
  schemes: row.schemes,
  submitTime: row.submit_time === null ? null : toInstant(row.submit_time),
  updateTime: toInstant(row.update_time),
});
