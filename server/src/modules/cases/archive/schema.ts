import type { ArchivedAudit } from '@archway/contracts';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { practiceKey } from '../../practices/api.ts';
import { cases } from '../record/schema.ts';

/** What an import keeps of where its case came from: one row for each case that an archive made. */
export const caseImports = pgTable(
  'case_imports',
  {
    caseId: rowRef('pt_id')
      .primaryKey()
      .references(() => cases.caseId, { onDelete: 'cascade' }),
    /** Into which it was imported, wherever it lies now. */
    practiceId: rowRef('practice_id').notNull().references(practiceKey, { onDelete: 'cascade' }),
    /** Of the manifest: the archive is known by it. */
    seal: text('seal').notNull(),
    formatVersion: integer('format_version').notNull(),
    /** Trails of the installations that it came from, as they wrote them. */
    earlier: jsonb('earlier').$type<ArchivedAudit['earlier']>().notNull(),
    /** Names of who did what, by part and row, where this installation has no account for them. */
    people: jsonb('people').$type<Record<string, string>>().notNull(),
    /** What rows of a part are called here, by what the archive calls them. */
    ids: jsonb('ids').$type<Record<string, Record<string, string>>>().notNull(),
    importedBy: rowRef('imported_by').notNull().references(userKey),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('case_imports_seal').on(table.practiceId, table.seal)],
);
