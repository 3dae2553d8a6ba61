import type { PhotoPosition } from '@archway/contracts';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { nameOfUploader } from './elsewhere-sql.ts';
import { type ArchiveRecord, type PictureRecord, caseArchivePictures, caseArchives } from './schema.ts';

export type NewPicture = typeof caseArchivePictures.$inferInsert;

/** A picture with the name of whoever uploaded it. */
export interface NamedPicture {
  readonly picture: PictureRecord;
  readonly uploadedBy: string;
}

const ofArchive = (archivesId: string) => eq(caseArchivePictures.archivesId, archivesId);

/** Pictures of a record, in their order. */
export const picturesOf = (db: Querier, archivesId: string): Promise<PictureRecord[]> =>
  db.select().from(caseArchivePictures).where(ofArchive(archivesId)).orderBy(asc(caseArchivePictures.place));

/** The same with names. */
export const namedPicturesOf = (db: Querier, archivesId: string): Promise<NamedPicture[]> =>
  db
    .select({
      picture: caseArchivePictures,
      uploadedBy: nameOfUploader,
    })
    .from(caseArchivePictures)
    .where(ofArchive(archivesId))
    .orderBy(asc(caseArchivePictures.place));

/** All of a case, those of a record in their order. */
export const allPictures = (db: Querier, caseId: string): Promise<PictureRecord[]> =>
  db
    .select()
    .from(caseArchivePictures)
    .where(eq(caseArchivePictures.caseId, caseId))
    .orderBy(asc(caseArchivePictures.archivesId), asc(caseArchivePictures.place));

/** Pictures that have one of these objects, of any record. */
export const picturesWithObjects = (db: Querier, names: readonly string[]): Promise<PictureRecord[]> =>
  db
    .select()
    .from(caseArchivePictures)
    .where(or(inArray(caseArchivePictures.objectName, [...names]), inArray(caseArchivePictures.thumbName, [...names])));

/** @returns their ids */
export async function insertPictures(tx: Transaction, pictures: readonly NewPicture[]): Promise<string[]> {
  if (pictures.length === 0) return [];
  const inserted = tx.insert(caseArchivePictures).values([...pictures]);
  return (await inserted.returning({ pictureId: caseArchivePictures.pictureId })).map(({ pictureId }) => pictureId);
}

export const changePicture = (tx: Transaction, pictureId: string, change: Partial<NewPicture>): Promise<unknown> =>
  tx.update(caseArchivePictures).set(change).where(eq(caseArchivePictures.pictureId, pictureId));

export const deletePictures = (tx: Transaction, pictureIds: readonly string[]): Promise<unknown> =>
  tx.delete(caseArchivePictures).where(inArray(caseArchivePictures.pictureId, [...pictureIds]));

/** Pictures of a case that show a view, each with its record, of all versions. */
export const picturesAt = (
  db: Querier,
  caseId: string,
  position: PhotoPosition,
): Promise<{ picture: PictureRecord; archive: ArchiveRecord }[]> =>
  db
    .select({ picture: caseArchivePictures, archive: caseArchives })
    .from(caseArchivePictures)
    .innerJoin(caseArchives, eq(caseArchives.archivesId, caseArchivePictures.archivesId))
    .where(and(eq(caseArchivePictures.caseId, caseId), eq(caseArchivePictures.position, position)));

/** All pictures of a case, each with its record, oldest first. */
export const libraryPictures = (
  db: Querier,
  caseId: string,
): Promise<{ picture: PictureRecord; archive: ArchiveRecord }[]> =>
  db
    .select({ picture: caseArchivePictures, archive: caseArchives })
    .from(caseArchivePictures)
    .innerJoin(caseArchives, eq(caseArchives.archivesId, caseArchivePictures.archivesId))
    .where(eq(caseArchivePictures.caseId, caseId))
    .orderBy(asc(caseArchivePictures.pictureId));

/** How many pictures of a case show each view, in all versions. */
export async function countByPosition(db: Querier, caseId: string): Promise<Map<PhotoPosition, number>> {
  const rows = await db
    .select({ position: caseArchivePictures.position, count: sql<number>`count(*)::int` })
    .from(caseArchivePictures)
    .where(and(eq(caseArchivePictures.caseId, caseId), isNotNull(caseArchivePictures.position)))
    .groupBy(caseArchivePictures.position);
  return new Map(rows.map(({ position, count }) => [position as PhotoPosition, count]));
}
