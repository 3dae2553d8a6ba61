import {
  OPEN_POSITION,
  PHOTO_FILE_LIMIT_MB,
  PHOTO_LIMIT,
  type PhotoPosition,
  photoExtensions,
} from '@archway/contracts';
import { extensionOf } from '@archway/storage';

export interface ChosenPhoto {
  readonly file: File;
  readonly position: PhotoPosition | null;
}

export interface PhotoChoice {
  readonly taken: readonly ChosenPhoto[];
  /** Names of files that are not taken, by the reason. */
  readonly refused: Readonly<Record<'format' | 'size' | 'count', readonly string[]>>;
}

const MEGABYTE = 1024 * 1024;

/**
 * Separates photos from what is none.
 * @param position where they were dropped; the first one goes there, the others to the pool
 * @param room how many more the case may have
 */
export function choosePhotos(
  files: readonly File[],
  position: PhotoPosition | null,
  room: number = PHOTO_LIMIT,
): PhotoChoice {
  const refused = { format: [] as string[], size: [] as string[], count: [] as string[] };
  const taken: ChosenPhoto[] = [];
  for (const file of files) {
    if (!isPhoto(file.name)) refused.format.push(file.name);
    else if (file.size > PHOTO_FILE_LIMIT_MB * MEGABYTE) refused.size.push(file.name);
    else if (taken.length >= room) refused.count.push(file.name);
    else taken.push({ file, position: taken.length === 0 || position === OPEN_POSITION ? position : null });
  }
  return { taken, refused };
}

const isPhoto = (name: string): boolean => (photoExtensions as readonly string[]).includes(extensionOf(name));
