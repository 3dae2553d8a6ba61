import {
  type CasePhoto,
  PHOTO_FILE_LIMIT_MB,
  PHOTO_LIMIT,
  type Received,
  dataTypes,
  photoExtensions,
  type photosEndpoints,
} from '@archway/contracts';
import { type Caller, Refusal } from '../../context.ts';
import { type CaseKey, isEditable, requireVersion } from '../cases/api.ts';
import { requireExtension, requireObject, requireUploaded, requireWithin, deleteObjects } from '../files/api.ts';
import { type OpenPhotos, type PhotoContext, changePhotos, objectsOf, ownObjects } from './photo-change.ts';
import { recordUpload } from './photo-record.ts';
import { photoById } from './photo-view.ts';
import { applyMoves } from './photo-moves.ts';
import { bestFirst, displacedBy, placeByGuess } from './placement.ts';
import { changePhoto, insertPhoto } from './repository.ts';
import type { PhotoRecord } from './schema.ts';

type Registration = Received<typeof photosEndpoints.register>['body'];

/** What the uploader says of a photo's two objects. */
export type PhotoFiles = Pick<Registration, 'objectName' | 'thumbName' | 'size' | 'crc64'>;

/**
 * Makes an uploaded object a photo of a case, after it was compared with what the uploader knows of it. Registering the
 * same object again answers the same photo.
 */
export async function registerPhoto(context: PhotoContext, caller: Caller, given: Registration): Promise<CasePhoto> {
  const key: CaseKey = { ptId: given.ptId, version: given.version };
  if (!isEditable(await requireVersion(context.db, caller, key))) throw new Refusal('ptNotEditable');
  requireExtension(photoExtensions, [given.fileName]);
  await checkPhotoFiles(context, key, given);
  const { photoId, unused } = await changePhotos(context, caller, key, async (open) => {
    const known = open.photos.find((photo) => photo.objectName === given.objectName);
    return known ? renew(open, known, given) : insert(open, caller, given);
  });
  await deleteObjects(context, unused);
  const photo = await photoById(context.db, photoId);
  if (!photo) throw new Refusal('recordNotFound');
  return photo;
}

/** The objects must lie where this case's photos lie, be of a format for photos, and be what the uploader says. */
export async function checkPhotoFiles(context: PhotoContext, key: CaseKey, files: PhotoFiles): Promise<void> {
  requireWithin({ ...key, dataType: dataTypes.image }, objectsOf(files));
  requireExtension(photoExtensions, objectsOf(files));
  await requireUploaded(context, files, PHOTO_FILE_LIMIT_MB);
  if (files.thumbName !== files.objectName) await requireObject(context, files.thumbName, PHOTO_FILE_LIMIT_MB);
}

interface Registered {
  readonly photoId: string;
  readonly unused: readonly string[];
}

async function insert({ tx, found, photos }: OpenPhotos, caller: Caller, given: Registration): Promise<Registered> {
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
  await recordUpload(tx, caller, found, given.fileName);
  return { photoId, unused: [] };
}

/** The object is a photo already; its bytes may have been uploaded anew under the same name. */
async function renew({ tx, photos }: OpenPhotos, known: PhotoRecord, given: Registration): Promise<Registered> {
  const { thumbName, size, crc64, width, height } = given;
  await changePhoto(tx, known.photoId, { thumbName, size, crc64, width, height });
  const others = photos.filter((photo) => photo !== known);
  return { photoId: known.photoId, unused: ownObjects(known, [...others, given]) };
}
