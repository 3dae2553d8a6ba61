import type { JoinStatus } from '@archway/contracts';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { joinApplications, practices } from '../schema.ts';

export type JoinApplication = typeof joinApplications.$inferSelect;

/** Most applications that a list shows. */
const MOST = 200;

/** An application with the practice that it is for. */
export interface ListedApplication extends JoinApplication {
  readonly practice: { readonly name: string; readonly abbreviation: string; readonly number: string };
}

const listed = {
  ...getTableColumns(joinApplications),
  practice: { name: practices.name, abbreviation: practices.abbreviation, number: practices.number },
};

/** Unanswered ones first, then the newest. */
const unansweredFirst = [sql`${joinApplications.status} in (0, 3) desc`, desc(joinApplications.id)];

export const applicationsToOwner = (db: Querier, ownerId: string): Promise<ListedApplication[]> =>
  db
    .select(listed)
    .from(joinApplications)
    .innerJoin(practices, eq(practices.id, joinApplications.practiceId))
    // What was taken back concerns its applicant alone.
    .where(sql`${practices.ownerId} = ${ownerId} and ${joinApplications.status} <> 4`)
    .orderBy(...unansweredFirst)
    .limit(MOST);

export const applicationsBy = (db: Querier, userId: string): Promise<ListedApplication[]> =>
  db
    .select(listed)
    .from(joinApplications)
    .innerJoin(practices, eq(practices.id, joinApplications.practiceId))
    .where(eq(joinApplications.userId, userId))
    .orderBy(desc(joinApplications.id))
    .limit(MOST);

/** Locks an application until the transaction ends. */
export async function lockApplication(tx: Transaction, id: string): Promise<JoinApplication | undefined> {
  const [row] = await tx.select().from(joinApplications).where(eq(joinApplications.id, id)).for('update');
  return row;
}

/** @returns undefined when another one of the same person waits already */
export async function addApplication(
  tx: Transaction,
  application: Pick<JoinApplication, 'practiceId' | 'userId' | 'status'>,
): Promise<JoinApplication | undefined> {
  const [row] = await tx.insert(joinApplications).values(application).onConflictDoNothing().returning();
  return row;
}

export async function moveApplication(
  tx: Transaction,
  id: string,
  status: JoinStatus,
  reason: string | null,
): Promise<JoinApplication | undefined> {
  const [row] = await tx
    .update(joinApplications)
    .set({ status, reason, decidedAt: new Date() })
    .where(eq(joinApplications.id, id))
    .returning();
  return row;
}
