import type { PhotoPosition } from '@archway/contracts';
import { type Upload, newUpload } from '@archway/uploads';
import type { CasePlace } from '../../uploads/storage-client.ts';

/** What is done with a chosen photo, in this order. */
export type PhotoStep = 'prepare' | 'upload' | 'register';

/** Why it stopped: a text key below `photoError.`, and what the server said, in the reader's language. */
export interface PhotoFailure {
  readonly key: string;
  readonly message?: string;
  /** The same file will fail again. */
  readonly final: boolean;
}

/** One photo on its way from the disk of the reader into the case. */
export interface PhotoUpload extends Upload<PhotoStep, PhotoFailure>, CasePlace {
  readonly fileName: string;
  readonly fileSize: number;
  /** Where the reader dropped it; null: the classification decides. */
  readonly position: PhotoPosition | null;
  /** Address of the thumbnail, once it is made. */
  readonly preview: string | null;
}

export const newPhotoUpload = (
  id: string,
  { caseId, version }: CasePlace,
  file: Pick<File, 'name' | 'size'>,
  position: PhotoPosition | null,
): PhotoUpload => ({
  ...newUpload(id, 'prepare'),
  caseId,
  version,
  fileName: file.name,
  fileSize: file.size,
  position,
  preview: null,
});
