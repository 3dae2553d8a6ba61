import { and, asc, eq } from 'drizzle-orm';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { type CaseKey, type VisibleVersion, isEditable, lockVersion } from '../cases/case-access.ts';
import { tellCaseChanged } from '../cases/case-events.ts';
import { type PhotoRecord, casePhotos } from './schema.ts';

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
    const photos = await tx
      .select()
      .from(casePhotos)
      .where(and(eq(casePhotos.ptId, ptId), eq(casePhotos.version, version)))
      .orderBy(asc(casePhotos.photoId));
    const result = await change({ tx, found, photos });
    await tellCaseChanged(context, tx, { ptId, version }, { ...found.record, ...found.version });
    return result;
  });
}

/** The photo of an id, before anything is known of the caller. @throws Refusal recordNotFound */
export async function knownPhoto({ db }: PhotoContext, photoId: string): Promise<PhotoRecord> {
  const [photo] = await db.select().from(casePhotos).where(eq(casePhotos.photoId, photoId));
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
