import type { CasePhoto, PhotoPosition } from '@archway/contracts';
import { downloadAsZip, extensionOf, saveBlob } from '@archway/storage';
import { placed } from '../placing.ts';
import { photoUrls } from './photo-urls.ts';

/**
 * Hands all photos of a case to the reader as one archive.
 * @param titleOf names the files that stand at a position; the others keep their own names
 * @returns names of files that could not be had
 * @throws ApiError, StorageError when there is nothing to hand over
 */
export async function downloadAllPhotos(
  photos: readonly CasePhoto[],
  ptNo: string,
  titleOf: (position: PhotoPosition) => string,
  onProgress: (done: number, total: number) => void,
): Promise<string[]> {
  const ordered = [...placed(photos), ...photos.filter(({ position }) => position === null)];
  const urls = await photoUrls.of(ordered.map(({ objectName }) => objectName));
  const items = ordered.map(({ objectName, position, fileName }, at) => {
    const name = position && position !== 'other' ? titleOf(position) : fileName.replace(/\.[^.]*$/, '');
    return { url: urls[at] ?? '', name: `${name}.${extensionOf(objectName)}` };
  });
  const { zip, failed } = await downloadAsZip(items, { onProgress });
  saveBlob(zip, `${ptNo}.zip`);
  return failed.map(({ name }) => name ?? '');
}
