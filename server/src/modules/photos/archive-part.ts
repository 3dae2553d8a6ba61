import {
  type ArchivedPhoto,
  PHOTO_FILE_LIMIT_MB,
  archivedPhotos,
  dataTypes,
  photoExtensions,
} from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../cases/api.ts';
import { allPhotos, insertPhoto } from './repository.ts';

const name = 'photos';

async function read(packing: Packing): Promise<ArchivedPhoto[]> {
  const found: ArchivedPhoto[] = [];
  const counts = new Map<number, number>();
  for (const photo of await allPhotos(packing.db, packing.caseId)) {
    const { photoId: id, version, position, fileName, width, height, guesses, automatic } = photo;
    const count = (counts.get(version) ?? 0) + 1;
    counts.set(version, count);
    const stem = `${name}/v${version}/${String(count).padStart(3, '0')}`;
    const place = { version, dataType: dataTypes.image };
    const file = packing.file({ ...place, objectName: photo.objectName, path: stem });
    packing.name(name, id, file);
    found.push({
      ...{ id, version, position, file, fileName, width, height, guesses, automatic },
      small: packing.file({ ...place, objectName: photo.thumbName, path: `${stem}-small` }),
      uploadTime: photo.uploadTime.toISOString(),
      uploadedBy: await packing.somebody({ userId: photo.uploadedBy, place: `${name}/${id}` }),
    });
  }
  return found;
}

async function write(unpacking: Unpacking, photos: ArchivedPhoto[]): Promise<void> {
  const { tx, caseId, importedBy } = unpacking;
  // One after the other: their ids are their order.
  for (const { id: old, file, small, uploadedBy, uploadTime, ...photo } of photos) {
    const { objectName, size, crc64 } = unpacking.file(file);
    const thumbName = unpacking.file(small).objectName;
    const id = await insertPhoto(tx, {
      ...{ ...photo, caseId, objectName, thumbName, size, crc64, uploadedBy: importedBy },
      uploadTime: new Date(uploadTime),
    });
    unpacking.keepId(name, old, id);
    unpacking.keepRow(file, { id, thumbName });
    unpacking.keepName(`${name}/${id}`, uploadedBy);
  }
}

/** Photos with their places, in the archive of a case. */
export const photoPart = archivePart<ArchivedPhoto[]>({
  ...{ name, rank: 1, schema: archivedPhotos, read, write },
  owns: { dataType: dataTypes.image, extensions: photoExtensions, limitMb: PHOTO_FILE_LIMIT_MB },
  versions: (photos) => photos.map(({ version }) => version),
  files: (photos) => photos.flatMap(({ file, small }) => [file, small]),
});
