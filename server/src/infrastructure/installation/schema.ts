import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** What every server of this database has to agree with: one row. */
export const installation = pgTable(
  'installation',
  {
    id: integer('id').primaryKey().default(1),
    /** Of the secret from which keys are derived; null lets the next server that starts say which one holds. */
    secretFingerprint: text('secret_fingerprint'),
    /** Where the objects of this database are; null in the same way. */
    storage: text('storage'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [check('installation_is_one', sql`${table.id} = 1`)],
);
