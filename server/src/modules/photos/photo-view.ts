import { type CasePhoto, photoPositionKeys } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/api.ts';
import { objectsOf } from './photo-change.ts';
import { findNamedPhoto, namedPhotosOf, photosWithObjects } from './repository.ts';
import type { PhotoRecord } from './schema.ts';

/** Photos of a version as the wire shows them: in the order of the positions, then the pool, oldest first. */
export async function photosOfVersion(db: Querier, key: CaseKey): Promise<CasePhoto[]> {
  return (await namedPhotosOf(db, key))
    .map(({ photo, uploadedBy }) => toCasePhoto(photo, uploadedBy))
    .sort((a, b) => placeInOrder(a) - placeInOrder(b));
}

/** One photo as the wire shows it. */
export async function photoById(db: Querier, photoId: string): Promise<CasePhoto | null> {
  const found = await findNamedPhoto(db, photoId);
  return found ? toCasePhoto(found.photo, found.uploadedBy) : null;
}

/** Which of these objects are files of photos. */
export async function photoObjectsAmong(db: Querier, names: readonly string[]): Promise<string[]> {
  return (await photosWithObjects(db, names)).flatMap(objectsOf);
}

/** Which of these objects are nothing but small pictures of photos. */
export async function smallPhotosAmong(db: Querier, names: readonly string[]): Promise<string[]> {
  const photos = await photosWithObjects(db, names);
  const whole = new Set(photos.map(({ objectName }) => objectName));
  return photos.map(({ thumbName }) => thumbName).filter((name) => !whole.has(name));
}

const placeInOrder = ({ position }: CasePhoto): number =>
  position === null ? photoPositionKeys.length : photoPositionKeys.indexOf(position);

const toCasePhoto = (photo: PhotoRecord, uploadedBy: string): CasePhoto => ({
  photoId: photo.photoId,
  caseId: photo.caseId,
  version: photo.version,
  position: photo.position,
  fileName: photo.fileName,
  objectName: photo.objectName,
  thumbName: photo.thumbName,
  size: photo.size,
  width: photo.width,
  height: photo.height,
  guesses: photo.guesses,
  sharpness: photo.sharpness,
  automatic: photo.automatic,
  uploadTime: photo.uploadTime.toISOString(),
  uploadedBy,
});
