import { integer, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PhoneLinkState } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { caseKey } from '../../cases/api.ts';

/** Links by which a phone without a login adds photos to a case version, in the name of whoever made them. */
export const phoneLinks = pgTable(
  'phone_links',
  {
    linkId: rowId('link_id').primaryKey(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    state: text('state').$type<PhoneLinkState>().notNull().default('open'),
    /** What is kept of the token that the QR code shows, and of the secret of the phone that opened it. */
    tokenHash: text('token_hash').notNull(),
    deviceHash: text('device_hash'),
    openedAt: moment('opened_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    connectedAt: moment('connected_at'),
    received: integer('received').notNull().default(0),
  },
  (table) => [
    uniqueIndex('phone_links_token').on(table.tokenHash),
    index('phone_links_version').on(table.caseId, table.version),
  ],
);

export type PhoneLinkRow = typeof phoneLinks.$inferSelect;
