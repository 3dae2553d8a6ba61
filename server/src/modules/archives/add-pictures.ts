import {
  ARCHIVE_PICTURE_LIMIT,
  type Answer,
  type ArchivePicture,
  PHOTO_FILE_LIMIT_MB,
  type Received,
  type archivesEndpoints,
  dataTypes,
  photoExtensions,
} from '@archway/contracts';
import { type Caller, Refusal } from '../../context.ts';
import { type CaseFileKind, type CaseKey, checkObjects } from '../cases/api.ts';
import { deleteObjects } from '../files/api.ts';
import { objectsOf } from '../photos/api.ts';
import { changeArchive } from './archive-repository.ts';
import { picturesOfArchive } from './archive-view.ts';
import { archiveObjectsAmong } from './arrange-pictures.ts';
import { requirePossiblePictures } from './dates.ts';
import {
  type ArchiveContext,
  type OpenArchive,
  knownArchive,
  openArchive,
  tellArchiveChanged,
  writableArchive,
} from './open-archive.ts';
import { changePicture, insertPictures, picturesOf, picturesWithObjects } from './picture-repository.ts';
import type { PictureRecord } from './schema.ts';

type Sent = Received<typeof archivesEndpoints.addPtPic>['body'];
type Picture = Sent['pictures'][number];

type PictureFile = Pick<
  CaseFileKind<Picture & CaseKey, PictureRecord, ArchivePicture>,
  'dataType' | 'limitMb' | 'objectsOf' | 'formats'
>;

/** What an uploaded picture must be: as with the photos of a case, in a place of its own. */
const pictureFile: PictureFile = {
  dataType: dataTypes.archive,
  limitMb: PHOTO_FILE_LIMIT_MB,
  objectsOf,
  formats: (picture) => [[photoExtensions, [picture.fileName, ...objectsOf(picture)]]],
};

/**
 * Adds uploaded pictures at the end, all or none. What an answer that was lost has added is not added again; of an object
 * that was uploaded anew the picture has the new bytes. Refusals: see the contract of `archives.addPtPic`.
 */
export async function addPictures(
  context: ArchiveContext,
  caller: Caller,
  { archivesId, pictures: sent }: Sent,
): Promise<Answer<typeof archivesEndpoints.addPtPic>> {
  const { db } = context;
  // Each object once.
  const pictures = [...new Map(sent.map((picture) => [picture.objectName, picture])).values()];
  // Access first: whoever may not do this learns nothing of the objects.
  const { archive, found } = await writableArchive(db, caller, archivesId);
  requirePossiblePictures(pictures, found.version.birthday);
  const key: CaseKey = { caseId: archive.caseId, version: archive.version };
  for (const picture of pictures) await checkObjects(context, pictureFile, { ...key, ...picture });

  const unused = await db.transaction(async (tx) => {
    const open = await openArchive(tx, caller, archivesId);
    const { ids, before } = await put(open, pictures);
    if (ids.length === 0) return [];
    await changeArchive(tx, archivesId, caller.userId);
    await tellArchiveChanged(context, open, 'addArchivePictures', { ids: [archivesId, ...ids] });
    const names = before.flatMap(objectsOf);
    const used = new Set(await archiveObjectsAmong(tx, names));
    return names.filter((name) => !used.has(name));
  });
  await deleteObjects(context, unused);
  const { revision } = await knownArchive(db, archivesId);
  return { revision, pictures: await picturesOfArchive(db, archivesId) };
}

/** @returns what was added or has other bytes now, and the latter as they were; @throws Refusal storageScope, archivePictureLimit */
async function put(
  { tx, caller, archive }: OpenArchive,
  pictures: readonly Picture[],
): Promise<{ ids: string[]; before: PictureRecord[] }> {
  const { archivesId, caseId, version } = archive;
  const standing = await picturesOf(tx, archivesId);
  const known = new Map(standing.map((picture) => [picture.objectName, picture]));
  const fresh = pictures.filter(({ objectName }) => !known.has(objectName));
  await requireNobodyElses(tx, archivesId, pictures);
  if (standing.length + fresh.length > ARCHIVE_PICTURE_LIMIT)
    throw new Refusal('archivePictureLimit', { num: ARCHIVE_PICTURE_LIMIT });

  const before: PictureRecord[] = [];
  for (const { objectName, thumbName, size, crc64, width, height } of pictures) {
    const old = known.get(objectName);
    if (!old || (old.crc64 === crc64 && old.thumbName === thumbName)) continue;
    await changePicture(tx, old.pictureId, { thumbName, size, crc64, width, height });
    before.push(old);
  }
  const last = standing.at(-1)?.place ?? 0;
  const added = await insertPictures(
    tx,
    fresh.map((picture, index) => ({
      ...picture,
      ...{ archivesId, caseId, version, place: last + index + 1, uploadedBy: caller.userId },
    })),
  );
  return { ids: [...before.map(({ pictureId }) => pictureId), ...added], before };
}

/** The bytes of one picture cannot be those of another record. @throws Refusal storageScope */
async function requireNobodyElses(
  tx: OpenArchive['tx'],
  archivesId: string,
  pictures: readonly Picture[],
): Promise<void> {
  const holders = await picturesWithObjects(tx, pictures.flatMap(objectsOf));
  if (holders.some((holder) => holder.archivesId !== archivesId)) throw new Refusal('storageScope');
}
