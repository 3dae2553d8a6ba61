import { sql } from 'drizzle-orm';
import { bigint, check, customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId, rowRef } from '../database/columns.ts';

/** Keys are listed in byte order, whatever the language of the database. */
const objectKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const byteCount = (name: string) => bigint(name, { mode: 'number' });

/** What the uploader says about an object and gets back with it. */
export interface ObjectHeaders {
  readonly contentType: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
  readonly cacheControl?: string;
  readonly expires?: string;
  readonly meta?: Readonly<Record<string, string>>;
}

/** Objects of the embedded storage. Their bytes are the parts, in order. */
export const storageObjects = pgTable(
  'storage_objects',
  {
    id: rowId('id').primaryKey(),
    key: objectKey('key').notNull(),
    size: byteCount('size').notNull(),
    /** Without quotes. */
    etag: text('etag').notNull(),
    crc64: text('crc64').notNull(),
    headers: jsonb('headers').$type<ObjectHeaders>().notNull(),
    /** The multipart upload that made the object, so that completing it again is answered alike. */
    uploadId: text('upload_id'),
    modifiedAt: moment('modified_at').notNull(),
  },
  (table) => [uniqueIndex('storage_objects_key').on(table.key)],
);

/** Multipart uploads that are neither completed nor aborted. */
export const storageUploads = pgTable(
  'storage_uploads',
  {
    id: text('id').primaryKey(),
    key: objectKey('key').notNull(),
    headers: jsonb('headers').$type<ObjectHeaders>().notNull(),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [
    index('storage_uploads_key').on(table.key, table.id),
    index('storage_uploads_started').on(table.startedAt),
  ],
);

/** One file on disk each; it belongs to an object or to an upload that is under way. */
export const storageParts = pgTable(
  'storage_parts',
  {
    id: rowId('id').primaryKey(),
    objectId: rowRef('object_id').references(() => storageObjects.id),
    uploadId: text('upload_id').references(() => storageUploads.id),
    number: integer('number').notNull(),
    /** Name of the file. */
    blob: text('blob').notNull(),
    size: byteCount('size').notNull(),
    md5: text('md5').notNull(),
    crc64: text('crc64').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    uniqueIndex('storage_parts_blob').on(table.blob),
    uniqueIndex('storage_parts_object').on(table.objectId, table.number),
    uniqueIndex('storage_parts_upload').on(table.uploadId, table.number),
    check('storage_parts_owner', sql`(${table.objectId} is null) <> (${table.uploadId} is null)`),
  ],
);
