import type { PresenceDoing } from '@archway/contracts';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { cases } from '../record/schema.ts';

/** Pages that show a case, as long as they say so; a row that has not been renewed is of a page that has gone. */
export const casePresence = pgTable(
  'case_presence',
  {
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    pageId: text('page_id').notNull(),
    caseId: rowRef('pt_id')
      .notNull()
      .references(() => cases.caseId, { onDelete: 'cascade' }),
    doing: text('doing').$type<PresenceDoing>().notNull(),
    since: moment('since').notNull().defaultNow(),
    seen: moment('seen').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pageId] }), index('case_presence_case').on(table.caseId)],
);
