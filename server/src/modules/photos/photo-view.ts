import { type CasePhoto, photoPositionKeys } from '@archway/contracts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { users } from '../access/schema.ts';
import type { CaseKey } from '../cases/case-access.ts';
import { objectsOf } from './photo-change.ts';
import { type PhotoRecord, casePhotos } from './schema.ts';

const uploaderName = sql<string>`coalesce(${users.nickName}, ${users.userName}, '')`;

/** Photos of a version as the wire shows them: in the order of the positions, then the pool, oldest first. */
export async function photosOfVersion(db: Querier, key: CaseKey): Promise<CasePhoto[]> {
  const found = await db
    .select({ photo: casePhotos, uploadedBy: uploaderName })
    .from(casePhotos)
    .leftJoin(users, eq(users.id, casePhotos.uploadedBy))
    .where(and(eq(casePhotos.ptId, key.ptId), eq(casePhotos.version, key.version)))
    .orderBy(asc(casePhotos.photoId));
  return found
    .map(({ photo, uploadedBy }) => toCasePhoto(photo, uploadedBy))
    .sort((a, b) => placeInOrder(a) - placeInOrder(b));
}

/** One photo as the wire shows it. */
export async function photoById(db: Querier, photoId: string): Promise<CasePhoto | null> {
  const [found] = await db
    .select({ photo: casePhotos, uploadedBy: uploaderName })
    .from(casePhotos)
    .leftJoin(users, eq(users.id, casePhotos.uploadedBy))
    .where(eq(casePhotos.photoId, photoId));
  return found ? toCasePhoto(found.photo, found.uploadedBy) : null;
}

/** Which of these objects are files of photos. */
export async function photoObjectsAmong(db: Querier, names: readonly string[]): Promise<string[]> {
  const { objectName, thumbName } = casePhotos;
  const found = await db
    .select({ objectName, thumbName })
    .from(casePhotos)
    .where(or(inArray(objectName, [...names]), inArray(thumbName, [...names])));
  return found.flatMap(objectsOf);
}

const placeInOrder = ({ position }: CasePhoto): number =>
  position === null ? photoPositionKeys.length : photoPositionKeys.indexOf(position);

const toCasePhoto = (photo: PhotoRecord, uploadedBy: string): CasePhoto => ({
  photoId: photo.photoId,
  ptId: photo.ptId,
  version: photo.version,
  position: photo.position,
  fileName: photo.fileName,
  objectName: photo.objectName,
  thumbName: photo.thumbName,
  size: photo.size,
  width: photo.width,
  height: photo.height,
  guesses: photo.guesses,
  automatic: photo.automatic,
  uploadTime: photo.uploadTime.toISOString(),
  uploadedBy,
});
