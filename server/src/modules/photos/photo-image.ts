import type { CasePhoto, Received, photosEndpoints } from '@archway/contracts';
import { type Caller, Refusal } from '../../context.ts';
import { isEditable, requireVersion } from '../cases/api.ts';
import { deleteObjects } from '../files/api.ts';
import { type OpenPhotos, type PhotoContext, changePhotos, knownPhoto, ownObjects } from './photo-change.ts';
import { checkPhotoFiles } from './photo-registration.ts';
import { photoById } from './photo-view.ts';
import { changePhoto, deletePhoto } from './repository.ts';
import type { PhotoRecord } from './schema.ts';

/** Gives a photo new bytes; the old ones are removed from the storage once that is certain. */
export async function replaceImage(
  context: PhotoContext,
  caller: Caller,
  { photoId, ...files }: Received<typeof photosEndpoints.replaceImage>['body'],
): Promise<CasePhoto> {
  const { db } = context;
  const key = await knownPhoto(context, photoId);
  if (!isEditable(await requireVersion(db, caller, key))) throw new Refusal('ptNotEditable');
  await checkPhotoFiles(context, key, files);
  const unused = await changePhotos(context, caller, key, async (open) => {
    const { old, others } = split(open, photoId);
    // The bytes of one photo cannot become those of another.
    if (others.some((photo) => photo.objectName === files.objectName)) throw new Refusal('storageScope');
    await changePhoto(open.tx, photoId, files);
    return ownObjects(old, [...others, files]);
  });
  await deleteObjects(context, unused);
  const photo = await photoById(db, photoId);
  if (!photo) throw new Refusal('recordNotFound');
  return photo;
}

/** Removes a photo, and its objects once that is certain. */
export async function removePhoto(context: PhotoContext, caller: Caller, photoId: string): Promise<void> {
  const key = await knownPhoto(context, photoId);
  const unused = await changePhotos(context, caller, key, async (open) => {
    const { old, others } = split(open, photoId);
    await deletePhoto(open.tx, photoId);
    return ownObjects(old, others);
  });
  await deleteObjects(context, unused);
}

/** The photo as it is now that the version is locked, and the others. */
function split({ photos }: OpenPhotos, photoId: string): { old: PhotoRecord; others: PhotoRecord[] } {
  const old = photos.find((photo) => photo.photoId === photoId);
  if (!old) throw new Refusal('recordNotFound');
  return { old, others: photos.filter((photo) => photo !== old) };
}
