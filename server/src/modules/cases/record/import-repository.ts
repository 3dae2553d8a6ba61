import type { CaseFinding, CaseStatus } from '@archway/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { rebuildCounts } from '../list/count-repository.ts';
import { type ImportedLabel, importLabels } from '../labels/label-repository.ts';
import { searchColumns } from '../list/search-text.ts';
import {
  caseFocus,
  caseLabels,
  caseNumbers,
  casePrescriptions,
  caseRecords,
  caseRefinements,
  caseVersions,
  cases,
  inspectionFindings,
} from '../schema.ts';

/** A case with its past, as it comes from elsewhere: at the moment it is known by its number alone. */
export interface ImportedCase {
  readonly row: Omit<typeof cases.$inferInsert, 'caseId' | 'searchText' | 'searchGrams'>;
  readonly versions: readonly Omit<typeof caseVersions.$inferInsert, 'caseId'>[];
  /** What was asked for, in every version. */
  readonly prescription: Pick<typeof casePrescriptions.$inferInsert, 'content' | 'savedBy'>;
  /** Why its later phases were begun, as far as that is known. */
  readonly refinements: readonly Omit<typeof caseRefinements.$inferInsert, 'caseId'>[];
  readonly records: readonly Omit<typeof caseRecords.$inferInsert, 'caseId'>[];
  readonly labels: readonly ImportedLabel[];
  /** Users who follow it. */
  readonly followers: readonly string[];
}

/** Whether a practice has a case. */
export const anyCase = async (db: Querier, practiceId: string): Promise<boolean> =>
  (await db.select({ caseId: cases.caseId }).from(cases).where(eq(cases.practiceId, practiceId)).limit(1)).length > 0;

/**
 * Inserts cases of one practice with their past. `finishImport` has to follow in the same transaction.
 * @returns their ids, in the order of the cases
 */
export async function importCases(tx: Transaction, imported: readonly ImportedCase[]): Promise<string[]> {
  const rows = await tx
    .insert(cases)
    .values(imported.map(({ row }) => ({ ...row, ...searchColumns([row.ptNo, row.patientName]) })))
    .returning({ caseId: cases.caseId, ptNo: cases.ptNo });
  const idOf = new Map(rows.map((row) => [row.ptNo, row.caseId]));
  const placed = imported.map((each) => ({ ...each, caseId: idOf.get(each.row.ptNo) as string }));
  const all = <T>(valuesOf: (each: (typeof placed)[number]) => readonly T[]): T[] => placed.flatMap(valuesOf);
  await tx.insert(caseVersions).values(all(({ versions, caseId }) => versions.map((each) => ({ ...each, caseId }))));
  await tx
    .insert(casePrescriptions)
    .values(
      all(({ versions, prescription, caseId }) =>
        versions.map(({ version = 1, createTime }) => ({ ...prescription, caseId, version, savedTime: createTime })),
      ),
    );
  await tx.insert(caseRecords).values(all(({ records, caseId }) => records.map((each) => ({ ...each, caseId }))));
  const told = all(({ refinements, caseId }) => refinements.map((each) => ({ ...each, caseId })));
  if (told.length > 0) await tx.insert(caseRefinements).values(told);
  const [first] = imported;
  if (first) {
    const known = await importLabels(
      tx,
      first.row.practiceId,
      all(({ labels }) => labels),
    );
    const labels = all(({ labels: own, caseId }) =>
      own.map(({ name }) => ({ caseId, labelId: known.get(name.toLowerCase()) as string })),
    );
    if (labels.length > 0) await tx.insert(caseLabels).values(labels);
  }
  const marks = all(({ followers, caseId }) => followers.map((userId) => ({ userId, caseId })));
  if (marks.length > 0) await tx.insert(caseFocus).values(marks);
  return placed.map(({ caseId }) => caseId);
}

/** Counts everything anew after imports, and goes on with the numbers behind the last one taken in each month. */
export async function finishImport(tx: Transaction, taken: ReadonlyMap<string, number>): Promise<void> {
  await tx
    .insert(caseNumbers)
    .values([...taken].map(([month, last]) => ({ month, last })))
    .onConflictDoUpdate({
      target: caseNumbers.month,
      set: { last: sql`greatest(${caseNumbers.last}, excluded.last)` },
    });
  await rebuildCounts(tx);
}

/** A version with what happened to its case, oldest first. */
export interface PastVersion {
  readonly version: typeof caseVersions.$inferSelect;
  readonly record: Pick<typeof cases.$inferSelect, 'practiceId' | 'ptNo' | 'serviceType'>;
  readonly records: readonly (typeof caseRecords.$inferSelect)[];
}

/** Versions in these statuses of cases that one of these users opened, by case and version. */
export async function pastOf(
  db: Querier,
  statuses: readonly CaseStatus[],
  creatorIds: readonly string[],
): Promise<PastVersion[]> {
  const found = await db
    .select({
      version: caseVersions,
      record: { practiceId: cases.practiceId, ptNo: cases.ptNo, serviceType: cases.serviceType },
    })
    .from(caseVersions)
    .innerJoin(cases, eq(cases.caseId, caseVersions.caseId))
    .where(and(inArray(caseVersions.status, [...statuses]), inArray(cases.creatorId, [...creatorIds])))
    .orderBy(asc(caseVersions.caseId), asc(caseVersions.version));
  const caseIds = [...new Set(found.map(({ version }) => version.caseId))];
  const records = await db
    .select()
    .from(caseRecords)
    .where(inArray(caseRecords.caseId, caseIds))
    .orderBy(caseRecords.id);
  return found.map(({ version, record }) => ({
    version,
    record,
    records: records.filter(({ caseId }) => caseId === version.caseId),
  }));
}

/** What an inspection found, of an imported case: of the newest one that ended, or of the one under way. */
export interface ImportedFindings {
  readonly caseId: string;
  readonly version: number;
  readonly findings: readonly CaseFinding[];
  /** Of the one under way, who wrote them; null for the one that failed. */
  readonly openBy: string | null;
}

export async function importFindings(db: Querier, imported: readonly ImportedFindings[]): Promise<void> {
  for (const { caseId, version, findings, openBy } of imported) {
    if (openBy !== null) {
      await db
        .insert(inspectionFindings)
        .values(findings.map((finding) => ({ caseId, version, finding, userId: openBy })));
      continue;
    }
    await db
      .update(caseRecords)
      .set({ findings: [...findings] })
      .where(
        and(
          ...[eq(caseRecords.caseId, caseId), eq(caseRecords.version, version)],
          eq(caseRecords.action, 'failInspection'),
        ),
      );
  }
}
