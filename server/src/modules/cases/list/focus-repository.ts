import { and, eq } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { caseFocus } from '../schema.ts';

const mark = (userId: string, caseId: string) => and(eq(caseFocus.userId, userId), eq(caseFocus.caseId, caseId));

export const insertFocus = (db: Querier, userId: string, caseId: string): Promise<unknown> =>
  db.insert(caseFocus).values({ userId, caseId }).onConflictDoNothing();

export const deleteFocus = (db: Querier, userId: string, caseId: string): Promise<unknown> =>
  db.delete(caseFocus).where(mark(userId, caseId));

export const hasFocus = async (db: Querier, userId: string, caseId: string): Promise<boolean> =>
  (await db.select({ caseId: caseFocus.caseId }).from(caseFocus).where(mark(userId, caseId))).length > 0;
