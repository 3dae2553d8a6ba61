import { and, eq } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { caseFocus } from '../schema.ts';

export const insertFocus = (db: Querier, userId: string, caseId: string): Promise<unknown> =>
  db.insert(caseFocus).values({ userId, caseId }).onConflictDoNothing();

export const deleteFocus = (db: Querier, userId: string, caseId: string): Promise<unknown> =>
  db.delete(caseFocus).where(and(eq(caseFocus.userId, userId), eq(caseFocus.caseId, caseId)));
