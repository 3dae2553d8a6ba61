import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { type CaseKey, type VisibleVersion, isEditable, lockVersion, tellCaseChanged } from '../cases/api.ts';
import { findPhoto, photosOf } from './repository.ts';
import type { PhotoRecord } from './schema.ts';

export type PhotoContext = Pick<AppContext, 'db' | 'store' | 'events' | 'log'>;

/** What a change works on: the locked version, and its photos, oldest first. */
export interface OpenPhotos {
  readonly tx: Transaction;
  readonly found: VisibleVersion;
  readonly photos: readonly PhotoRecord[];
}

/**
 * Runs a change of a version's photos: access first, one change after the other, and open pages hear of it.
 * @throws Refusal recordNotFound, ptNotEditable
 */
export function changePhotos<T>(
  context: PhotoContext,
  caller: Caller,
  key: CaseKey,
  change: (open: OpenPhotos) => Promise<T>,
): Promise<T> {
  const { ptId, version } = key;
  return context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    if (!isEditable(found)) throw new Refusal('ptNotEditable');
    const result = await change({ tx, found, photos: await photosOf(tx, key) });
    await tellCaseChanged(context, tx, { ptId, version }, { ...found.record, ...found.version });
    return result;
  });
}

/** The photo of an id, before anything is known of the caller. @throws Refusal recordNotFound */
export async function knownPhoto({ db }: PhotoContext, photoId: string): Promise<PhotoRecord> {
  const photo = await findPhoto(db, photoId);
  if (!photo) throw new Refusal('recordNotFound');
  return photo;
}

export const objectsOf = (photo: { objectName: string; thumbName: string }): string[] => [
  ...new Set([photo.objectName, photo.thumbName]),
];

/** Objects of a photo that no other photo of the version shares. */
export const ownObjects = (photo: PhotoRecord, others: readonly Pick<PhotoRecord, 'objectName' | 'thumbName'>[]) => {
  const kept = new Set(others.flatMap(objectsOf));
  return objectsOf(photo).filter((name) => !kept.has(name));
};
