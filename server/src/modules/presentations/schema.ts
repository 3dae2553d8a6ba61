import type { PresentationLanguage, Slide } from '@archway/contracts';
import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseVersionKey } from '../cases/api.ts';

/** Presentations with which a practice explains a case to its patient. */
export const presentations = pgTable(
  'presentations',
  {
    presentationId: rowId('presentation_id').primaryKey(),
    caseId: rowRef('pt_id').notNull(),
    /** In which it was begun; its slides show pictures and plans of any. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    language: text('language').$type<PresentationLanguage>().notNull(),
    /** Pictures and plans by their ids; the server has seen to it that they are of this case. */
    slides: jsonb('slides').$type<Slide[]>().notNull(),
    revision: integer('revision').notNull().default(1),
    createTime: moment('create_time').notNull().defaultNow(),
    createdBy: rowRef('created_by').notNull().references(userKey),
    updateTime: moment('update_time').notNull().defaultNow(),
    updatedBy: rowRef('updated_by').notNull().references(userKey),
  },
  (table) => [
    foreignKey({
      name: 'presentations_case_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    index('presentations_case').on(table.caseId),
  ],
);

export type PresentationRecord = typeof presentations.$inferSelect;
