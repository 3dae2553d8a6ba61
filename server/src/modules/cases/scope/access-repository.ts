import { and, eq, inArray } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { caseVersions, cases } from '../schema.ts';

export type CaseRecord = typeof cases.$inferSelect;
export type VersionRecord = typeof caseVersions.$inferSelect;

export interface CaseKey {
  readonly caseId: string;
  readonly version: number;
}

/** A case with one of its versions. */
export interface FoundVersion {
  readonly record: CaseRecord;
  readonly version: VersionRecord;
}

export async function findCase(db: Querier, caseId: string): Promise<CaseRecord | undefined> {
  const [record] = await db.select().from(cases).where(eq(cases.caseId, caseId));
  return record;
}

const selectVersions = (db: Querier) =>
  db
    .select({ version: caseVersions, record: cases })
    .from(caseVersions)
    .innerJoin(cases, eq(cases.caseId, caseVersions.caseId));

export async function findVersion(db: Querier, key: CaseKey): Promise<FoundVersion | undefined> {
  const [found] = await selectVersions(db).where(
    and(eq(caseVersions.caseId, key.caseId), eq(caseVersions.version, key.version)),
  );
  return found;
}

/** All versions of these cases. */
export const versionsOfCases = (db: Querier, caseIds: readonly string[]): Promise<FoundVersion[]> =>
  selectVersions(db).where(inArray(caseVersions.caseId, [...caseIds]));

/** Those of these cases that there are, in no order. */
export const casesByIds = (db: Querier, caseIds: readonly string[]): Promise<CaseRecord[]> =>
  db
    .select()
    .from(cases)
    .where(inArray(cases.caseId, [...caseIds]));

/** Keeps a case from others who would change it until the transaction ends. */
export const lockCase = (tx: Transaction, caseId: string): Promise<unknown> =>
  tx.select({ caseId: cases.caseId }).from(cases).where(eq(cases.caseId, caseId)).for('update');
