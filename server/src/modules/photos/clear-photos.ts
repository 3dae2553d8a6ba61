import type { Caller } from '../../context.ts';
import { type CaseKey, auditFiles, unusedOf } from '../cases/api.ts';
import { deleteObjects } from '../files/api.ts';
import { type PhotoContext, changePhotos } from './photo-change.ts';
import { photoFile } from './photo-file.ts';
import { deletePhoto } from './repository.ts';

/**
 * Removes all photos of a version that may still be changed, and their objects once that is certain.
 * @throws Refusal recordNotFound, caseNotEditable
 */
export async function clearPhotos(context: PhotoContext, caller: Caller, key: CaseKey): Promise<{ removed: number }> {
  const { removed, unused } = await changePhotos(context, caller, key, async (open) => {
    const { tx, photos } = open;
    for (const { photoId } of photos) await deletePhoto(tx, photoId);
    const ids = photos.map(({ photoId }) => photoId);
    if (ids.length > 0) await auditFiles(open, 'removePhoto', ids);
    const names = [];
    for (const photo of photos) names.push(...(await unusedOf(photoFile, tx, photo)));
    return { removed: photos.length, unused: [...new Set(names)] };
  });
  await deleteObjects(context, unused);
  return { removed };
}
