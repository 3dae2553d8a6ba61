import { type CasePhoto, type PhotoPosition, SURE_GUESS } from '@archway/contracts';
import { type Move, occupant } from './placing.ts';

/** What the reader is asked about a photo that nobody has confirmed yet. */
export interface Suggestion {
  readonly photo: CasePhoto;
  /**
   * `placed`: put there by the classification; `sure`: fits there; `unsure`: somebody has to look; `unknown`: nothing
   * was recognised.
   */
  readonly kind: 'placed' | 'sure' | 'unsure' | 'unknown';
  readonly position: PhotoPosition | null;
  /** A second position that is nearly as likely. */
  readonly alternative: PhotoPosition | null;
  /** 0 to 1, of `position`. */
  readonly confidence: number;
}

/** A second guess at least this likely, compared with the first, is worth a word. */
const CLOSE = 0.5;

/** The question about one photo; null when there is none. */
export function suggestionOf(photo: CasePhoto): Suggestion | null {
  const [best, second] = photo.guesses;
  if (photo.position !== null) {
    if (!photo.automatic) return null;
    const guess = photo.guesses.find(({ position }) => position === photo.position);
    return { photo, kind: 'placed', position: photo.position, alternative: null, confidence: guess?.confidence ?? 1 };
  }
  if (!best) return { photo, kind: 'unknown', position: null, alternative: null, confidence: 0 };
  const kind = best.confidence >= SURE_GUESS ? 'sure' : 'unsure';
  const close = kind === 'unsure' && second && second.confidence >= best.confidence * CLOSE;
  return {
    photo,
    kind,
    position: best.position,
    alternative: close ? second.position : null,
    confidence: best.confidence,
  };
}

const rank = { placed: 0, sure: 0, unsure: 1, unknown: 2 };

/** All questions: what is sure first, what was not recognised last. */
export const suggestionsOf = (photos: readonly CasePhoto[]): Suggestion[] =>
  photos
    .flatMap((photo) => suggestionOf(photo) ?? [])
    .sort((a, b) => rank[a.kind] - rank[b.kind] || b.confidence - a.confidence);

/** What can be accepted at one stroke: automatic places, and sure guesses of positions that are free, the surest each. */
export function confidentMoves(photos: readonly CasePhoto[]): Move[] {
  const taken = new Set<PhotoPosition>();
  return suggestionsOf(photos).flatMap(({ photo, kind, position, confidence }) => {
    if (!position || (kind !== 'placed' && kind !== 'sure') || confidence < SURE_GUESS) return [];
    const holder = occupant(photos, position);
    if (taken.has(position) || (holder && holder !== photo)) return [];
    if (position !== 'other') taken.add(position);
    return [{ photoId: photo.photoId, position }];
  });
}
