import type { Customization } from '@archway/contracts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { customizations } from '../schema.ts';
import type { Subject } from './subjects.ts';

export type CustomizationRow = typeof customizations.$inferSelect;

/** Two changes at a time would each be examined against what the other is about to change. Any number. */
const CUSTOMIZING = 4_207_700_021;

/** Waits for the change that is being made, until the end of this transaction. */
export const oneChangeAtATime = (tx: Querier): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${CUSTOMIZING})`);

/** The newest row of each of these subjects that was ever changed. */
export const newestRows = (db: Querier, subjects: readonly Subject[]): Promise<CustomizationRow[]> =>
  db
    .selectDistinctOn([customizations.subject])
    .from(customizations)
    .where(inArray(customizations.subject, [...subjects]))
    .orderBy(customizations.subject, desc(customizations.version));

/** Rows of a subject, newest first. */
export const lastRows = (db: Querier, subject: Subject, most: number): Promise<CustomizationRow[]> =>
  db
    .select()
    .from(customizations)
    .where(eq(customizations.subject, subject))
    .orderBy(desc(customizations.version))
    .limit(most);

export async function contentAt(db: Querier, subject: Subject, version: number): Promise<Customization | undefined> {
  const [row] = await db
    .select({ content: customizations.content })
    .from(customizations)
    .where(and(eq(customizations.subject, subject), eq(customizations.version, version)));
  return row?.content;
}

export const insertCustomization = (
  tx: Transaction,
  row: Omit<typeof customizations.$inferInsert, 'at' | 'content'> & { readonly content: Customization },
): Promise<unknown> => tx.insert(customizations).values(row);
