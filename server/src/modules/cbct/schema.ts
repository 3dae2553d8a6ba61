import { bigint, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CbctNotes, CbctVolume } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseKey } from '../cases/api.ts';

/** CBCTs, at most one of a case version. The packed volume and its quick look are in object storage. */
export const caseCbct = pgTable(
  'case_cbct',
  {
    cbctId: rowId('cbct_id').primaryKey(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    fileName: text('file_name').notNull(),
    objectName: text('object_name').notNull(),
    quickLookName: text('quick_look_name').notNull(),
    /** A small picture, drawn from the quick look a moment after the registration. */
    thumbName: text('thumb_name'),
    /** Bytes of the packed volume. */
    size: bigint('size', { mode: 'number' }).notNull(),
    crc64: text('crc64').notNull(),
    volume: jsonb('volume').$type<CbctVolume>().notNull(),
    notes: jsonb('notes').$type<CbctNotes>().notNull(),
    uploadTime: moment('upload_time').notNull().defaultNow(),
    uploadedBy: rowRef('uploaded_by').notNull().references(userKey),
  },
  (table) => [uniqueIndex('case_cbct_version').on(table.caseId, table.version)],
);

export type CbctRecord = typeof caseCbct.$inferSelect;
