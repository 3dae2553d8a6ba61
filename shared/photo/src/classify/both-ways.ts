import { turnPhoto } from '../edit/turn-photo.ts';
import type { Pixels } from '../pixels.ts';
import type { Guess, PhotoPositionName } from '../positions.ts';

/** What a position is called on the mirror image; the others stay what they are. */
const mirrored: Partial<Record<PhotoPositionName, PhotoPositionName>> = {
  leftOcc: 'rightOcc',
  rightOcc: 'leftOcc',
  leftFace: 'rightFace',
  rightFace: 'leftFace',
  lateral: 'lateralLeft',
  lateralLeft: 'lateral',
};

/**
 * The mean of what is seen on a picture and on its mirror image with the sides changed, best first: what a rule sees on
 * one of them alone counts half.
 */
export function bothWays(pixels: Pixels, guess: (image: Pixels) => readonly Guess[]): Guess[] {
  const there = guess(turnPhoto(pixels, { mirror: true })).map(({ position, confidence }) => ({
    position: mirrored[position] ?? position,
    confidence,
  }));
  const found = new Map<PhotoPositionName, number>();
  for (const { position, confidence } of [...guess(pixels), ...there])
    found.set(position, (found.get(position) ?? 0) + confidence / 2);
  return [...found]
    .map(([position, confidence]) => ({ position, confidence }))
    .sort((a, b) => b.confidence - a.confidence);
}
