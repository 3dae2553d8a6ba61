import { bigint, date, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ArchiveKind, PhotoPosition, VisitFinding } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseVersionKey } from '../cases/api.ts';

/** Records and follow-ups of case versions: the patient data library. A removed one stays, without its pictures. */
export const caseArchives = pgTable(
  'case_archives',
  {
    archivesId: rowId('archives_id').primaryKey(),
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').$type<ArchiveKind>().notNull(),
    /** Of a record. */
    name: text('name'),
    remarks: text('remarks').notNull(),
    /** This and what follows: of a visit. */
    visitDate: date('visit_date', { mode: 'string' }),
    upperStep: integer('upper_step'),
    lowerStep: integer('lower_step'),
    findings: text('findings').array().$type<VisitFinding[]>().notNull().default([]),
    nextVisit: date('next_visit', { mode: 'string' }),
    revision: integer('revision').notNull().default(1),
    createTime: moment('create_time').notNull().defaultNow(),
    createdBy: rowRef('created_by').notNull().references(userKey),
    updateTime: moment('update_time').notNull().defaultNow(),
    updatedBy: rowRef('updated_by').notNull().references(userKey),
    removeTime: moment('remove_time'),
    removedBy: rowRef('removed_by').references(userKey),
  },
  (table) => [
    foreignKey({
      name: 'case_archives_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    index('case_archives_case').on(table.caseId, table.version),
  ],
);

/** Their pictures. The bytes are in object storage under `objectName` and `thumbName`. */
export const caseArchivePictures = pgTable(
  'case_archive_pictures',
  {
    pictureId: rowId('picture_id').primaryKey(),
    archivesId: rowRef('archives_id')
      .notNull()
      .references(() => caseArchives.archivesId, { onDelete: 'cascade' }),
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    /** The order within the record, from 1. */
    place: integer('place').notNull(),
    name: text('name'),
    position: text('position').$type<PhotoPosition>(),
    takenOn: date('taken_on', { mode: 'string' }),
    fileName: text('file_name').notNull(),
    objectName: text('object_name').notNull(),
    thumbName: text('thumb_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    crc64: text('crc64').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadTime: moment('upload_time').notNull().defaultNow(),
    uploadedBy: rowRef('uploaded_by').notNull().references(userKey),
  },
  (table) => [
    index('case_archive_pictures_record').on(table.archivesId, table.place),
    index('case_archive_pictures_case').on(table.caseId, table.version),
    uniqueIndex('case_archive_pictures_object').on(table.objectName),
  ],
);

export type ArchiveRecord = typeof caseArchives.$inferSelect;
export type PictureRecord = typeof caseArchivePictures.$inferSelect;
