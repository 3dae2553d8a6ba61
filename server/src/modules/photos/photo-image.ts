import type { CasePhoto, Received, photosEndpoints } from '@archway/contracts';
import { type Caller, Refusal } from '../../context.ts';
import { auditFiles, checkObjects, isEditable, requireVersion, unusedOf } from '../cases/api.ts';
import { deleteObjects } from '../files/api.ts';
import { type PhotoContext, changePhotos, knownPhoto } from './photo-change.ts';
import { photoFile } from './photo-file.ts';
import { photoById } from './photo-view.ts';
import { changePhoto } from './repository.ts';

/** Gives a photo new bytes; the old ones are removed from the storage once that is certain. */
export async function replaceImage(
  context: PhotoContext,
  caller: Caller,
  { photoId, ...files }: Received<typeof photosEndpoints.replaceImage>['body'],
): Promise<CasePhoto> {
  const { db } = context;
  const { caseId, version, fileName } = await knownPhoto(context, photoId);
  const key = { caseId, version };
  if (!isEditable(await requireVersion(db, caller, key))) throw new Refusal('caseNotEditable');
  await checkObjects(context, photoFile, { ...key, fileName, guesses: [], ...files });
  const unused = await changePhotos(context, caller, key, async (open) => {
    const { tx, photos } = open;
    // As it is now that nobody else changes it.
    const old = photos.find((photo) => photo.photoId === photoId);
    if (!old) throw new Refusal('recordNotFound');
    // The bytes of one photo cannot become those of another.
    if (photos.some((photo) => photo !== old && photo.objectName === files.objectName))
      throw new Refusal('storageScope');
    await changePhoto(tx, photoId, files);
    await auditFiles(open, 'replacePhoto', [photoId]);
    return unusedOf(photoFile, tx, old);
  });
  await deleteObjects(context, unused);
  const photo = await photoById(db, photoId);
  if (!photo) throw new Refusal('recordNotFound');
  return photo;
}
