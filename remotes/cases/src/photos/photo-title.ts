import type { PhotoPosition } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** A photo is called by its position, and by `otherPic` where it has none. */
export const photoTitle = (t: TextFunction, position: PhotoPosition | null | undefined): string =>
  t(`photoPosition.${position ?? 'otherPic'}`);
