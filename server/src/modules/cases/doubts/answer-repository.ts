import { and, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { shownName } from '../../access/api.ts';
import { caseDoubtAnswers } from '../schema.ts';
import type { CaseKey } from '../scope/access-repository.ts';

const ofVersion = ({ caseId, version }: CaseKey) =>
  and(eq(caseDoubtAnswers.caseId, caseId), eq(caseDoubtAnswers.version, version));

/** Who said of which doubts of a version that they are right as they are. */
export const answersOf = (db: Querier, key: CaseKey): Promise<{ key: string; at: Date; by: string }[]> =>
  db
    .select({
      key: caseDoubtAnswers.key,
      at: caseDoubtAnswers.at,
      by: sql<string>`coalesce(${shownName(caseDoubtAnswers.userId)}, '')`,
    })
    .from(caseDoubtAnswers)
    .where(ofVersion(key));

export const insertAnswer = (tx: Transaction, key: CaseKey, doubt: string, userId: string): Promise<unknown> =>
  tx.insert(caseDoubtAnswers).values({ ...key, key: doubt, userId });

export const deleteAnswer = (tx: Transaction, key: CaseKey, doubt: string): Promise<unknown> =>
  tx.delete(caseDoubtAnswers).where(and(ofVersion(key), eq(caseDoubtAnswers.key, doubt)));
