import type { Guess, PhotoPositionName } from '../positions.ts';
import { bestMatching, totalGain } from './best-matching.ts';

/** A photo of a case, as far as its place is concerned. */
export interface AssignedPhoto {
  readonly id: string;
  /** Where it stands; null in the pool. */
  readonly position: PhotoPositionName | null;
  /** A person put it where it stands or said that it belongs there: it keeps its place. */
  readonly confirmed: boolean;
  readonly guesses: readonly Guess[];
}

/** The place of a photo when all photos are placed together. */
export interface Assignment {
  readonly position: PhotoPositionName;
  /** 0 to 1, of this position. */
  readonly confidence: number;
  /** What all photos together lose when this one stands elsewhere; near 0 when another fits as well. */
  readonly margin: number;
  /** The id of the confirmed photo that stands there and fits less well. */
  readonly insteadOf: string | null;
}

/** Holds any number of photos. */
const OPEN: PhotoPositionName = 'other';

const confidenceOf = ({ guesses }: AssignedPhoto, position: PhotoPositionName): number =>
  guesses.find((guess) => guess.position === position)?.confidence ?? 0;

/**
 * Places all photos at once, so that the sum of the confidences, which is how many stand right on average, is largest.
 * Confirmed photos keep their places. A free photo comes where a confirmed one stands only when that one was recognised
 * for the place less surely: then `insteadOf` names it, and a person decides.
 * @returns the places of the photos that nobody confirmed, by id; photos without one belong to the pool
 */
export function assignPhotos(photos: readonly AssignedPhoto[]): Map<string, Assignment> {
  const free = photos.filter(({ confirmed }) => !confirmed);
  const holders = new Map(
    photos.flatMap((photo) =>
      photo.confirmed && photo.position !== null && photo.position !== OPEN ? [[photo.position, photo] as const] : [],
    ),
  );
  const positions = [...new Set(free.flatMap(({ guesses }) => guesses.map(({ position }) => position)))].filter(
    (position) => position !== OPEN,
  );
  const gain = positions.map((position) =>
    free.map((photo) => {
      const gained = confidenceOf(photo, position) - confidenceOf(photo, OPEN);
      const holder = holders.get(position);
      if (!holder) return gained;
      const held = confidenceOf(holder, position);
      return held > 0 && confidenceOf(photo, position) > held ? gained - held : 0;
    }),
  );
  const matching = bestMatching(gain);
  const best = totalGain(gain, matching);
  const found = new Map<string, Assignment>();
  for (const [row, column] of matching.entries()) {
    const photo = free[column];
    const position = positions[row]!;
    if (!photo) continue;
    const without = gain.map((line, i) => (i === row ? line.map((value, j) => (j === column ? 0 : value)) : line));
    found.set(photo.id, {
      position,
      confidence: confidenceOf(photo, position),
      margin: best - totalGain(without, bestMatching(without)),
      insteadOf: holders.get(position)?.id ?? null,
    });
  }
  for (const photo of free) {
    const open = confidenceOf(photo, OPEN);
    if (open > 0 && !found.has(photo.id) && photo.guesses.every(({ confidence }) => confidence <= open))
      found.set(photo.id, { position: OPEN, confidence: open, margin: open, insteadOf: null });
  }
  return found;
}
