import { and, asc, eq } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { assistantPractices, practiceMembers } from '../schema.ts';

export type MemberRow = typeof practiceMembers.$inferSelect;
type ServiceRow = typeof assistantPractices.$inferSelect;

const keyed = (practiceId: string, userId: string) =>
  and(eq(practiceMembers.practiceId, practiceId), eq(practiceMembers.userId, userId));

const served = (practiceId: string, userId: string) =>
  and(eq(assistantPractices.practiceId, practiceId), eq(assistantPractices.userId, userId));

export const membersOf = (db: Querier, practiceId: string): Promise<MemberRow[]> =>
  db
    .select()
    .from(practiceMembers)
    .where(eq(practiceMembers.practiceId, practiceId))
    .orderBy(asc(practiceMembers.joinedAt), asc(practiceMembers.userId));

export const servicesTo = (db: Querier, practiceId: string): Promise<ServiceRow[]> =>
  db
    .select()
    .from(assistantPractices)
    .where(eq(assistantPractices.practiceId, practiceId))
    .orderBy(asc(assistantPractices.userId));

/** @returns false when the user is a member already */
export async function addMember(tx: Transaction, member: typeof practiceMembers.$inferInsert): Promise<boolean> {
  return (await tx.insert(practiceMembers).values(member).onConflictDoNothing().returning()).length > 0;
}

/** @returns false when there is no such member */
export async function changeMember(
  tx: Querier,
  practiceId: string,
  userId: string,
  change: Partial<Pick<MemberRow, 'identity' | 'role' | 'department' | 'enabled'>>,
): Promise<boolean> {
  return (await tx.update(practiceMembers).set(change).where(keyed(practiceId, userId)).returning()).length > 0;
}

/** @returns false when the user does not serve the practice */
export async function changeService(
  tx: Querier,
  practiceId: string,
  userId: string,
  change: Partial<Pick<ServiceRow, 'enabled' | 'expiresOn'>>,
): Promise<boolean> {
  return (await tx.update(assistantPractices).set(change).where(served(practiceId, userId)).returning()).length > 0;
}

/** What somebody is to a practice, which nobody else changes until the transaction ends; null for nothing. */
export async function lockPlace(
  tx: Transaction,
  practiceId: string,
  userId: string,
): Promise<{ readonly enabled: boolean; readonly serves: boolean } | null> {
  const [member] = await tx.select().from(practiceMembers).where(keyed(practiceId, userId)).for('update');
  if (member) return { enabled: member.enabled, serves: false };
  const [service] = await tx.select().from(assistantPractices).where(served(practiceId, userId)).for('update');
  return service ? { enabled: service.enabled, serves: true } : null;
}

/** Makes one of a user's practices the default one, and no other. */
export async function moveDefault(tx: Transaction, userId: string, practiceId: string): Promise<void> {
  for (const table of [practiceMembers, assistantPractices]) {
    await tx.update(table).set({ isDefault: false }).where(eq(table.userId, userId));
    await tx
      .update(table)
      .set({ isDefault: true })
      .where(and(eq(table.userId, userId), eq(table.practiceId, practiceId)));
  }
}
