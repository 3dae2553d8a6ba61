import {
  type CaseGrant,
  type Page,
  type TaskKind,
  caseStatus,
  caseTab,
  entrustTo,
  rolesTowards,
} from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../infrastructure/database/database.ts';
import { allOf } from '../../../infrastructure/lists/conditions.ts';
import { type PageQuery, selectPage } from '../../../infrastructure/lists/page.ts';
import { type Column, type RowOf, columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { practiceName } from '../../practices/api.ts';
import { cases } from '../schema.ts';
import { type ScopeGroup, scopeSql } from '../scope/scope-sql.ts';
import { factColumns } from './list-columns-sql.ts';
import { keywordSql } from './list-query-sql.ts';

/** Which page, and what is looked for. */
export interface WorkQuery extends PageQuery {
  readonly keyword?: string | undefined;
}

/** Tabs of the case list whose cases the design side has work with, or waits for an answer on. */
const workTabs = [caseTab.in_design, caseTab.clinical_pending_approval];

/** What its doctors design themselves is work for a team that inspects it, and only then. */
const inspectedStatuses = [caseStatus.pendingInspection, caseStatus.inspecting];

/** What plans know of a row of `cases c`, as part of the statement. */
export interface PlansOfRow {
  /** Stands behind `cases c`. */
  readonly join: SQL;
  readonly columns: {
    readonly planCount: Column<number>;
    /** What is done next; null where nothing is. */
    readonly taskKind: Column<TaskKind | null>;
    /** The plan that is made ready for production; null for what is designed. */
    readonly planId: Column<string | null>;
    /** Who does it, since when, and what was said when it was given to them. */
    readonly assignUserId: Column<string | null>;
    readonly assignTime: Column<string | null>;
    readonly assignNote: Column<string | null>;
    /** Until when it is promised. */
    readonly dueTime: Column<string | null>;
  };
  /** Which rows are meant; all where nothing is said. */
  readonly where?: SQL | undefined;
  /** What stands before the others, as `order by` says it; within that the last changed come first. */
  readonly first: SQL;
}

/** Cases of a scope that the design side works on or waits for an answer on: what stands behind `from`. */
export const workSql = (groups: readonly ScopeGroup[], keyword: string | undefined, join: SQL, where?: SQL): SQL =>
  sql`cases c ${join} where ${allOf(
    scopeSql(groups),
    sql`c.handed_over`,
    sql`(c.entrust <> ${entrustTo.self} or c.status in (${sql.raw(inspectedStatuses.join(', '))}))`,
    sql`c.tab in (${sql.raw(workTabs.join(', '))})`,
    keywordSql(keyword),
    where,
  )}`;

const workRow = ({ columns }: PlansOfRow, grants: readonly CaseGrant[]) =>
  selection({
    ...columnsOf(
      cases,
      'c',
      ...(['caseId', 'version', 'ptNo', 'patientName', 'status', 'entrust', 'submitTime', 'updateTime'] as const),
      ...factColumns,
    ),
    practiceName: computed<string>(practiceName(sql`c.practice_id`)),
    ...columns,
  }).with('roles', (row) => rolesTowards(grants, row));
export type DesignWork = RowOf<ReturnType<typeof workRow>>;

/** The same in the order of what plans know of them, and their number. */
export const workOf = (
  db: Database,
  groups: readonly ScopeGroup[],
  query: WorkQuery,
  plans: PlansOfRow,
  grants: readonly CaseGrant[],
): Promise<Page<DesignWork>> =>
  selectPage(db, {
    row: workRow(plans, grants),
    from: workSql(groups, query.keyword, plans.join, plans.where),
    order: sql`order by ${plans.first}, c.update_time desc, c.pt_id desc`,
    page: query,
  });
