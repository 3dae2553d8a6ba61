import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import { requireCase } from './case-access.ts';
import { caseFocus } from './schema.ts';

/** Marks a case for the caller alone, or takes the mark away. */
export async function setFocus(db: Database, caller: Caller, ptId: string, focus: boolean): Promise<void> {
  await requireCase(db, caller, ptId);
  const { userId } = caller;
  if (focus) await db.insert(caseFocus).values({ userId, ptId }).onConflictDoNothing();
  else await db.delete(caseFocus).where(and(eq(caseFocus.userId, userId), eq(caseFocus.ptId, ptId)));
}
