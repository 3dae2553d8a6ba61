import type { MessageSide } from '@archway/contracts';
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseKey, caseVersionKey } from '../cases/api.ts';

/** What people wrote about cases: one conversation per case, over all of its versions. */
export const caseMessages = pgTable(
  'case_messages',
  {
    messageId: rowId('message_id').primaryKey(),
    caseId: rowRef('pt_id').notNull(),
    /** The version that it was written at. */
    version: integer('version').notNull(),
    /** Counts from 1 within the case. */
    seq: integer('seq').notNull(),
    userId: rowRef('user_id').notNull().references(userKey),
    /** For whom the author spoke then. */
    side: text('side').$type<MessageSide>().notNull(),
    /** Empty once it was withdrawn. */
    text: text('text').notNull(),
    /** Made up by the client that sent it, and the hash of what it sent then: sent again, it is the same message. */
    clientKey: text('client_key').notNull(),
    sentHash: text('sent_hash').notNull(),
    at: moment('at').notNull().defaultNow(),
    correctTime: moment('correct_time'),
    withdrawTime: moment('withdraw_time'),
  },
  (table) => [
    foreignKey({
      name: 'case_messages_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    // Also the order of its pages.
    uniqueIndex('case_messages_place').on(table.caseId, table.seq),
    uniqueIndex('case_messages_key').on(table.userId, table.clientKey),
  ],
);

/** Their attachments. The bytes are in object storage under `objectName`; a withdrawn message has none. */
export const caseMessageFiles = pgTable(
  'case_message_files',
  {
    messageId: rowRef('message_id')
      .notNull()
      .references(() => caseMessages.messageId, { onDelete: 'cascade' }),
    /** The order within the message, from 1. */
    place: integer('place').notNull(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    objectName: text('object_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    crc64: text('crc64').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.place] }),
    index('case_message_files_case').on(table.caseId),
    uniqueIndex('case_message_files_object').on(table.objectName),
  ],
);

/** Who is mentioned in them. */
export const caseMessageMentions = pgTable(
  'case_message_mentions',
  {
    messageId: rowRef('message_id')
      .notNull()
      .references(() => caseMessages.messageId, { onDelete: 'cascade' }),
    userId: rowRef('user_id').notNull().references(userKey),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId] })],
);

/** How far each person has read, and been told of, the conversation of a case. */
export const caseMessageReads = pgTable(
  'case_message_reads',
  {
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    userId: rowRef('user_id').notNull().references(userKey),
    /** Place of the last message that was read; 0 for none. */
    readSeq: integer('read_seq').notNull().default(0),
    /** Place of the last message that a notice told of: nobody is told again before they have read it. */
    toldSeq: integer('told_seq').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.userId] })],
);

export type MessageRecord = typeof caseMessages.$inferSelect;
export type MessageFileRecord = typeof caseMessageFiles.$inferSelect;
