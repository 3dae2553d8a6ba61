import { foreignKey, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { RefinementProblem } from '@archway/contracts';
import { moment, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { caseVersions } from '../record/schema.ts';

/** What a version of a case was restarted for: one row for each version that a restart made. */
export const caseRefinements = pgTable(
  'case_refinements',
  {
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    /** An older row may lack fields that came later. */
    problem: jsonb('problem').$type<Partial<RefinementProblem>>().notNull(),
    userId: rowRef('user_id').notNull().references(userKey),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.version] }),
    foreignKey({
      name: 'case_refinements_version',
      columns: [table.caseId, table.version],
      foreignColumns: [caseVersions.caseId, caseVersions.version],
    }).onDelete('cascade'),
  ],
);
