import { PHOTO_FILE_LIMIT_MB, PHOTO_LIMIT, type PhotoPosition, photoExtensions } from '@archway/contracts';
import { ApiError, notify, text } from '@archway/platform';
import { guardLeaving } from '../uploads/leave-guard.ts';
import { choosePhotos } from './choose-photos.ts';
import { rememberUnfinished } from './lost/unfinished-store.ts';
import { photoFailureOf } from './photo-failure.ts';
import { type PhotoOutcome, createPhotoPipeline } from './photo-pipeline.ts';
import { type CaseKey, blobOf, putPhotoObject, registerPhoto } from './photo-storage.ts';
import { photoUploadStore } from './photo-upload-store.ts';
import { photoUrls } from './photo-urls.ts';
import { preparePhoto } from './photo-workers.ts';
import { refreshPhotos } from './refresh-photos.ts';

const lost: readonly string[] = ['fileNotUploaded', 'checksumMismatch'];

/** Uploads of photos in this page. */
export const photoUploads = createPhotoPipeline({
  prepare: preparePhoto,
  put: putPhotoObject,
  register: registerPhoto,
  refresh: refreshPhotos,
  preview: (thumb) => URL.createObjectURL(blobOf(thumb)),
  known: photoUrls.know,
  failureOf: photoFailureOf,
  wasLost: (failure) => failure instanceof ApiError && lost.includes(failure.name),
});

rememberUnfinished();
guardLeaving(photoUploadStore.subscribe, () => photoUploadStore.running() > 0);

/**
 * Takes files that were dropped or chosen. What is no photo is told in one message, and so is the end of a batch.
 * @param room how many more the case may have
 */
export function takePhotos(key: CaseKey, files: readonly File[], position: PhotoPosition | null, room: number): void {
  const { taken, refused } = choosePhotos(files, position, room);
  const sentences = [
    refused.format.length > 0 &&
      text('cases', 'photos.refused.format', { types: photoExtensions.join(', '), names: listed(refused.format) }),
    refused.size.length > 0 &&
      text('cases', 'photos.refused.size', { num: PHOTO_FILE_LIMIT_MB, names: listed(refused.size) }),
    refused.count.length > 0 &&
      text('cases', 'photos.refused.count', { num: PHOTO_LIMIT, names: listed(refused.count) }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length > 0) notify.warning(sentences.join(' '), { persistent: true });
  if (taken.length > 0) void photoUploads.start(key, taken).then(tellEnd);
}

/** Most names that a message says. */
const MOST_NAMES = 5;

/** Names as a message says them; of many the first ones and how many more. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(text('cases', 'photos.comma'));
  const count = names.length - MOST_NAMES;
  return count > 0 ? text('cases', 'photos.andMore', { names: shown, count }) : shown;
}

/** A single photo is seen where it was dropped; of many it is said how they ended. */
function tellEnd(outcomes: readonly PhotoOutcome[]): void {
  const failed = outcomes.filter(({ state }) => state === 'failed').map(({ fileName }) => fileName);
  const count = outcomes.filter(({ state }) => state === 'success').length;
  if (failed.length > 0) {
    notify.error(text('cases', 'photos.someFailed', { count: failed.length, names: listed(failed) }));
  } else if (count > 1) notify.success(text('cases', 'photos.uploaded', { count }));
}
