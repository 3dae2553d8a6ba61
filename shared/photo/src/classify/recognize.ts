import { shrinkPhoto } from '../edit/shrink-photo.ts';
import type { Pixels } from '../pixels.ts';
import type { Guess } from '../positions.ts';
import { guessFace } from './face.ts';
import { type Look, SIDE, lookAt, quantile } from './look.ts';
import { mouthEvidence } from './mouth/mouth-evidence.ts';
import { bothWays } from './both-ways.ts';
import { type MouthModel, guessMouth } from './mouth/mouth-model.ts';
import { mouthNet } from './net/product-net.ts';
import { mouthSigns } from './net/mouth-signs.ts';
import { guessRadiograph, radiographEvidence } from './radiograph.ts';

/** Most guesses that are reported. */
const MOST = 3;
/** A picture of something else is never sure to belong nowhere. */
const OTHER = 0.4;

/** As `classifyPhoto`, with a model of one's own for the inside of a mouth. */
export function recognize(pixels: Pixels, model: MouthModel): Guess[] {
  if (Math.min(pixels.width, pixels.height) < 48) return [];
  const small = shrinkPhoto(pixels, SIDE);
  const look = lookAt(small);
  if (quantile(look.light, 0.98) - quantile(look.light, 0.02) < 24) return [];
  const rays = radiographEvidence(look);
  const guesses =
    rays > 0.3
      ? bothWays(small, (image) => guessRadiograph(lookAt(image), rays))
      : [...inMouth(look, small, model), ...bothWays(small, (image) => guessFace(lookAt(image)))];
  const kept = guesses
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST)
    .map(({ position, confidence }) => ({ position, confidence: rounded(confidence) }));
  const best = kept[0]?.confidence ?? 0;
  if (best >= OTHER) return kept;
  return [{ position: 'other' as const, confidence: OTHER }, ...kept].slice(0, MOST);
}

function inMouth(look: Look, pixels: Pixels, model: MouthModel): Guess[] {
  const evidence = mouthEvidence(look);
  if (evidence === 0) return [];
  return guessMouth(mouthSigns(pixels, mouthNet()), evidence, model);
}

const rounded = (confidence: number) => Math.round(Math.min(0.98, Math.max(0, confidence)) * 100) / 100;
