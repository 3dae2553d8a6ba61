import {
  type CasePhoto,
  PHOTO_FILE_LIMIT_MB,
  PHOTO_LIMIT,
  type Received,
  dataTypes,
  photoExtensions,
  type photosEndpoints,
} from '@archway/contracts';
import { Refusal } from '../../context.ts';
import { type CaseFileKind, type OpenVersion, auditFiles } from '../cases/api.ts';
import { objectsOf } from './photo-change.ts';
import { applyMoves } from './photo-moves.ts';
import { recordUpload } from './photo-record.ts';
import { photoById, photoObjectsAmong } from './photo-view.ts';
import { bestFirst, displacedBy, placeByGuess } from './placement.ts';
import { changePhoto, deletePhoto, findPhoto, insertPhoto, photosOf } from './repository.ts';
import type { PhotoRecord } from './schema.ts';

type Registration = Received<typeof photosEndpoints.register>['body'];

/** Photos of a case, many; each takes the position that the user or the classification gives it. */
export const photoFile: CaseFileKind<Registration, PhotoRecord, CasePhoto> = {
  dataType: dataTypes.image,
  limitMb: PHOTO_FILE_LIMIT_MB,
  objectsOf,
  formats: (given) => [[photoExtensions, [given.fileName, ...objectsOf(given)]]],
  standing: async (tx, given) => (await photosOf(tx, given)).find(({ objectName }) => objectName === given.objectName),
  async put(open, given, known) {
    if (!known) return insert(open, given);
    // The object is a photo already; its bytes were uploaded anew under the same name.
    const { thumbName, size, crc64, width, height, sharpness } = given;
    await changePhoto(open.tx, known.photoId, { thumbName, size, crc64, width, height, sharpness });
    await auditFiles(open, 'replacePhoto', [known.photoId]);
    return known.photoId;
  },
  idOf: ({ photoId }) => photoId,
  find: findPhoto,
  async remove(open, { photoId }) {
    await deletePhoto(open.tx, photoId);
    await auditFiles(open, 'removePhoto', [photoId]);
  },
  inUse: photoObjectsAmong,
  view: photoById,
};

async function insert(open: OpenVersion, given: Registration): Promise<string> {
  const { tx, caller, found } = open;
  const photos = await photosOf(tx, given);
  if (photos.length >= PHOTO_LIMIT) throw new Refusal('photoLimit', { num: PHOTO_LIMIT });
  const occupied = new Set(photos.map((photo) => photo.position));
  const chosen = given.position ?? null;
  const position = chosen ?? placeByGuess(given.guesses, occupied);
  // Whoever stands where the user dropped this one has no other position to go to than the pool.
  const displaced = chosen ? displacedBy(photos, [{ photoId: '', position: chosen }]) : [];
  await applyMoves(tx, displaced);
  const photoId = await insertPhoto(tx, {
    ...given,
    guesses: bestFirst(given.guesses),
    position,
    automatic: !chosen && position !== null,
    uploadedBy: caller.userId,
  });
  await recordUpload(tx, caller, found, { photoId, fileName: given.fileName });
  return photoId;
}
