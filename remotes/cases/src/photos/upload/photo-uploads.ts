import { PHOTO_FILE_LIMIT_MB, PHOTO_LIMIT, type PhotoPosition, photoExtensions } from '@archway/contracts';
import { notify, text, useStore } from '@archway/platform';
import { randomId } from '@archway/storage';
import { type Outcome, Uploads, isUnderWay } from '@archway/uploads';
import { guardLeaving } from '../../uploads/leave-guard.ts';
import { type CasePlace, passingStorage } from '../../uploads/storage-client.ts';
import { rememberUnfinished } from '../lost/unfinished-store.ts';
import { refreshPhotos } from '../refresh-photos.ts';
import { photoUrls } from '../stored/photo-urls.ts';
import { type ChosenPhoto, choosePhotos } from './choose-photos.ts';
import { photoFlow } from './photo-flow.ts';
import { blobOf, registerPhoto } from './photo-storage.ts';
import { type PhotoUpload, newPhotoUpload } from './photo-upload.ts';
import { preparePhoto } from './photo-workers.ts';

/** Photos on their way from this page into cases, in the order in which they were chosen. */
export const photoUploads = new Uploads(
  photoFlow({
    prepare: preparePhoto,
    register: registerPhoto,
    refresh: refreshPhotos,
    preview: (thumb) => URL.createObjectURL(blobOf(thumb)),
    known: photoUrls.know,
  }),
  { storage: passingStorage },
);

export const usePhotoUploads = (): ReadonlyMap<string, PhotoUpload> => useStore(photoUploads.store);

rememberUnfinished(photoUploads.store);
guardLeaving(photoUploads.store.subscribe, () => photoUploads.store.all().some(isUnderWay));

/**
 * Takes files that were dropped or chosen. What is no photo is told in one message, and so is the end of a batch.
 * @param room how many more the case may have
 */
export function takePhotos(
  place: CasePlace,
  files: readonly File[],
  position: PhotoPosition | null,
  room: number,
): void {
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
  if (taken.length > 0) void start(place, taken);
}

async function start(place: CasePlace, chosen: readonly ChosenPhoto[]): Promise<void> {
  const begun = chosen.map(({ file, position }) => ({
    upload: newPhotoUpload(randomId(), place, file, position),
    work: { file },
  }));
  const ends = await photoUploads.start(begun);
  const namesOf = (end: Outcome): string[] => chosen.filter((_, at) => ends[at] === end).map(({ file }) => file.name);
  tellEnd(namesOf('serverError'), namesOf('success').length);
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
function tellEnd(failed: readonly string[], count: number): void {
  if (failed.length > 0) {
    notify.error(text('cases', 'photos.someFailed', { count: failed.length, names: listed(failed) }));
  } else if (count > 1) notify.success(text('cases', 'photos.uploaded', { count }));
}
