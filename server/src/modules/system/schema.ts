import type { Customization } from '@archway/contracts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';

/**
 * What operators say about the menu and about dictionaries, one row for each change: the whole of it as it was from then
 * on. The newest row of a subject is what counts; before the first one there is nothing but the product.
 */
export const customizations = pgTable(
  'customizations',
  {
    /** `menu`, or the type of a dictionary. */
    subject: text('subject').notNull(),
    /** From 2 on: 1 is the product as it comes. */
    version: integer('version').notNull(),
    content: jsonb('content').$type<Customization>().notNull(),
    /** The version that it took back. */
    undoes: integer('undoes'),
    userId: rowRef('user_id').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.version] })],
);

/** What browsers reported. Whatever they claim about users is a claim; `sessionUserId` is what the server knew. */
export const frontendLogs = pgTable(
  'frontend_logs',
  {
    id: rowId('id').primaryKey(),
    /** Of the page; null from pages that give none. An event that is sent twice is kept once. */
    eventId: text('event_id'),
    type: text('type').notNull(),
    logData: text('log_data').notNull(),
    durationMs: integer('duration_ms'),
    /** Seconds since the page was opened: when what took `durationMs` began, and when the event was recorded. */
    startedSecond: real('started_second'),
    openPageTimeSecond: real('open_page_second'),
    url: text('url').notNull(),
    lang: text('lang').notNull(),
    caseId: text('pt_id'),
    caseVersion: integer('pt_version'),
    systemName: text('system_name').notNull(),
    browser: text('browser').notNull(),
    browserMajor: text('browser_major'),
    os: text('os').notNull(),
    userAgent: text('user_agent').notNull(),
    timezone: text('timezone').notNull(),
    clientTime: bigint('client_time', { mode: 'number' }).notNull(),
    sessionUserId: text('session_user_id'),
    clientId: text('client_id'),
    address: text('address'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('frontend_logs_type').on(table.type, table.at),
    index('frontend_logs_at').on(table.at),
    index('frontend_logs_case').on(table.caseId, table.id),
    uniqueIndex('frontend_logs_event').on(table.eventId),
  ],
);
