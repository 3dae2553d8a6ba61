import type { Archive, ArchivePicture } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { type NamedArchive, findNamed } from './archive-repository.ts';
import { contentsOf } from './contents.ts';
import { type NamedPicture, namedPicturesOf } from './picture-repository.ts';

/** As the wire shows it. */
export const toArchive = ({ archive, ...shown }: NamedArchive): Archive => ({
  archivesId: archive.archivesId,
  caseId: archive.caseId,
  version: archive.version,
  contents: contentsOf(archive),
  revision: archive.revision,
  createTime: archive.createTime.toISOString(),
  updateTime: archive.updateTime.toISOString(),
  ...shown,
});

/** @throws Refusal recordNotFound */
export async function archiveById(db: Querier, archivesId: string): Promise<Archive> {
  const found = await findNamed(db, archivesId);
  if (!found) throw new Refusal('recordNotFound');
  return toArchive(found);
}

/** Pictures of a record as the wire shows them. */
export const picturesOfArchive = async (db: Querier, archivesId: string): Promise<ArchivePicture[]> =>
  (await namedPicturesOf(db, archivesId)).map(toPicture);

const toPicture = ({ picture, uploadedBy }: NamedPicture): ArchivePicture => ({
  pictureId: picture.pictureId,
  archivesId: picture.archivesId,
  name: picture.name,
  position: picture.position,
  takenOn: picture.takenOn,
  fileName: picture.fileName,
  objectName: picture.objectName,
  thumbName: picture.thumbName,
  size: picture.size,
  width: picture.width,
  height: picture.height,
  uploadTime: picture.uploadTime.toISOString(),
  uploadedBy,
});
