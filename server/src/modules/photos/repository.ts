import type { PhotoPosition } from '@archway/contracts';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { shownName } from '../access/api.ts';
import type { CaseKey } from '../cases/api.ts';
import { type PhotoRecord, casePhotos } from './schema.ts';

export type NewPhoto = typeof casePhotos.$inferInsert;
export type PhotoChange = Partial<Omit<NewPhoto, 'photoId' | 'caseId' | 'version'>>;

/** A photo with the name of whoever uploaded it. */
export interface NamedPhoto {
  readonly photo: PhotoRecord;
  readonly uploadedBy: string;
}

const ofVersion = ({ caseId, version }: CaseKey) => and(eq(casePhotos.caseId, caseId), eq(casePhotos.version, version));

/** Photos of a case version, oldest first. */
export const photosOf = (db: Querier, key: CaseKey): Promise<PhotoRecord[]> =>
  db.select().from(casePhotos).where(ofVersion(key)).orderBy(asc(casePhotos.photoId));

/** Photos of all versions of a case, in their order. */
export const allPhotos = (db: Querier, caseId: string): Promise<PhotoRecord[]> =>
  db
    .select()
    .from(casePhotos)
    .where(eq(casePhotos.caseId, caseId))
    .orderBy(asc(casePhotos.version), asc(casePhotos.photoId));

export async function findPhoto(db: Querier, photoId: string): Promise<PhotoRecord | undefined> {
  const [photo] = await db.select().from(casePhotos).where(eq(casePhotos.photoId, photoId));
  return photo;
}

const selectNamed = (db: Querier) =>
  db
    .select({ photo: casePhotos, uploadedBy: sql<string>`coalesce(${shownName(casePhotos.uploadedBy)}, '')` })
    .from(casePhotos);

/** The same with names. */
export const namedPhotosOf = (db: Querier, key: CaseKey): Promise<NamedPhoto[]> =>
  selectNamed(db).where(ofVersion(key)).orderBy(asc(casePhotos.photoId));

export async function findNamedPhoto(db: Querier, photoId: string): Promise<NamedPhoto | undefined> {
  const [found] = await selectNamed(db).where(eq(casePhotos.photoId, photoId));
  return found;
}

/** Photos of a case that stand at a position, of all versions, the newest version first. */
export const photosAt = (db: Querier, caseId: string, position: PhotoPosition): Promise<PhotoRecord[]> =>
  db
    .select()
    .from(casePhotos)
    .where(and(eq(casePhotos.caseId, caseId), eq(casePhotos.position, position)))
    .orderBy(desc(casePhotos.version));

/** Photos that stand as the lateral cephalogram of a case, the newest version first. */
export const lateralFilms = (db: Querier, caseId: string): Promise<PhotoRecord[]> => photosAt(db, caseId, 'lateral');

/** How many photos of a case stand at each position, in all versions; the pool stands nowhere. */
export async function countPhotosByPosition(db: Querier, caseId: string): Promise<Map<PhotoPosition, number>> {
  const rows = await db
    .select({ position: casePhotos.position, count: sql<number>`count(*)::int` })
    .from(casePhotos)
    .where(eq(casePhotos.caseId, caseId))
    .groupBy(casePhotos.position);
  return new Map(rows.flatMap(({ position, count }) => (position === null ? [] : [[position, count] as const])));
}

/** Those of these positions at which a photo of the version stands. */
export async function takenPositions(
  db: Querier,
  key: CaseKey,
  positions: readonly PhotoPosition[],
): Promise<Set<PhotoPosition | null>> {
  const placed = await db
    .select({ position: casePhotos.position })
    .from(casePhotos)
    .where(and(ofVersion(key), inArray(casePhotos.position, [...positions])));
  return new Set(placed.map(({ position }) => position));
}

/** Photos that have one of these objects. */
export const photosWithObjects = (
  db: Querier,
  names: readonly string[],
): Promise<Pick<PhotoRecord, 'objectName' | 'thumbName'>[]> =>
  db
    .select({ objectName: casePhotos.objectName, thumbName: casePhotos.thumbName })
    .from(casePhotos)
    .where(or(inArray(casePhotos.objectName, [...names]), inArray(casePhotos.thumbName, [...names])));

/** @returns id of the photo */
export async function insertPhoto(tx: Transaction, photo: NewPhoto): Promise<string> {
  const [inserted] = await tx.insert(casePhotos).values(photo).returning({ photoId: casePhotos.photoId });
  if (!inserted) throw new Error('the photo was not inserted');
  return inserted.photoId;
}

/** As many rows as one statement takes at ease. */
const ROWS_AT_ONCE = 500;

/** Photos whose objects are stored, and whose classification is known. */
export async function importPhotos(db: Querier, photos: readonly NewPhoto[]): Promise<void> {
  for (let at = 0; at < photos.length; at += ROWS_AT_ONCE)
    await db.insert(casePhotos).values(photos.slice(at, at + ROWS_AT_ONCE));
}

export const changePhoto = (
  tx: Transaction,
  photoIds: string | readonly string[],
  change: PhotoChange,
): Promise<unknown> =>
  tx
    .update(casePhotos)
    .set(change)
    .where(inArray(casePhotos.photoId, typeof photoIds === 'string' ? [photoIds] : [...photoIds]));

export const deletePhoto = (tx: Transaction, photoId: string): Promise<unknown> =>
  tx.delete(casePhotos).where(eq(casePhotos.photoId, photoId));
