import {
  type ArchivedLibraryRecord,
  PHOTO_FILE_LIMIT_MB,
  archivedLibrary,
  dataTypes,
  photoExtensions,
} from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../cases/api.ts';
import { allArchives, insertArchive } from './archive-repository.ts';
import { contentsOf, toColumns } from './contents.ts';
import { allPictures, insertPictures } from './picture-repository.ts';
import { pictureBy, recordBy } from './elsewhere-sql.ts';
import { type ArchiveRecord, type PictureRecord, caseArchivePictures, caseArchives } from './schema.ts';

const name = 'library';

type Picture = ArchivedLibraryRecord['pictures'][number];

async function read(packing: Packing): Promise<ArchivedLibraryRecord[]> {
  const { db, caseId } = packing;
  const pictures = await allPictures(db, caseId);
  const counts = new Map<number, number>();
  const found: ArchivedLibraryRecord[] = [];
  for (const archive of await allArchives(db, caseId)) {
    const { archivesId: id, version, revision, createTime, updateTime, removeTime } = archive;
    const count = (counts.get(version) ?? 0) + 1;
    counts.set(version, count);
    const own = pictures.filter(({ archivesId }) => archivesId === id);
    const stem = `${name}/v${version}/${String(count).padStart(3, '0')}`;
    const packed: Picture[] = [];
    for (const picture of own) packed.push(await packedPicture(packing, picture, `${stem}-${packed.length + 1}`));
    const by = (userId: string | null, place: string) => packing.somebody({ userId, place });
    found.push({
      ...{ id, version, contents: contentsOf(archive), revision, pictures: packed },
      ...{ createTime: createTime.toISOString(), createdBy: await by(archive.createdBy, recordBy.made(id)) },
      ...{
        updateTime: updateTime.toISOString(),
        updatedBy: await by(archive.updatedBy, recordBy.changed(id, revision)),
      },
      removed: removeTime && { at: removeTime.toISOString(), by: await by(archive.removedBy, recordBy.removed(id)) },
    });
  }
  return found;
}

async function packedPicture(packing: Packing, picture: PictureRecord, path: string): Promise<Picture> {
  const { pictureId: id, version, fileName, position, takenOn, width, height, uploadedBy } = picture;
  const place = { version, dataType: dataTypes.archive };
  return {
    ...{ id, fileName, name: picture.name, position, takenOn, width, height },
    file: packing.file({ ...place, objectName: picture.objectName, path }),
    small: packing.file({ ...place, objectName: picture.thumbName, path: `${path}-small` }),
    uploadTime: picture.uploadTime.toISOString(),
    uploadedBy: await packing.somebody({ userId: uploadedBy, place: pictureBy(id) }),
  };
}

async function write(unpacking: Unpacking, records: ArchivedLibraryRecord[]): Promise<void> {
  const { tx, caseId, importedBy } = unpacking;
  // One after the other: their ids are their order.
  for (const record of records) {
    const { id: old, version, contents, revision, removed } = record;
    const id = await insertArchive(tx, {
      ...{ ...toColumns(contents), caseId, version, revision },
      ...{ createTime: new Date(record.createTime), createdBy: importedBy },
      ...{ updateTime: new Date(record.updateTime), updatedBy: importedBy },
      ...(removed ? { removeTime: new Date(removed.at), removedBy: importedBy } : {}),
    });
    unpacking.keepId(name, old, id);
    unpacking.keepName(recordBy.made(id), record.createdBy);
    unpacking.keepName(recordBy.changed(id, revision), record.updatedBy);
    unpacking.keepName(recordBy.removed(id), removed?.by ?? null);
    await writePictures(unpacking, { caseId, archivesId: id, version }, record.pictures);
  }
}

async function writePictures(
  unpacking: Unpacking,
  of: Pick<ArchiveRecord, 'caseId' | 'archivesId' | 'version'>,
  pictures: readonly Picture[],
): Promise<void> {
  for (const [index, { id: old, file, small, uploadTime, uploadedBy, ...picture }] of pictures.entries()) {
    const thumbName = unpacking.file(small).objectName;
    const times = { place: index + 1, uploadTime: new Date(uploadTime), uploadedBy: unpacking.importedBy };
    const row = { ...picture, ...of, ...times, ...unpacking.file(file), thumbName };
    const [id] = await insertPictures(unpacking.tx, [row]);
    if (id === undefined) throw new Error('a picture was not inserted');
    unpacking.keepId('pictures', old, id);
    unpacking.keepRow(file, { id, thumbName });
    unpacking.keepName(pictureBy(id), uploadedBy);
  }
}

/** Records and follow-ups with their pictures, in the archive of a case. */
export const libraryPart = archivePart<ArchivedLibraryRecord[]>({
  ...{ name, rank: 1, schema: archivedLibrary, read, write },
  tables: [caseArchives, caseArchivePictures],
  owns: { dataType: dataTypes.archive, extensions: photoExtensions, limitMb: PHOTO_FILE_LIMIT_MB },
  versions: (records) => records.map(({ version }) => version),
  files: (records) => records.flatMap(({ pictures }) => pictures.flatMap(({ file, small }) => [file, small])),
});
