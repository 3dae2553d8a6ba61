import type { FilmTracing } from '@archway/contracts';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseKey } from '../cases/api.ts';

/**
 * What was traced on lateral cephalograms. A tracing belongs to the bytes of its film, by name and checksum of the object:
 * a film that is replaced, turned or cropped is another one, and has none of its own yet.
 */
export const filmTracings = pgTable(
  'film_tracings',
  {
    tracingId: rowId('tracing_id').primaryKey(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    objectName: text('object_name').notNull(),
    crc64: text('crc64').notNull(),
    revision: integer('revision').notNull(),
    filmDate: date('film_date').notNull(),
    calibration: jsonb('calibration').$type<FilmTracing['calibration']>(),
    marks: jsonb('marks').$type<FilmTracing['marks']>().notNull(),
    finished: boolean('finished').notNull(),
    updateTime: moment('update_time').notNull().defaultNow(),
    updatedBy: rowRef('updated_by').notNull().references(userKey),
  },
  (table) => [
    index('film_tracings_case').on(table.caseId),
    uniqueIndex('film_tracings_film').on(table.objectName, table.crc64),
  ],
);

export type TracingRecord = typeof filmTracings.$inferSelect;
