import {
  type AnyPgColumn,
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CommentAudience, CommentPin, MessageSide } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseKey } from '../cases/api.ts';
import { planKey } from '../plans/api.ts';

/** What was said of plans: comments, and answers in their threads. */
export const planComments = pgTable(
  'scheme_comments',
  {
    commentId: rowId('comment_id').primaryKey(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    planId: rowRef('scheme_id').notNull().references(planKey, { onDelete: 'cascade' }),
    /** The comment that it answers; null for what begins a thread. */
    threadId: rowRef('thread_id').references((): AnyPgColumn => planComments.commentId, { onDelete: 'cascade' }),
    /** Counts the threads of a plan from 1; null for answers. */
    number: integer('number'),
    /** Null for what was written in another installation; `case_imports` has the name. */
    userId: rowRef('user_id').references(userKey),
    /** For whom the author spoke then. */
    side: text('side').$type<MessageSide>().notNull(),
    /** Who reads it; answers are read by whoever reads what they answer. */
    audience: text('audience').$type<CommentAudience>().notNull(),
    pin: jsonb('pin').$type<CommentPin>(),
    text: text('text').notNull(),
    /** Made up by the client that sent it, and the hash of what it sent: sent again, it is the same comment. */
    clientKey: text('client_key').notNull(),
    sentHash: text('sent_hash').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Null while it is open; who settled it elsewhere is in `case_imports`. */
    resolveTime: moment('resolve_time'),
    resolvedBy: rowRef('resolved_by').references(userKey),
  },
  (table) => [
    index('scheme_comments_case').on(table.caseId),
    index('scheme_comments_thread').on(table.threadId),
    uniqueIndex('scheme_comments_number').on(table.planId, table.number),
    uniqueIndex('scheme_comments_key').on(table.userId, table.clientKey),
  ],
);

/** Files that go with them; the bytes are in object storage under `objectName`. */
export const planCommentFiles = pgTable(
  'scheme_comment_files',
  {
    commentId: rowRef('comment_id').notNull(),
    /** The order within the comment, from 1. */
    place: integer('place').notNull(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    objectName: text('object_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    crc64: text('crc64').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.place] }),
    foreignKey({
      name: 'scheme_comment_files_comment',
      columns: [table.commentId],
      foreignColumns: [planComments.commentId],
    }).onDelete('cascade'),
    index('scheme_comment_files_case').on(table.caseId),
    uniqueIndex('scheme_comment_files_object').on(table.objectName),
  ],
);

/** Who is mentioned in them. */
export const planCommentMentions = pgTable(
  'scheme_comment_mentions',
  {
    commentId: rowRef('comment_id').notNull(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    userId: rowRef('user_id').notNull().references(userKey),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    foreignKey({
      name: 'scheme_comment_mentions_comment',
      columns: [table.commentId],
      foreignColumns: [planComments.commentId],
    }).onDelete('cascade'),
    index('scheme_comment_mentions_case').on(table.caseId),
  ],
);

export type CommentRecord = typeof planComments.$inferSelect;
export type CommentFileRecord = typeof planCommentFiles.$inferSelect;
