import { type Caller, Refusal } from '../../context.ts';
import { type CaseFileContext, type CaseKey, type OpenVersion, changeCaseFiles } from '../cases/api.ts';
import { findPhoto, photosOf } from './repository.ts';
import type { PhotoRecord } from './schema.ts';

export type PhotoContext = CaseFileContext;

/** What a change works on: the locked version, and its photos, oldest first. */
export interface OpenPhotos extends OpenVersion {
  readonly photos: readonly PhotoRecord[];
}

/**
 * Runs a change of a version's photos: access first, one change after the other, and open pages hear of it.
 * @throws Refusal recordNotFound, caseNotEditable
 */
export const changePhotos = <T>(
  context: PhotoContext,
  caller: Caller,
  key: CaseKey,
  change: (open: OpenPhotos) => Promise<T>,
): Promise<T> =>
  changeCaseFiles(context, caller, key, async (open) => change({ ...open, photos: await photosOf(open.tx, key) }));

/** The photo of an id, before anything is known of the caller. @throws Refusal recordNotFound */
export async function knownPhoto({ db }: PhotoContext, photoId: string): Promise<PhotoRecord> {
  const photo = await findPhoto(db, photoId);
  if (!photo) throw new Refusal('recordNotFound');
  return photo;
}

export const objectsOf = (photo: { objectName: string; thumbName: string }): string[] => [
  ...new Set([photo.objectName, photo.thumbName]),
];
