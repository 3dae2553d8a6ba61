import {
  type Answer,
  type CaseGrant,
  type Page,
  type Received,
  caseStatus,
  caseTab,
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

/** Number of plans of the case version of a row, as part of the statement. */
export type PlansOfRow = (of: { readonly caseId: SQL; readonly version: SQL }) => SQL;

const workRow = (plans: PlansOfRow, grants: readonly CaseGrant[]): Selection<DesignWork> =>
  selection({
    ...columnsOf(
      cases,
      'c',
      ...(['caseId', 'version', 'ptNo', 'patientName', 'status', 'entrust', 'submitTime', 'updateTime'] as const),
      ...factColumns,
    ),
    practiceName: computed<string>(practiceName(sql`c.practice_id`)),
    planCount: computed<number>(plans({ caseId: sql`c.pt_id`, version: sql`c.version` })),
  }).with('roles', (row) => rolesTowards(grants, row));

/** Cases of a scope that the design side works on or waits for an answer on, the last changed first, and their number. */
export const workOf = (
  db: Database,
  groups: readonly ScopeGroup[],
  query: WorkQuery,
  plans: PlansOfRow,
  grants: readonly CaseGrant[],
): Promise<Page<DesignWork>> =>
  selectPage(db, {
    row: workRow(plans, grants),
    from: sql`cases c where ${allOf(
      scopeSql(groups),
      sql`c.handed_over`,
      sql`(c.entrust <> ${entrustTo.self} or c.status in (${sql.raw(inspectedStatuses.join(', '))}))`,
      sql`c.tab in (${sql.raw(workTabs.join(', '))})`,
      keywordSql(query.keyword),
    )}`,
    order: ordered(['c.update_time', 'c.pt_id'], 'desc'),
    page: query,
  });
