import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { cases } from '../record/schema.ts';

/** Doubts of the machine that somebody has said to be right as they are. Another file makes another key. */
export const caseDoubtAnswers = pgTable(
  'case_doubt_answers',
  {
    caseId: rowRef('pt_id')
      .notNull()
      .references(() => cases.caseId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    key: text('key').notNull(),
    userId: rowRef('user_id').notNull().references(userKey),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.version, table.key] })],
);
