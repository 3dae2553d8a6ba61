import { ARCHIVE_COVERS, type ArchiveKind } from '@archway/contracts';
import { type SQL, and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { shownName } from '../access/api.ts';
import type { CaseKey } from '../cases/api.ts';
import { type ArchiveRecord, caseArchivePictures, caseArchives } from './schema.ts';

export type NewArchive = typeof caseArchives.$inferInsert;

/** A record with what a list shows besides its columns. */
export interface NamedArchive {
  readonly archive: ArchiveRecord;
  readonly createdBy: string;
  readonly updatedBy: string;
  readonly pictureCount: number;
  readonly thumbNames: string[];
}

const ofThis = sql`p.archives_id = ${caseArchives}.archives_id`;
const count = sql<number>`(select count(*)::int from ${caseArchivePictures} p where ${ofThis})`;
const covers = sql<string[]>`array(select p.thumb_name from ${caseArchivePictures} p where ${ofThis}
  order by p.place limit ${sql.raw(String(ARCHIVE_COVERS))})`;
const stands = isNull(caseArchives.removeTime);

const selectNamed = (db: Querier, where: SQL | undefined) =>
  db
    .select({
      archive: caseArchives,
      createdBy: sql<string>`coalesce(${shownName(caseArchives.createdBy)}, '')`,
      updatedBy: sql<string>`coalesce(${shownName(caseArchives.updatedBy)}, '')`,
      pictureCount: count,
      thumbNames: covers,
    })
    .from(caseArchives)
    .where(and(stands, where));

const ofVersion = ({ caseId, version }: CaseKey) =>
  and(eq(caseArchives.caseId, caseId), eq(caseArchives.version, version));

/** What a version has, the newest day first: that of the visit, or the one on which a record was made. */
export const archivesOf = (db: Querier, key: CaseKey, kind?: ArchiveKind): Promise<NamedArchive[]> =>
  selectNamed(db, and(ofVersion(key), kind && eq(caseArchives.kind, kind))).orderBy(
    sql`coalesce(${caseArchives.visitDate}, ${caseArchives.createTime}::date) desc`,
    desc(caseArchives.archivesId),
  );

export async function findNamed(db: Querier, archivesId: string): Promise<NamedArchive | undefined> {
  const [found] = await selectNamed(db, eq(caseArchives.archivesId, archivesId));
  return found;
}

/** One that was not removed. */
export async function findArchive(db: Querier, archivesId: string): Promise<ArchiveRecord | undefined> {
  const [found] = await db
    .select()
    .from(caseArchives)
    .where(and(stands, eq(caseArchives.archivesId, archivesId)));
  return found;
}

export const countArchives = (db: Querier, key: CaseKey): Promise<number> =>
  db.$count(caseArchives, and(stands, ofVersion(key)));

/** @returns its id */
export async function insertArchive(tx: Transaction, archive: NewArchive): Promise<string> {
  const [inserted] = await tx.insert(caseArchives).values(archive).returning({ archivesId: caseArchives.archivesId });
  if (!inserted) throw new Error('the record was not inserted');
  return inserted.archivesId;
}

/** Writes its next revision; the caller has locked its case. */
export const changeArchive = (
  tx: Transaction,
  archivesId: string,
  userId: string,
  change: Partial<NewArchive> = {},
): Promise<unknown> =>
  tx
    .update(caseArchives)
    .set({ ...change, revision: sql`${caseArchives.revision} + 1`, updateTime: new Date(), updatedBy: userId })
    .where(eq(caseArchives.archivesId, archivesId));

/** How many records and visits each version of a case has. */
export const countByKind = (
  db: Querier,
  caseId: string,
): Promise<{ version: number; kind: ArchiveKind; count: number }[]> =>
  db
    .select({ version: caseArchives.version, kind: caseArchives.kind, count: sql<number>`count(*)::int` })
    .from(caseArchives)
    .where(and(stands, eq(caseArchives.caseId, caseId)))
    .groupBy(caseArchives.version, caseArchives.kind);
