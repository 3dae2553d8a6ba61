import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type AssistState,
  type AssistVerdict,
  type DesignFindings,
  type ErrorName,
  type ErrorValues,
  type FinishContent,
  type FinishKind,
  type FinishState,
  type PlanDesignPhase,
  type PlanDesignState,
  taskKinds,
} from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseKey, caseVersionKey } from '../cases/api.ts';
import { centerKey } from '../practices/api.ts';
import { planKey, plans } from './scheme/schema.ts';

/** What was designed in plans: their documents lie in the object storage, each under a name of its own. */
export const planDocuments = pgTable(
  'scheme_documents',
  {
    planId: rowRef('scheme_id').primaryKey(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    /** Of its canonical text. */
    sha256: text('sha256').notNull(),
    objectName: text('object_name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Null for what was saved in another installation. */
    savedBy: rowRef('saved_by').references(userKey),
    saveTime: moment('save_time').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'scheme_documents_scheme',
      columns: [table.planId],
      foreignColumns: [plans.planId],
    }).onDelete('cascade'),
    index('scheme_documents_case').on(table.caseId),
    index('scheme_documents_object').on(table.objectName),
  ],
);

/** Who writes a plan now, on which page; a row that has not been renewed is of a page that has gone. */
export const planPens = pgTable(
  'scheme_pens',
  {
    planId: rowRef('scheme_id').primaryKey().references(planKey, { onDelete: 'cascade' }),
    holderId: rowRef('holder_id').notNull().references(userKey, { onDelete: 'cascade' }),
    pageId: text('page_id').notNull(),
    since: moment('since').notNull().defaultNow(),
    seen: moment('seen').notNull().defaultNow(),
  },
  (table) => [index('scheme_pens_holder').on(table.holderId)],
);

/** Meshes that documents of a case may name, by what they hold; they stay with the case, for a copy names them again. */
export const planMeshes = pgTable(
  'scheme_meshes',
  {
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    /** The version that it was uploaded at; others may name it. */
    version: integer('version').notNull(),
    sha256: text('sha256').notNull(),
    objectName: text('object_name').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    primaryKey({ name: 'scheme_meshes_of_case', columns: [table.caseId, table.sha256] }),
    index('scheme_meshes_object').on(table.objectName),
  ],
);

/** Designs by the machine that are under way, and of each plan how the last one ended. */
export const planDesigns = pgTable(
  'scheme_designs',
  {
    designId: rowId('design_id').primaryKey(),
    planId: rowRef('scheme_id').notNull(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Who asked, and in whose name it is saved. */
    userId: rowRef('user_id').notNull().references(userKey),
    state: text('state').$type<PlanDesignState>().notNull().default('waiting'),
    phase: text('phase').$type<PlanDesignPhase>().notNull().default('preparing'),
    progress: real('progress').notNull().default(0),
    /** SHA-256 of the document that it may replace; null where the plan had none. */
    base: text('base'),
    problem: jsonb('problem').$type<{ readonly name: ErrorName; readonly values: ErrorValues }>(),
    findings: jsonb('findings').$type<DesignFindings>(),
    /** Of what was saved. */
    documentHash: text('document_hash'),
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'scheme_designs_scheme',
      columns: [table.planId],
      foreignColumns: [plans.planId],
    }).onDelete('cascade'),
    index('scheme_designs_case').on(table.caseId, table.version),
    index('scheme_designs_plan').on(table.planId),
    // A plan is designed by one at a time.
    uniqueIndex('scheme_designs_live')
      .on(table.planId)
      .where(sql`state in ('waiting', 'running')`),
  ],
);

/** Post-processing of stages and retainers that are made of them; nobody has begun what has no row. */
export const planFinishes = pgTable(
  'scheme_finishes',
  {
    planId: rowRef('scheme_id').notNull().references(planKey, { onDelete: 'cascade' }),
    kind: text('kind').$type<FinishKind>().notNull(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    state: text('state').$type<Exclude<FinishState, 'none'>>().notNull(),
    content: jsonb('content').$type<FinishContent>(),
    /** SHA-256 of the canonical text of its content. */
    sha256: text('sha256'),
    /** Null for what came from another installation. */
    workedBy: rowRef('worked_by').references(userKey),
    workedAt: moment('worked_at').notNull().defaultNow(),
    completedBy: rowRef('completed_by').references(userKey),
    completedAt: moment('completed_at'),
    /** SHA-256 of what was confirmed together with its plan. */
    confirmedHash: text('confirmed_hash'),
  },
  (table) => [
    primaryKey({ name: 'scheme_finishes_of_plan', columns: [table.planId, table.kind] }),
    index('scheme_finishes_case').on(table.caseId, table.version),
  ],
);

/** Whose it is to design, or to finish, what of a case version. Without a row, or without a holder, a task lies in the pool. */
export const designTasks = pgTable(
  'design_tasks',
  {
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    taskKind: text('scheme_type', { enum: taskKinds }).notNull(),
    holderId: rowRef('holder_id').references(userKey),
    /** Since when somebody holds it, or it lies in the pool again. */
    since: moment('since').notNull().defaultNow(),
    /** What was said when it was last given to somebody. */
    note: text('note'),
    /** Until when it is promised; null where its turn came before anything was promised. */
    dueAt: moment('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.version, table.taskKind] }),
    foreignKey({
      name: 'design_tasks_case_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    index('design_tasks_holder').on(table.holderId),
  ],
);

/** Help with the audit of a plan, that a practice asked a design center for. */
export const planAssists = pgTable(
  'scheme_assists',
  {
    assistId: rowId('assist_id').primaryKey(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    planId: rowRef('scheme_id').notNull(),
    /** Null in a case that came from another installation. */
    centerId: rowRef('center_id').references(centerKey),
    state: text('state').$type<AssistState>().notNull().default('asked'),
    userId: rowRef('user_id').notNull().references(userKey),
    question: text('question'),
    /** SHA-256 of the document that help was asked for. */
    documentHash: text('document_hash').notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** Who of the center looks at it, or did. */
    helperId: rowRef('helper_id').references(userKey),
    takenAt: moment('taken_at'),
    verdict: text('verdict').$type<AssistVerdict>(),
    /** What was advised, or why there is no help. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    foreignKey({
      name: 'scheme_assists_scheme',
      columns: [table.planId],
      foreignColumns: [plans.planId],
    }).onDelete('cascade'),
    index('scheme_assists_case').on(table.caseId, table.version),
    index('scheme_assists_plan').on(table.planId),
    index('scheme_assists_center').on(table.centerId, table.state, table.assistId),
    // Nobody asks twice at once.
    uniqueIndex('scheme_assists_open')
      .on(table.planId)
      .where(sql`state in ('asked', 'taken')`),
  ],
);

export { planReviews, reviewVisits, shareVisits, shares } from './links/schema.ts';
export { planKey, plans } from './scheme/schema.ts';
