import { and, between, eq, lt, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { assistantPractices, expiryReminders, practices } from '../schema.ts';

/** A service that ends, or has ended, on a day that is told. */
export interface Ending {
  readonly subject: (typeof expiryReminders.$inferInsert)['subject'];
  /** '0' for none. */
  readonly practiceId: string;
  readonly userId: string;
  /** Last day, YYYY-MM-DD. */
  readonly expiresOn: string;
  readonly practiceName: string;
  /** Creator of the practice. */
  readonly ownerId: string;
}

/** Practices that may work, with a last day between these two. */
export async function practicesEnding(db: Querier, from: string, to: string): Promise<Ending[]> {
  const rows = await db
    .select()
    .from(practices)
    .where(and(eq(practices.available, true), between(practices.expiresOn, from, to)));
  return rows.flatMap(({ id, name, ownerId, expiresOn }) =>
    expiresOn === null
      ? []
      : [{ subject: 'practice', practiceId: id, userId: '0', expiresOn, practiceName: name, ownerId }],
  );
}

/** The same of services of assistants; those that were disabled are over already. */
export async function servicesEnding(db: Querier, from: string, to: string): Promise<Ending[]> {
  const rows = await db
    .select({ service: assistantPractices, practice: practices })
    .from(assistantPractices)
    .innerJoin(practices, eq(practices.id, assistantPractices.practiceId))
    .where(
      and(
        eq(assistantPractices.enabled, true),
        eq(practices.available, true),
        between(assistantPractices.expiresOn, from, to),
      ),
    );
  return rows.flatMap(({ service: { userId, expiresOn }, practice: { id, name, ownerId } }) =>
    expiresOn === null ? [] : [{ subject: 'service', practiceId: id, userId, expiresOn, practiceName: name, ownerId }],
  );
}

/** @returns false when it was told before, by this server or another one */
export async function markTold(tx: Transaction, ending: Ending, step: number): Promise<boolean> {
  const { subject, practiceId, userId, expiresOn } = ending;
  const row = { subject, practiceId, userId, expiresOn, step };
  return (await tx.insert(expiryReminders).values(row).onConflictDoNothing().returning()).length > 0;
}

/** Nobody is told of ends that are long past; what was said of them is kept for two months. */
export const dropOldReminders = (db: Querier): Promise<unknown> =>
  db.delete(expiryReminders).where(lt(expiryReminders.expiresOn, sql`(now() at time zone 'utc')::date - 60`));
