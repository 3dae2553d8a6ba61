import type { PhotoPosition } from '@archway/contracts';
import type { PictureNotes } from '../saving/change-pictures.ts';

/** No view in the choice. */
export const NONE = '';

/** What the form holds: a name and a view that are not given are empty. */
export interface PictureValues {
  readonly name: string;
  readonly position: PhotoPosition | typeof NONE;
  readonly takenOn: string | null;
}

export const valuesOf = ({ name, position, takenOn }: PictureNotes): PictureValues => ({
  name: name ?? '',
  position: position ?? NONE,
  takenOn,
});

export const notesFrom = ({ name, position, takenOn }: PictureValues): PictureNotes => ({
  name: name || null,
  position: position || null,
  takenOn,
});
