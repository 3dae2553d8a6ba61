import { type Page, type TaskTab, hasDuty, planTypes } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { caseGrants } from '../../practices/api.ts';
import { scopeGroups } from '../scope/scope-sql.ts';
import {
  type DesignWork,
  type TaskReader,
  type TaskSql,
  type WorkQuery,
  countWork,
  workOf,
} from './work-repository.ts';

/** Which stages of a design are the caller's, wherever. */
const readerOf = ({ userId, roles }: Caller): TaskReader => ({
  userId,
  stages: planTypes.filter((stage) => hasDuty(roles, stage)),
});

const scopeOf = async (db: Database, caller: Caller) => {
  const grants = await caseGrants(db, caller);
  return { grants, groups: scopeGroups(grants.filter(({ side }) => side === 'design' || side === 'platform')) };
};

/**
 * Cases with design work for the caller: entrusted to its team or design center, or inspected by it, and not settled
 * yet. Somebody who is also a doctor finds its own patients in the case list and not here. The last changed stand first.
 * @param of what plans and tasks tell of a version, as parts of the statement
 */
export async function pageOfDesignWork(
  db: Database,
  caller: Caller,
  query: WorkQuery,
  of: TaskSql,
): Promise<Page<DesignWork>> {
  const { grants, groups } = await scopeOf(db, caller);
  if (groups.length === 0) return { rows: [], total: 0 };
  return workOf(db, groups, query, of, grants, readerOf(caller));
}

/** Number of such cases in each tab. */
export async function countsOfDesignWork(db: Database, caller: Caller, of: TaskSql): Promise<Record<TaskTab, number>> {
  const { groups } = await scopeOf(db, caller);
  if (groups.length === 0) return { mine: 0, pool: 0, all: 0 };
  return countWork(db, groups, of, readerOf(caller));
}
