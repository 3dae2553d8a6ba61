import type { RefinementProblem } from '@archway/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { shownName } from '../../access/api.ts';
import { caseRefinements } from '../schema.ts';
import type { CaseKey } from '../scope/case-access.ts';

export const insertRefinement = (
  tx: Transaction,
  { caseId, version }: CaseKey,
  problem: RefinementProblem,
  userId: string,
): Promise<unknown> => tx.insert(caseRefinements).values({ caseId, version, problem, userId });

/** Why this version was made, and who said so; undefined for one that no restart made. */
export async function findRefinement(db: Querier, { caseId, version }: CaseKey) {
  const [row] = await db
    .select({
      problem: caseRefinements.problem,
      by: sql<string>`coalesce(${shownName(caseRefinements.userId)}, '')`,
      at: caseRefinements.at,
    })
    .from(caseRefinements)
    .where(and(eq(caseRefinements.caseId, caseId), eq(caseRefinements.version, version)));
  return row;
}
