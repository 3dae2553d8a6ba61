import { PHOTO_LIMIT, type PhotoPosition } from '@archway/contracts';
import { text, useStore } from '@archway/platform';
import { randomId } from '@archway/storage';
import { Uploads, isUnderWay } from '@archway/uploads';
import { guardLeaving } from '../../uploads/leave-guard.ts';
import { unfinishedOf } from '../../uploads/lost/unfinished-store.ts';
import { type CasePlace, passingStorage } from '../../uploads/storage-client.ts';
import { refreshPhotos } from '../refresh-photos.ts';
import { photoUrls } from '../stored/photo-urls.ts';
import { type ChosenPhoto, choosePhotos } from './choose-photos.ts';
import { photoFlow } from './photo-flow.ts';
import { blobOf, registerPhoto } from './photo-storage.ts';
import { type PhotoUpload, newPhotoUpload } from './photo-upload.ts';
import { preparePhoto } from './photo-workers.ts';
import type { SendingWorld } from './send-photo.ts';
import { tellEnds, tellRefused } from './tell-photos.ts';

/** How this page prepares photos and shows them before they have arrived. */
export const sendingHere: SendingWorld = {
  prepare: preparePhoto,
  preview: (thumb) => URL.createObjectURL(blobOf(thumb)),
  known: photoUrls.know,
};

/** Photos on their way from this page into cases, in the order in which they were chosen. */
export const photoUploads = new Uploads(
  photoFlow({ ...sendingHere, register: registerPhoto, refresh: refreshPhotos }),
  { storage: passingStorage },
);

export const usePhotoUploads = (): ReadonlyMap<string, PhotoUpload> => useStore(photoUploads.store);

/** What went with an earlier page. */
export const unfinishedPhotos = unfinishedOf<PhotoUpload>('photos', (upload) => upload);
unfinishedPhotos.remember(photoUploads.store);
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
  const choice = choosePhotos(files, position, room);
  tellRefused(choice, (names) => text('cases', 'photos.refused.count', { num: PHOTO_LIMIT, names }));
  if (choice.taken.length > 0) void start(place, choice.taken);
}

async function start(place: CasePlace, chosen: readonly ChosenPhoto[]): Promise<void> {
  const begun = chosen.map(({ file, position }) => ({
    upload: newPhotoUpload(randomId(), place, file, position),
    work: { file },
  }));
  tellEnds(chosen, await photoUploads.start(begun));
}
