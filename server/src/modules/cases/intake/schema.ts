import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { cases } from '../record/schema.ts';

/** What clients called the cases that they asked for, so that one whose answer was lost is not opened twice. */
export const caseOpenings = pgTable(
  'case_openings',
  {
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    clientKey: text('client_key').notNull(),
    caseId: rowRef('pt_id')
      .notNull()
      .references(() => cases.caseId, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.clientKey] }),
    // A case that is removed takes its opening along.
    index('case_openings_case').on(table.caseId),
  ],
);
