import type { Pixels } from '../pixels.ts';
import type { Guess } from '../positions.ts';
import { guessFace } from './face.ts';
import { findMouth, guessMouth } from './intraoral.ts';
import { lookAt, quantile } from './look.ts';
import { guessRadiograph, radiographEvidence } from './radiograph.ts';

/** Most guesses that are reported. */
const MOST = 3;
/** A picture of something else is never sure to belong nowhere. */
const OTHER = 0.4;

/**
 * What a photo shows, best first, by image analysis alone: at most 3 guesses. Empty when nothing can be seen on it.
 * What does not look like any position is `other`, never surely.
 */
export function classifyPhoto(pixels: Pixels): Guess[] {
  if (Math.min(pixels.width, pixels.height) < 48) return [];
  const look = lookAt(pixels);
  if (quantile(look.light, 0.98) - quantile(look.light, 0.02) < 24) return [];
  const rays = radiographEvidence(look);
  const guesses = rays > 0.3 ? guessRadiograph(look, rays) : colourGuesses(look);
  const kept = guesses
    .slice(0, MOST)
    .map(({ position, confidence }) => ({ position, confidence: rounded(confidence) }));
  const best = kept[0]?.confidence ?? 0;
  if (best >= OTHER) return kept;
  return [{ position: 'other' as const, confidence: OTHER }, ...kept].slice(0, MOST);
}

function colourGuesses(look: ReturnType<typeof lookAt>): Guess[] {
  const mouth = findMouth(look);
  const inMouth = mouth && mouth.evidence > 0 ? guessMouth(mouth) : [];
  const faces = guessFace(look);
  return [...inMouth, ...faces].sort((a, b) => b.confidence - a.confidence);
}

const rounded = (confidence: number) => Math.round(Math.min(0.98, Math.max(0, confidence)) * 100) / 100;
