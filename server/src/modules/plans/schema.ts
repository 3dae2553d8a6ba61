import { foreignKey, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type PlanStatus, planStatus } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseVersionKey } from '../cases/api.ts';

/** Plans of a case version; the wire calls them schemes. */
export const plans = pgTable(
  'schemes',
  {
    planId: rowId('scheme_id').primaryKey(),
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    planType: text('scheme_type', { enum: ['target', 'step'] }).notNull(),
    kind: text('kind', { enum: ['doctorDraft', 'auditPlan', 'doctorEntrust'] }).notNull(),
    status: smallint('status').$type<PlanStatus>().notNull().default(planStatus.draft),
    designerId: rowRef('designer_id').references(userKey),
    auditorId: rowRef('auditor_id').references(userKey),
    upperSteps: integer('upper_steps'),
    lowerSteps: integer('lower_steps'),
    remarks: text('remarks'),
    /** The plan that this one was copied from, or the target that these steps lead to. */
    sourcePlanId: rowRef('source_scheme_id'),
    createTime: moment('create_time').notNull().defaultNow(),
    updateTime: moment('update_time').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'schemes_case_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    foreignKey({ name: 'schemes_source', columns: [table.sourcePlanId], foreignColumns: [table.planId] }),
    index('schemes_case').on(table.caseId, table.version, table.planId),
  ],
);
