import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type CarvingPartKey, carvingSeparators } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';

/** Templates of what is carved into the gum of printed models. */
export const gumCarvings = pgTable(
  'gum_carvings',
  {
    id: rowId('id').primaryKey(),
    name: text('name').notNull(),
    /** In their order, each once. */
    parts: text('parts').array().$type<CarvingPartKey[]>().notNull(),
    separator: text('separator', { enum: carvingSeparators }).notNull(),
    /** What stands for the part `text`; empty without it. */
    text: text('text').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    version: integer('version').notNull().default(1),
    updatedBy: rowRef('updated_by').notNull().references(userKey),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('gum_carvings_name').on(sql`lower(${table.name})`),
    uniqueIndex('gum_carvings_default')
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
  ],
);
