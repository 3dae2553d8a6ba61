import { type PgColumn, foreignKey, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type AuditFindings, type PlanResult, type PlanStatus, planStatus, planTypes } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { caseVersionKey } from '../../cases/api.ts';

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
