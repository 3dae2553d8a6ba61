import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { caseGrants } from '../../practices/api.ts';
import { scopeGroups } from '../scope/scope-sql.ts';
import { labelsOn } from './label-repository.ts';

const MOST_LABELS = 500;

/** Labels on the cases that the caller sees, in order. */
export async function labelsInUse(db: Database, caller: Caller): Promise<string[]> {
  const groups = scopeGroups(await caseGrants(db, caller));
  return groups.length === 0 ? [] : labelsOn(db, groups, MOST_LABELS);
}
