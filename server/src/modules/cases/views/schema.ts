import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ServiceId } from '@archway/contracts';
import { rowId, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';

/** What a user keeps of a case list under a name. */
export const caseListViews = pgTable(
  'case_list_views',
  {
    viewId: rowId('view_id').primaryKey(),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    serviceType: smallint('service_type').$type<ServiceId>().notNull(),
    name: text('name').notNull(),
    search: text('search').notNull(),
  },
  (table) => [uniqueIndex('case_list_views_name').on(table.userId, table.serviceType, sql`lower(${table.name})`)],
);

/** How a user arranges the columns of a case list. */
export const caseListColumns = pgTable(
  'case_list_columns',
  {
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    serviceType: smallint('service_type').$type<ServiceId>().notNull(),
    order: text('column_order').array().notNull(),
    hidden: text('hidden').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.serviceType] })],
);
