import { foreignKey, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { CaseFinding } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../../../infrastructure/database/columns.ts';
import { userKey } from '../../../access/api.ts';
import { caseVersions } from '../../record/schema.ts';

/** What was found in the inspection that is under way. At its end the record of the case keeps it, and these rows go. */
export const inspectionFindings = pgTable(
  'case_inspection_findings',
  {
    findingId: rowId('id').primaryKey(),
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    finding: jsonb('finding').$type<CaseFinding>().notNull(),
    userId: rowRef('user_id').notNull().references(userKey),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('case_inspection_findings_case').on(table.caseId, table.version, table.findingId),
    foreignKey({
      name: 'case_inspection_findings_version',
      columns: [table.caseId, table.version],
      foreignColumns: [caseVersions.caseId, caseVersions.version],
    }).onDelete('cascade'),
  ],
);
