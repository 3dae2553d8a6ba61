import { and, asc, eq } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { assistantPractices, practiceMakers, practiceMembers } from '../schema.ts';

/** What somebody is taken on as: a member, an assistant who serves the practice, somebody in production. */
export type StaffRole = 'doctors' | 'assistants' | 'makers';

const tables = { doctors: practiceMembers, assistants: assistantPractices, makers: practiceMakers } as const;

/** Whether an account is on the staff already, also where it is disabled there. */
export async function isStaff(db: Querier, role: StaffRole, practiceId: string, userId: string): Promise<boolean> {
  const table = tables[role];
  const found = await db
    .select({ userId: table.userId })
    .from(table)
    .where(and(eq(table.practiceId, practiceId), eq(table.userId, userId)));
  return found.length > 0;
}

/** @returns false when the account produces for the practice already */
export const addMaker = async (tx: Transaction, practiceId: string, userId: string): Promise<boolean> =>
  (await tx.insert(practiceMakers).values({ practiceId, userId }).onConflictDoNothing().returning()).length > 0;

/** @returns false when the account did not produce for the practice */
export async function removeMaker(tx: Transaction, practiceId: string, userId: string): Promise<boolean> {
  const theirs = and(eq(practiceMakers.practiceId, practiceId), eq(practiceMakers.userId, userId));
  return (await tx.delete(practiceMakers).where(theirs).returning()).length > 0;
}

/** Ids of accounts. */
export async function makersOf(db: Querier, practiceId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: practiceMakers.userId })
    .from(practiceMakers)
    .where(eq(practiceMakers.practiceId, practiceId))
    .orderBy(asc(practiceMakers.userId));
  return rows.map(({ userId }) => userId);
}
