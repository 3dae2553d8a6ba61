import { type CasePhoto, OPEN_POSITION, type PhotoPosition, SURE_GUESS } from '@archway/contracts';
import { type Assignment, assignPhotos } from '@archway/photo';
import { type Move, inPool, occupant } from './placing.ts';

/** What the reader is asked about a photo of the pool. */
export interface Suggestion {
  readonly photo: CasePhoto;
  /** `sure`: belongs there; `unsure`: somebody has to look; `unknown`: nothing was recognised. */
  readonly kind: 'sure' | 'unsure' | 'unknown';
  readonly position: PhotoPosition | null;
  /** A second position that is nearly as likely. */
  readonly alternative: PhotoPosition | null;
  /** 0 to 1, of `position`. */
  readonly confidence: number;
  /** `free`: fills it; `better`: fits better than the photo that stands there; `taken`: does not. */
  readonly place: 'free' | 'better' | 'taken';
}

/** A second guess at least this likely, compared with the first, is worth a word. */
const CLOSE = 0.5;
/** What all photos together must lose when a sure one stood elsewhere; below, another fits about as well. */
const CLEAR = 0.03;

/** The best places of all photos that nobody confirmed, found together. */
const assigned = (photos: readonly CasePhoto[]): ReadonlyMap<string, Assignment> =>
  assignPhotos(
    photos.map(({ photoId, position, automatic, guesses }) => ({
      id: photoId,
      position,
      confirmed: position !== null && !automatic,
      guesses,
    })),
  );

function suggestionOf(
  photo: CasePhoto,
  photos: readonly CasePhoto[],
  places: ReadonlyMap<string, Assignment>,
): Suggestion {
  const [best, second] = photo.guesses;
  const place = places.get(photo.photoId);
  const position = place?.position ?? best?.position ?? null;
  if (!best || !position) {
    return { photo, kind: 'unknown', position: null, alternative: null, confidence: 0, place: 'free' };
  }
  const confidence = place?.confidence ?? best.confidence;
  const kind = confidence >= SURE_GUESS ? 'sure' : 'unsure';
  const other = position === best.position ? second : best;
  return {
    photo,
    kind,
    position,
    alternative: kind === 'unsure' && other && other.confidence >= confidence * CLOSE ? other.position : null,
    confidence,
    place: !occupant(photos, position) ? 'free' : place ? 'better' : 'taken',
  };
}

const rank = { sure: 0, unsure: 1, unknown: 2 };

/** The questions about the photos of the pool: what is sure first, what was not recognised last. */
export function suggestionsOf(photos: readonly CasePhoto[]): Suggestion[] {
  const places = assigned(photos);
  return inPool(photos)
    .map((photo) => suggestionOf(photo, photos, places))
    .sort((a, b) => rank[a.kind] - rank[b.kind] || b.confidence - a.confidence);
}

/** Of a photo that the classification placed and nobody confirmed yet, how surely it stands right; null otherwise. */
export const automaticConfidence = ({ automatic, position, guesses }: CasePhoto): number | null =>
  automatic && position !== null ? (guesses.find((guess) => guess.position === position)?.confidence ?? 1) : null;

/**
 * What can be accepted at one stroke: sure places that no other photo fits better or about as well, whether the photo
 * waits in the pool or stands there already. Confirmed photos stay where they are.
 */
export function confidentMoves(photos: readonly CasePhoto[]): Move[] {
  return [...assigned(photos)].flatMap(([photoId, { position, confidence, margin, insteadOf }]) => {
    const clear = position === OPEN_POSITION || margin >= CLEAR;
    return confidence >= SURE_GUESS && clear && insteadOf === null ? [{ photoId, position }] : [];
  });
}
