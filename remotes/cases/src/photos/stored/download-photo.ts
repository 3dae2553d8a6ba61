import type { CasePhoto } from '@archway/contracts';
import { type TextFunction, notify } from '@archway/platform';
import { extensionOf } from '@archway/storage';
import { handOver } from '../../downloads/hand-over.ts';

/** What a photo is called on the reader's disk: as it was chosen, with the ending of what is kept of it. */
function downloadName({ fileName, objectName }: Pick<CasePhoto, 'fileName' | 'objectName'>): string {
  const ending = extensionOf(objectName);
  if (extensionOf(fileName) === ending || !ending) return fileName;
  return `${fileName.replace(/\.[^.]*$/, '')}.${ending}`;
}

/** Hands the photo to the reader. */
export async function downloadPhoto(photo: Pick<CasePhoto, 'fileName' | 'objectName'>, t: TextFunction): Promise<void> {
  if (!(await handOver(photo.objectName, downloadName(photo)))) notify.error(t('photos.downloadFailed'));
}
