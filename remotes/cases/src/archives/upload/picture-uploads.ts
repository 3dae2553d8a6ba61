import { ARCHIVE_PICTURE_LIMIT, type Archive, type PhotoPosition, endpoints } from '@archway/contracts';
import { call, text, useStore } from '@archway/platform';
import { randomId } from '@archway/storage';
import { Uploads, isUnderWay } from '@archway/uploads';
import { choosePhotos } from '../../photos/upload/choose-photos.ts';
import { sendingHere } from '../../photos/upload/photo-uploads.ts';
import { tellEnds, tellRefused } from '../../photos/upload/tell-photos.ts';
import { guardLeaving } from '../../uploads/leave-guard.ts';
import { passingStorage } from '../../uploads/storage-client.ts';
import { refreshArchives } from '../refresh-archives.ts';
import { pictureFlow } from './picture-flow.ts';
import { type PictureUpload, newPictureUpload } from './picture-upload.ts';

/** Pictures on their way from this page into records and follow-ups, in the order in which they were chosen. */
export const pictureUploads = new Uploads(
  pictureFlow({
    ...sendingHere,
    add: (body) => call(endpoints.archives.addPtPic, { body }, { quiet: true }),
    refresh: refreshArchives,
  }),
  { storage: passingStorage },
);

guardLeaving(pictureUploads.store.subscribe, () => pictureUploads.store.all().some(isUnderWay));

/** Those of one record: under way, failed or stopped. */
export const usePictureUploads = (archivesId: string): readonly PictureUpload[] =>
  [...useStore(pictureUploads.store).values()].filter((upload) => upload.archivesId === archivesId);

type Place = Pick<Archive, 'archivesId' | 'caseId' | 'version' | 'pictureCount'>;

/**
 * Takes files that were dropped or chosen; what is no picture is told in one message.
 * @param position what the first one shows; null: the classification says so where it is sure
 */
export function takePictures(place: Place, files: readonly File[], position: PhotoPosition | null): void {
  const underWay = pictureUploads.store
    .all()
    .filter((upload) => upload.archivesId === place.archivesId && isUnderWay(upload));
  const choice = choosePhotos(files, position, ARCHIVE_PICTURE_LIMIT - place.pictureCount - underWay.length);
  tellRefused(choice, (names) => text('cases', 'archives.tooMany', { num: ARCHIVE_PICTURE_LIMIT, names }));
  if (choice.taken.length === 0) return;
  const begun = choice.taken.map((chosen) => ({
    upload: newPictureUpload(randomId(), place, chosen.file, chosen.position),
    work: { file: chosen.file },
  }));
  void pictureUploads.start(begun).then((ends) => tellEnds(choice.taken, ends));
}
