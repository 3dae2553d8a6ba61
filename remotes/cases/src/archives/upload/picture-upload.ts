import type { Archive, PhotoPosition } from '@archway/contracts';
import { type PhotoUpload, newPhotoUpload } from '../../photos/upload/photo-upload.ts';

/** One picture on its way into a record or follow-up. */
export interface PictureUpload extends PhotoUpload {
  readonly archivesId: string;
}

export const newPictureUpload = (
  id: string,
  archive: Pick<Archive, 'archivesId' | 'caseId' | 'version'>,
  file: Pick<File, 'name' | 'size'>,
  position: PhotoPosition | null,
): PictureUpload => ({ ...newPhotoUpload(id, archive, file, position), archivesId: archive.archivesId });
