import { type CasePhoto, endpoints } from '@archway/contracts';
import { type TextFunction, call, notify } from '@archway/platform';
import { extensionOf } from '@archway/storage';

/** What a photo is called on the reader's disk: as it was chosen, with the ending of what is kept of it. */
export function downloadName({ fileName, objectName }: Pick<CasePhoto, 'fileName' | 'objectName'>): string {
  const ending = extensionOf(objectName);
  if (extensionOf(fileName) === ending || !ending) return fileName;
  return `${fileName.replace(/\.[^.]*$/, '')}.${ending}`;
}

/** Hands the photo to the reader. */
export async function downloadPhoto(photo: CasePhoto, t: TextFunction): Promise<void> {
  const { objectName } = photo;
  const body = { objectName, downloadName: downloadName(photo) };
  const answer = await call(endpoints.files.tmpUrl, { body }, { quiet: true }).catch(() => null);
  if (!answer) return notify.error(t('photos.downloadFailed'));
  const link = Object.assign(document.createElement('a'), { href: answer.url, download: body.downloadName });
  link.rel = 'noopener';
  link.click();
}
