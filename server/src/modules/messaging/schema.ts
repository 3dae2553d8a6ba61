import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Lang, type MessageKindName, type MessageValues, channels, messageStates } from '@archway/contracts';
import { moment, rowId } from '../../infrastructure/database/columns.ts';

/**
 * What leaves by mail or SMS, written by the transaction that makes it true; a job delivers it. Secrets stand here until
 * it has left or was given up, and no longer.
 */
export const outboundMessages = pgTable(
  'outbound_messages',
  {
    id: rowId('id').primaryKey(),
    channel: text('channel', { enum: channels }).notNull(),
    /** Phone number as of E.164, or e-mail address. */
    target: text('target').notNull(),
    kind: text('kind').$type<MessageKindName>().notNull(),
    values: jsonb('values').$type<MessageValues>().notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    state: text('state', { enum: messageStates }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
    createTime: moment('create_time').notNull().defaultNow(),
    /** After this it is of no use to anybody, and given up. */
    usefulUntil: moment('useful_until'),
    sentTime: moment('sent_time'),
  },
  (table) => [index('outbound_messages_state').on(table.state, table.id)],
);
