import { OPEN_POSITION, type PhotoGuess, type PhotoPosition, SURE_GUESS } from '@archway/contracts';

/** What placing needs to know of a photo. */
export interface Placed {
  readonly photoId: string;
  readonly position: PhotoPosition | null;
}

export interface Move {
  readonly photoId: string;
  readonly position: PhotoPosition | null;
}

const holdsOne = (position: PhotoPosition | null): boolean => position !== null && position !== OPEN_POSITION;

/** Whether moves contradict each other: two photos to one position, or one photo to two. */
export function contradictory(moves: readonly Move[]): boolean {
  const photos = new Set(moves.map(({ photoId }) => photoId));
  const single = moves.flatMap(({ position }) => (holdsOne(position) ? [position] : []));
  return photos.size < moves.length || new Set(single).size < single.length;
}

/**
 * What follows for the photos that stood where moved ones come to and that are not moved themselves: each goes to the
 * position that was left for its own, or to the pool when that one is taken as well.
 * @param photos of the version, before the moves, which must not contradict each other
 */
export function displacedBy(photos: readonly Placed[], moves: readonly Move[]): Move[] {
  const moved = new Map(moves.map((move) => [move.photoId, move]));
  const taken = new Set(moves.map(({ position }) => position));
  return photos.flatMap(({ photoId, position }): Move[] => {
    if (!holdsOne(position) || moved.has(photoId) || !taken.has(position)) return [];
    const comer = photos.find((photo) => moved.get(photo.photoId)?.position === position);
    const left = comer?.position ?? null;
    return [{ photoId, position: holdsOne(left) && taken.has(left) ? null : left }];
  });
}

export const bestFirst = (guesses: readonly PhotoGuess[]): PhotoGuess[] =>
  [...guesses].sort((a, b) => b.confidence - a.confidence);

/** Where the classification puts a photo: where it most likely belongs, if that is sure and free; null is the pool. */
export function placeByGuess(
  guesses: readonly PhotoGuess[],
  occupied: ReadonlySet<PhotoPosition | null>,
): PhotoPosition | null {
  const [best] = bestFirst(guesses);
  if (!best || best.confidence < SURE_GUESS) return null;
  return holdsOne(best.position) && occupied.has(best.position) ? null : best.position;
}
