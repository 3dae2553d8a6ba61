import { and, asc, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { moveCount } from '../list/count-repository.ts';
import { searchColumns } from '../list/search-text.ts';
import type { CaseRecord, VersionRecord } from '../scope/access-repository.ts';
import {
  caseDoubtAnswers,
  caseImports,
  caseLabels,
  caseModels,
  casePrescriptions,
  caseRecords,
  caseRefinements,
  caseVersions,
  cases,
  labels,
} from '../schema.ts';

/** Rows of a case in their order, for its archive. */
export const versionsOf = (db: Querier, caseId: string): Promise<VersionRecord[]> =>
  db.select().from(caseVersions).where(eq(caseVersions.caseId, caseId)).orderBy(asc(caseVersions.version));

export const labelsOf = (db: Querier, caseId: string) =>
  db
    .select({ name: sql<string>`${labels.name}`, color: labels.color })
    .from(caseLabels)
    .innerJoin(labels, eq(labels.labelId, caseLabels.labelId))
    .where(eq(caseLabels.caseId, caseId))
    .orderBy(asc(sql`${labels.name} collate "C"`));

export const modelsOf = (db: Querier, caseId: string) =>
  db
    .select()
    .from(caseModels)
    .where(eq(caseModels.caseId, caseId))
    .orderBy(asc(caseModels.version), asc(caseModels.modelType), asc(caseModels.jaw));

export const prescriptionsOf = (db: Querier, caseId: string) =>
  db
    .select()
    .from(casePrescriptions)
    .where(eq(casePrescriptions.caseId, caseId))
    .orderBy(asc(casePrescriptions.version));

export const refinementsOf = (db: Querier, caseId: string) =>
  db.select().from(caseRefinements).where(eq(caseRefinements.caseId, caseId)).orderBy(asc(caseRefinements.version));

export const progressRows = (db: Querier, caseId: string) =>
  db.select().from(caseRecords).where(eq(caseRecords.caseId, caseId)).orderBy(asc(caseRecords.id));

export const answerRows = (db: Querier, caseId: string) =>
  db
    .select()
    .from(caseDoubtAnswers)
    .where(eq(caseDoubtAnswers.caseId, caseId))
    .orderBy(asc(caseDoubtAnswers.version), asc(caseDoubtAnswers.at), asc(caseDoubtAnswers.key));

/** An id that no other case will have: files of a case lie below it before it stands. */
export async function takeCaseId(db: Querier): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('cases', 'pt_id'))::text as id`,
  );
  const id = rows[0]?.id;
  if (!id) throw new Error('no id for a case');
  return id;
}

type NewCase = Omit<typeof cases.$inferInsert, 'searchText' | 'searchGrams' | 'ptNo'> & { ptNo: string };
type NewVersion = typeof caseVersions.$inferInsert;

/** A case with its versions as they were elsewhere. @returns false when the practice has another one of this number */
export async function insertWholeCase(
  tx: Transaction,
  row: NewCase,
  versions: readonly NewVersion[],
): Promise<boolean> {
  const [inserted] = await tx
    .insert(cases)
    .values({ ...row, ...searchColumns([row.ptNo, row.patientName]) })
    .onConflictDoNothing()
    .returning();
  if (!inserted) return false;
  await tx.insert(caseVersions).values([...versions]);
  return true;
}

/** Counts an inserted case: last in its transaction, see `moveCount`. */
export async function countCase(tx: Transaction, caseId: string): Promise<CaseRecord> {
  const [row] = await tx.select().from(cases).where(eq(cases.caseId, caseId));
  if (!row) throw new Error('an imported case vanished');
  await moveCount(tx, null, row);
  return row;
}

export async function insertModelRow(tx: Transaction, model: typeof caseModels.$inferInsert): Promise<string> {
  const [row] = await tx.insert(caseModels).values(model).returning({ id: caseModels.modelId });
  if (!row) throw new Error('the model was not inserted');
  return row.id;
}

export async function insertPrescriptions(
  tx: Transaction,
  rows: readonly (typeof casePrescriptions.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(casePrescriptions).values([...rows]);
}

export async function insertRefinements(
  tx: Transaction,
  rows: readonly (typeof caseRefinements.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(caseRefinements).values([...rows]);
}

/** Lines of the progress log. @returns their ids, in order */
export async function insertProgress(
  tx: Transaction,
  rows: readonly (typeof caseRecords.$inferInsert)[],
): Promise<string[]> {
  const ids: string[] = [];
  // One after the other: their ids are their order.
  for (const row of rows) {
    const [inserted] = await tx.insert(caseRecords).values(row).returning({ id: caseRecords.id });
    if (inserted) ids.push(inserted.id);
  }
  return ids;
}

export async function insertAnswers(
  tx: Transaction,
  rows: readonly (typeof caseDoubtAnswers.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(caseDoubtAnswers).values([...rows]);
}

export type CaseOrigin = typeof caseImports.$inferSelect;

/** Where a case was imported from; undefined for one that began here. */
export async function originOf(db: Querier, caseId: string): Promise<CaseOrigin | undefined> {
  const [origin] = await db.select().from(caseImports).where(eq(caseImports.caseId, caseId));
  return origin;
}

export const insertOrigin = (tx: Transaction, origin: typeof caseImports.$inferInsert): Promise<unknown> =>
  tx.insert(caseImports).values(origin);

/** Keeps others from importing the same archive into the same practice until the transaction ends. */
export const lockSeal = (tx: Transaction, practiceId: string, seal: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${practiceId} ${seal}`}, 0))`);

/** Whether a practice has imported this archive. */
export const wasImported = async (db: Querier, practiceId: string, seal: string): Promise<boolean> =>
  (await db.$count(caseImports, and(eq(caseImports.practiceId, practiceId), eq(caseImports.seal, seal)))) > 0;
