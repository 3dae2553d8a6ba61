import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { OPEN_POSITION, type PhotoGuess, type PhotoPosition } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseKey } from '../cases/api.ts';

export { phoneLinks } from './phone/schema.ts';

/** Photos and radiographs. The bytes are in object storage under `objectName` and `thumbName`. */
export const casePhotos = pgTable(
  'case_photos',
  {
    photoId: rowId('photo_id').primaryKey(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Null in the pool. */
    position: text('position').$type<PhotoPosition>(),
    fileName: text('file_name').notNull(),
    objectName: text('object_name').notNull(),
    thumbName: text('thumb_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    crc64: text('crc64').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    guesses: jsonb('guesses').$type<PhotoGuess[]>().notNull().default([]),
    /** 0 to 1; null where it was not measured. */
    sharpness: real('sharpness'),
    /** Set by the classification and not yet confirmed by anybody. */
    automatic: boolean('automatic').notNull().default(false),
    uploadTime: moment('upload_time').notNull().defaultNow(),
    uploadedBy: rowRef('uploaded_by').notNull().references(userKey),
  },
  (table) => [
    index('case_photos_version').on(table.caseId, table.version),
    uniqueIndex('case_photos_object').on(table.objectName),
    // The last word on what placing promises: one photo per position.
    uniqueIndex('case_photos_position')
      .on(table.caseId, table.version, table.position)
      .where(sql.raw(`position <> '${OPEN_POSITION}'`)),
  ],
);

export type PhotoRecord = typeof casePhotos.$inferSelect;
