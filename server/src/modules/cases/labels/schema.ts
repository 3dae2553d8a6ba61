import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { labelColors } from '@archway/contracts';
import { rowId, rowRef } from '../../../infrastructure/database/columns.ts';
import { practiceKey } from '../../practices/api.ts';
import { cases } from '../record/schema.ts';

/** Labels of a practice, and their categories: a row without a parent is a category. Both are counted together. */
export const labels = pgTable(
  'labels',
  {
    labelId: rowId('label_id').primaryKey(),
    practiceId: rowRef('practice_id').notNull().references(practiceKey, { onDelete: 'cascade' }),
    parentId: rowRef('parent_id').references((): AnyPgColumn => labels.labelId, { onDelete: 'cascade' }),
    /** Null for the default category until somebody names it: it is then called so in the reader's language. */
    name: text('name'),
    color: text('color', { enum: labelColors }).notNull().default('gray'),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    uniqueIndex('labels_name').on(table.practiceId, sql`(${table.parentId} is null)`, sql`lower(${table.name})`),
    uniqueIndex('labels_default')
      .on(table.practiceId)
      .where(sql`${table.isDefault}`),
    index('labels_parent').on(table.parentId),
  ],
);

/** Labels on cases. A label is of the practice of its case. */
export const caseLabels = pgTable(
  'case_labels',
  {
    caseId: rowRef('pt_id')
      .notNull()
      .references(() => cases.caseId, { onDelete: 'cascade' }),
    labelId: rowRef('label_id')
      .notNull()
      .references(() => labels.labelId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.labelId] }),
    index('case_labels_label').on(table.labelId, table.caseId),
  ],
);
