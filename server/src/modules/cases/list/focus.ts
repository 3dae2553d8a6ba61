import type { Answer, Received, casesEndpoints } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { type Each, eachOf } from '../../../infrastructure/http/batch.ts';
import { requireCase } from '../scope/case-access.ts';
import { deleteFocus, hasFocus, insertFocus } from './focus-repository.ts';

/** Marks a case for the caller alone, or takes the mark away. @throws Refusal recordNotFound */
export async function setFocus(db: Querier, caller: Caller, caseId: string, focus: boolean): Promise<void> {
  await requireCase(db, caller, caseId);
  await (focus ? insertFocus : deleteFocus)(db, caller.userId, caseId);
}

/** The same for several cases; each is marked or refused by itself. */
export const setFocusOfAll = (
  db: Database,
  caller: Caller,
  { caseIds, focus }: Received<typeof casesEndpoints.focusAll>['body'],
  lang: Each['lang'],
): Promise<Answer<typeof casesEndpoints.focusAll>> =>
  eachOf({ db, ids: caseIds, lang }, (tx, caseId) => setFocus(tx, caller, caseId, focus));

/** @throws Refusal recordNotFound */
export async function isFocused(db: Database, caller: Caller, caseId: string): Promise<{ focus: boolean }> {
  await requireCase(db, caller, caseId);
  return { focus: await hasFocus(db, caller.userId, caseId) };
}
