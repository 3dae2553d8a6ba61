import type { CaseFinding } from '@archway/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../../infrastructure/database/database.ts';
import { shownName } from '../../../access/api.ts';
import { inspectionFindings } from '../../schema.ts';
import type { CaseKey } from '../../scope/access-repository.ts';

const ofVersion = ({ caseId, version }: CaseKey) =>
  and(eq(inspectionFindings.caseId, caseId), eq(inspectionFindings.version, version));
const one = (key: CaseKey, findingId: string) => and(ofVersion(key), eq(inspectionFindings.findingId, findingId));

export interface FindingRow {
  readonly findingId: string;
  readonly finding: CaseFinding;
  readonly by: string;
  readonly at: Date;
}

/** Findings of the inspection that is under way, in the order in which they were written. */
export const openFindings = (db: Querier, key: CaseKey): Promise<FindingRow[]> =>
  db
    .select({
      findingId: inspectionFindings.findingId,
      finding: inspectionFindings.finding,
      by: sql<string>`coalesce(${shownName(inspectionFindings.userId)}, '')`,
      at: inspectionFindings.at,
    })
    .from(inspectionFindings)
    .where(ofVersion(key))
    .orderBy(asc(inspectionFindings.findingId));

/** @returns its id */
export async function insertFinding(
  tx: Transaction,
  key: CaseKey,
  finding: CaseFinding,
  userId: string,
): Promise<string> {
  const { caseId, version } = key;
  const [row] = await tx
    .insert(inspectionFindings)
    .values({ caseId, version, finding, userId })
    .returning({ findingId: inspectionFindings.findingId });
  if (!row) throw new Error('no finding was stored');
  return row.findingId;
}

export async function findFinding(tx: Transaction, key: CaseKey, findingId: string): Promise<CaseFinding | undefined> {
  const [row] = await tx
    .select({ finding: inspectionFindings.finding })
    .from(inspectionFindings)
    .where(one(key, findingId));
  return row?.finding;
}

export const updateFinding = (
  tx: Transaction,
  key: CaseKey,
  findingId: string,
  finding: CaseFinding,
): Promise<unknown> => tx.update(inspectionFindings).set({ finding }).where(one(key, findingId));

/** @returns whether it was there */
export async function deleteFinding(tx: Transaction, key: CaseKey, findingId: string): Promise<boolean> {
  const gone = await tx
    .delete(inspectionFindings)
    .where(one(key, findingId))
    .returning({ findingId: inspectionFindings.findingId });
  return gone.length > 0;
}

export const deleteFindings = (tx: Transaction, key: CaseKey): Promise<unknown> =>
  tx.delete(inspectionFindings).where(ofVersion(key));
