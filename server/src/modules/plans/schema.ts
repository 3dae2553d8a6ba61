import {
  type PgColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { type AuditFindings, type PlanResult, type PlanStatus, planStatus, planTypes } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseKey, caseVersionKey } from '../cases/api.ts';

/** Plans of a case version; the wire calls them schemes. */
export const plans = pgTable(
  'schemes',
  {
    planId: rowId('scheme_id').primaryKey(),
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    planType: text('scheme_type', { enum: planTypes }).notNull(),
    kind: text('kind', { enum: ['doctorDraft', 'auditPlan', 'doctorEntrust'] }).notNull(),
    status: smallint('status').$type<PlanStatus>().notNull().default(planStatus.draft),
    /** What was last decided about it. */
    result: text('result').$type<PlanResult>(),
    designerId: rowRef('designer_id').references(userKey),
    auditorId: rowRef('auditor_id').references(userKey),
    upperSteps: integer('upper_steps'),
    lowerSteps: integer('lower_steps'),
    remarks: text('remarks'),
    /** Why an internal auditor rejected it. */
    reviewMessage: text('review_message'),
    /** Why the doctor refused it. */
    clinicalMessage: text('clinical_message'),
    /** The target that these stages lead to; with it they are deleted. */
    targetPlanId: rowRef('target_scheme_id'),
    /** The plan that this one was copied from, as long as it is there. */
    sourcePlanId: rowRef('source_scheme_id'),
    /** What its internal auditor has looked at since it was submitted. */
    auditFindings: jsonb('audit_findings').$type<AuditFindings>(),
    /** SHA-256 of the document that was confirmed. */
    confirmedHash: text('confirmed_hash'),
    createTime: moment('create_time').notNull().defaultNow(),
    updateTime: moment('update_time').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'schemes_case_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    foreignKey({ name: 'schemes_target', columns: [table.targetPlanId], foreignColumns: [table.planId] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'schemes_source', columns: [table.sourcePlanId], foreignColumns: [table.planId] }).onDelete(
      'set null',
    ),
    // Whoever deletes a plan is asked what leads to it or came from it.
    index('schemes_target_plan').on(table.targetPlanId),
    index('schemes_source_plan').on(table.sourcePlanId),
    index('schemes_case').on(table.caseId, table.version, table.planId),
  ],
);

/** For a column that refers to a plan: `.references(planKey, …)`. */
export const planKey = (): PgColumn => plans.planId;

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

/** Whose it is to design what of a case version. Without a row, or without a holder, a task lies in the pool. */
export const designTasks = pgTable(
  'design_tasks',
  {
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    planType: text('scheme_type', { enum: planTypes }).notNull(),
    holderId: rowRef('holder_id').references(userKey),
    /** Since when somebody holds it, or it lies in the pool again. */
    since: moment('since').notNull().defaultNow(),
    /** What was said when it was last given to somebody. */
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.version, table.planType] }),
    foreignKey({
      name: 'design_tasks_case_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    index('design_tasks_holder').on(table.holderId),
  ],
);
