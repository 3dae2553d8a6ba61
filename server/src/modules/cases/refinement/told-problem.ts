import { type Answer, emptyRefinement, type refinementEndpoints } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { type CaseKey, requireVersion } from '../scope/case-access.ts';
import { findRefinement } from './refinement-repository.ts';

/** What a version that the caller sees was restarted for. @throws Refusal recordNotFound */
export async function toldProblem(
  db: Database,
  caller: Caller,
  key: CaseKey,
): Promise<Answer<typeof refinementEndpoints.problem>> {
  await requireVersion(db, caller, key);
  const row = await findRefinement(db, key);
  if (!row) return null;
  return { problem: { ...emptyRefinement, ...row.problem }, by: row.by, at: row.at.toISOString() };
}
