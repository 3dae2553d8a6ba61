import { and, eq } from 'drizzle-orm';
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

export const addMaker = (tx: Transaction, practiceId: string, userId: string): Promise<unknown> =>
  tx.insert(practiceMakers).values({ practiceId, userId }).onConflictDoNothing();
