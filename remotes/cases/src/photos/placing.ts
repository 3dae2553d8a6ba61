import { type CasePhoto, OPEN_POSITION, type PhotoPosition, photoPositionKeys } from '@archway/contracts';

/** A photo and where it goes; null is the pool. */
export interface Move {
  readonly photoId: string;
  readonly position: PhotoPosition | null;
}

/** Who stands at a position that holds one photo only. */
export const occupant = (photos: readonly CasePhoto[], position: PhotoPosition): CasePhoto | undefined =>
  position === OPEN_POSITION ? undefined : photos.find((photo) => photo.position === position);

/**
 * The photos as the server will have them: who stands at the position already changes places with the one that comes
 * from another, and goes to the pool for one that comes from there.
 */
export function afterMoves(photos: readonly CasePhoto[], moves: readonly Move[]): CasePhoto[] {
  return moves.reduce<CasePhoto[]>(
    (now, { photoId, position }) => {
      const mover = now.find((photo) => photo.photoId === photoId);
      if (!mover) return now;
      const displaced = position && occupant(now, position);
      return now.map((photo) => {
        if (photo === mover) return { ...photo, position, automatic: false };
        if (photo === displaced) return { ...photo, position: mover.position, automatic: false };
        return photo;
      });
    },
    [...photos],
  );
}

const orderOf = (position: PhotoPosition): number => photoPositionKeys.indexOf(position);

/** Photos at their positions, in the order of the positions. */
export const placed = (photos: readonly CasePhoto[]): CasePhoto[] =>
  photos
    .flatMap((photo) => (photo.position ? [{ photo, order: orderOf(photo.position) }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ photo }) => photo);

export const inPool = (photos: readonly CasePhoto[]): CasePhoto[] => photos.filter((photo) => photo.position === null);

/** Required positions without a photo. */
export const missingPositions = (
  photos: readonly Pick<CasePhoto, 'position'>[],
  required: readonly PhotoPosition[],
): PhotoPosition[] => required.filter((position) => !photos.some((photo) => photo.position === position));
