import { sql } from 'drizzle-orm';
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DesignRequest, Prescription, PrescriptionHabits } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { caseVersions } from '../record/schema.ts';

/**
 * What the doctor wants of a case version: a prescription, or the request of a crown or an implant, by the service of the
 * case. A version without a row has answered nothing.
 */
export const casePrescriptions = pgTable(
  'case_prescriptions',
  {
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    /** An older row may lack fields that came later. */
    content: jsonb('content').$type<Partial<Prescription> | DesignRequest>().notNull(),
    /** Grows with every save. */
    revision: integer('revision').notNull().default(1),
    /** Null for what was kept before prescriptions were. */
    savedBy: rowRef('saved_by').references(userKey),
    savedTime: moment('saved_time').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.version] }),
    foreignKey({
      name: 'case_prescriptions_version',
      columns: [table.caseId, table.version],
      foreignColumns: [caseVersions.caseId, caseVersions.version],
    }).onDelete('cascade'),
  ],
);

/** What a doctor usually asks for, by name. */
export const prescriptionTemplates = pgTable(
  'prescription_templates',
  {
    templateId: rowId('id').primaryKey(),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    habits: jsonb('habits').$type<PrescriptionHabits>().notNull(),
    updateTime: moment('update_time').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('prescription_templates_name').on(table.userId, sql`lower(${table.name})`)],
);
