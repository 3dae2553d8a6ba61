import {
  type Answer,
  type CaseGrant,
  type DesignFlow,
  type Page,
  type PlanType,
  type Received,
  type TaskTab,
  caseStatus,
  caseTab,
  designingStatuses,
  entrustTo,
  type plansEndpoints,
  rolesTowards,
} from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../infrastructure/database/database.ts';
import { allOf } from '../../../infrastructure/lists/conditions.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { selectPage } from '../../../infrastructure/lists/page.ts';
import { type Selection, columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { practiceName } from '../../practices/api.ts';
import { cases } from '../schema.ts';
import { type ScopeGroup, scopeSql } from '../scope/scope-sql.ts';
import { factColumns } from './list-columns-sql.ts';
import { keywordSql } from './list-query-sql.ts';

export type DesignWork = Answer<typeof plansEndpoints.tasks>['rows'][number];
export type WorkQuery = Received<typeof plansEndpoints.tasks>['query'];

/** Tabs of the case list whose cases the design side has work with, or waits for an answer on. */
const workTabs = [caseTab.in_design, caseTab.clinical_pending_approval];

/** What its doctors design themselves is work for a team that inspects it, and only then. */
const inspectedStatuses = [caseStatus.pendingInspection, caseStatus.inspecting];

type OfRow = (of: { readonly caseId: SQL; readonly version: SQL; readonly status: SQL }) => SQL;

/** What plans and tasks tell of the case version of a row, as parts of the statement. */
export interface TaskSql {
  readonly planCount: OfRow;
  readonly flow: OfRow;
  readonly stage: OfRow;
  readonly holderId: OfRow;
  readonly holderName: OfRow;
}

/** The case of a row. */
const ROW = { caseId: sql`c.pt_id`, version: sql`c.version`, status: sql`c.status` };

/** The reader of the tasks, and which stages of a design are the reader's. */
export interface TaskReader {
  readonly userId: string;
  readonly stages: readonly PlanType[];
}

const workRow = (of: TaskSql, grants: readonly CaseGrant[], reader: TaskReader): Selection<DesignWork> =>
  selection({
    ...columnsOf(
      cases,
      'c',
      ...(['caseId', 'version', 'ptNo', 'patientName', 'status', 'entrust', 'submitTime', 'updateTime'] as const),
      ...factColumns,
    ),
    practiceName: computed<string>(practiceName(sql`c.practice_id`)),
    planCount: computed<number>(of.planCount(ROW)),
    flow: computed<DesignFlow | null>(of.flow(ROW)),
    stage: computed<PlanType | null>(of.stage(ROW)),
    holderId: computed<string | null>(of.holderId(ROW)),
    holderName: computed<string | null>(of.holderName(ROW)),
    takeable: computed<boolean>(inPool(of, reader)),
  }).with('roles', (row) => rolesTowards(grants, row));

/** Nobody holds it, and the reader may. */
const inPool = (of: TaskSql, { stages }: TaskReader): SQL =>
  stages.length === 0
    ? sql`false`
    : sql`(c.status in (${sql.raw(designingStatuses.join(', '))}) and c.entrust <> ${entrustTo.self}
        and ${of.stage(ROW)} in (${sql.raw(stages.map((stage) => `'${stage}'`).join(', '))})
        and ${of.holderId(ROW)} is null)`;

const isMine = (of: TaskSql, { userId }: TaskReader): SQL => sql`coalesce(${of.holderId(ROW)} = ${userId}, false)`;

const ofTab = (of: TaskSql, reader: TaskReader, tab: TaskTab): SQL | undefined =>
  tab === 'mine' ? isMine(of, reader) : tab === 'pool' ? inPool(of, reader) : undefined;

/** Cases of a scope that the design side works on or waits for an answer on. */
const work = (groups: readonly ScopeGroup[], ...more: readonly (SQL | undefined)[]): SQL =>
  sql`cases c where ${allOf(
    scopeSql(groups),
    sql`c.handed_over`,
    sql`(c.entrust <> ${entrustTo.self} or c.status in (${sql.raw(inspectedStatuses.join(', '))}))`,
    sql`c.tab in (${sql.raw(workTabs.join(', '))})`,
    ...more,
  )}`;

/** Such cases, the last changed first, and their number. */
export const workOf = (
  db: Database,
  groups: readonly ScopeGroup[],
  { tab = 'all', ...query }: WorkQuery,
  of: TaskSql,
  grants: readonly CaseGrant[],
  reader: TaskReader,
): Promise<Page<DesignWork>> =>
  selectPage(db, {
    row: workRow(of, grants, reader),
    from: work(groups, keywordSql(query.keyword), ofTab(of, reader, tab)),
    order: ordered(['c.update_time', 'c.pt_id'], 'desc'),
    page: query,
  });

/** Number of such cases in each tab. */
export async function countWork(
  db: Database,
  groups: readonly ScopeGroup[],
  of: TaskSql,
  reader: TaskReader,
): Promise<Record<TaskTab, number>> {
  const { rows } = await db.execute<Record<TaskTab, number>>(sql`select
    count(*) filter (where ${isMine(of, reader)})::int as mine,
    count(*) filter (where ${inPool(of, reader)})::int as pool,
    count(*)::int as "all"
    from ${work(groups)}`);
  return rows[0] ?? { mine: 0, pool: 0, all: 0 };
}
