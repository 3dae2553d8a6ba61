import type { ImplantReport } from '@archway/contracts';
import { foreignKey, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseVersionKey } from '../cases/api.ts';

/** The implant report of a version: what is written of it, and what was issued of that. */
export const implantReports = pgTable(
  'implant_reports',
  {
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    draft: jsonb('draft').$type<ImplantReport>().notNull(),
    revision: integer('revision').notNull(),
    savedBy: rowRef('saved_by').notNull().references(userKey),
    savedTime: moment('saved_time').notNull().defaultNow(),
    issued: jsonb('issued').$type<ImplantReport>(),
    issuedBy: rowRef('issued_by').references(userKey),
    issuedTime: moment('issued_time'),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.version] }),
    foreignKey({
      name: 'implant_reports_case_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
  ],
);

export type ImplantReportRow = typeof implantReports.$inferSelect;
