import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { requireCase } from '../scope/case-access.ts';
import { deleteFocus, insertFocus } from './focus-repository.ts';

/** Marks a case for the caller alone, or takes the mark away. */
export async function setFocus(db: Database, caller: Caller, caseId: string, focus: boolean): Promise<void> {
  await requireCase(db, caller, caseId);
  await (focus ? insertFocus : deleteFocus)(db, caller.userId, caseId);
}
