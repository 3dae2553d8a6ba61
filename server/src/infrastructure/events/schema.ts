import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, rowId, rowRefs } from '../database/columns.ts';

/** What open pages are told, kept for a day so that a broken stream can be resumed on any server. */
export const events = pgTable(
  'events',
  {
    id: rowId('id').primaryKey(),
    type: text('type').notNull(),
    data: jsonb('data').notNull(),
    userIds: rowRefs('user_ids')
      .notNull()
      .default(sql`'{}'`),
    /** The column is named after the first kind of group that there was. */
    groupIds: rowRefs('practice_ids')
      .notNull()
      .default(sql`'{}'`),
    everyone: boolean('everyone').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('events_created').on(table.createdAt)],
);
