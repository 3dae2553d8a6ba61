import type { Page } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { caseGrants } from '../../practices/api.ts';
import { scopeGroups } from '../scope/scope-sql.ts';
import { type DesignWork, type PlansOfRow, type WorkQuery, workOf } from './work-repository.ts';

/**
 * Cases with design work for the caller: entrusted to its team or design center, or inspected by it, and not settled
 * yet. Somebody who is also a doctor finds its own patients in the case list and not here. The last changed stand first.
 * @param plans number of plans of a version, as part of the statement
 */
export async function pageOfDesignWork(
  db: Database,
  caller: Caller,
  query: WorkQuery,
  plans: PlansOfRow,
): Promise<Page<DesignWork>> {
  const grants = await caseGrants(db, caller);
  const groups = scopeGroups(grants.filter(({ side }) => side === 'design' || side === 'platform'));
  if (groups.length === 0) return { rows: [], total: 0 };
  return workOf(db, groups, query, plans, grants);
}
