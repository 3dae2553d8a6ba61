import { type CaseGrant, type Page, hasDuty } from '@archway/contracts';
import type { SQL } from 'drizzle-orm';
import type { Caller } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { caseGrants } from '../../practices/api.ts';
import { scopeGroups } from '../scope/scope-sql.ts';
import { type DesignWork, type PlansOfRow, type WorkQuery, workOf, workSql } from './work-repository.ts';

/**
 * What makes somebody see design work: they design or audit it, or answer for the practice that it is done for. Somebody
 * who is also a doctor finds its own patients in the case list.
 */
export const designGrants = async (db: Querier, caller: Caller): Promise<CaseGrant[]> =>
  (await caseGrants(db, caller)).filter(
    ({ side, role }) => side === 'design' || side === 'platform' || hasDuty([role], 'oversee'),
  );

/**
 * Cases with design work for the caller: entrusted to its team or design center, or inspected by it, and not settled
 * yet, in the order of what plans know of them.
 * @param plans what plans know of a row
 */
export async function pageOfDesignWork(
  db: Database,
  caller: Caller,
  query: WorkQuery,
  plans: PlansOfRow,
): Promise<Page<DesignWork>> {
  const grants = await caseGrants(db, caller);
  const groups = scopeGroups(await designGrants(db, caller));
  if (groups.length === 0) return { rows: [], total: 0 };
  return workOf(db, groups, query, plans, grants);
}

/** The same cases for a statement that counts: what stands behind `from`; null for a caller who has none. */
export async function designWorkSql(
  db: Querier,
  caller: Caller,
  keyword: string | undefined,
  join: SQL,
): Promise<SQL | null> {
  const groups = scopeGroups(await designGrants(db, caller));
  return groups.length === 0 ? null : workSql(groups, keyword, join);
}
