import type { CasePhoto } from '@archway/contracts';
import { extensionOf, generatedName } from '@archway/storage';
import { fetchPhoto } from '../stored/fetch-photo.ts';
import { blobOf, putPhotoObject, replaceImage } from '../upload/photo-storage.ts';
import { photoUrls } from '../stored/photo-urls.ts';
import { editPhoto } from '../upload/photo-workers.ts';
import { refreshPhotos } from '../refresh-photos.ts';
import { type Edits, inPixels } from './edits.ts';

/**
 * Makes the changed photo, stores it beside its thumbnail, and gives it to the photo of the case.
 * @throws ApiError, PhotoError, StorageError
 */
export async function saveEdits(photo: CasePhoto, edits: Edits): Promise<void> {
  const { file, thumb, width, height, sharpness } = await editPhoto(
    await fetchPhoto(photo.objectName),
    inPixels(photo, edits),
    photo.objectName.slice(photo.objectName.lastIndexOf('/') + 1),
  );
  const small = await putPhotoObject(photo, { ...thumb, name: generatedName('thumb', extensionOf(thumb.name)) });
  const image = await putPhotoObject(photo, { ...file, name: generatedName('image', extensionOf(file.name)) });
  photoUrls.know(small.key, URL.createObjectURL(blobOf(thumb)));
  await replaceImage({
    photoId: photo.photoId,
    objectName: image.key,
    thumbName: small.key,
    size: image.size,
    crc64: image.crc64,
    width,
    height,
    sharpness,
  });
  await refreshPhotos();
}
