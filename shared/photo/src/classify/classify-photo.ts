import { shrinkPhoto } from '../edit/shrink-photo.ts';
import type { Pixels } from '../pixels.ts';
import type { Guess } from '../positions.ts';
import { guessFace } from './face.ts';
import { type Look, SIDE, lookAt, quantile } from './look.ts';
import { findMouth, guessByRules } from './intraoral.ts';
import { mouthEvidence } from './mouth/mouth-evidence.ts';
import { guessMouth } from './mouth/mouth-model.ts';
import { mouthSigns } from './mouth/mouth-signs.ts';
import { mouthWeights } from './mouth/mouth-weights.ts';
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
  const small = shrinkPhoto(pixels, SIDE);
  const look = lookAt(small);
  if (quantile(look.light, 0.98) - quantile(look.light, 0.02) < 24) return [];
  const rays = radiographEvidence(look);
  const guesses = rays > 0.3 ? guessRadiograph(look, rays) : colourGuesses(look, small);
  const kept = guesses
    .slice(0, MOST)
    .map(({ position, confidence }) => ({ position, confidence: rounded(confidence) }));
  const best = kept[0]?.confidence ?? 0;
  if (best >= OTHER) return kept;
  return [{ position: 'other' as const, confidence: OTHER }, ...kept].slice(0, MOST);
}

function colourGuesses(look: Look, pixels: Pixels): Guess[] {
  const evidence = mouthEvidence(look);
  const signs = evidence > 0 ? mouthSigns(pixels, mouthWeights.tooth) : null;
  const mouth = findMouth(look);
  const rules = mouth && mouth.evidence > 0 ? guessByRules(mouth) : [];
  const inMouth = together(rules, signs ? guessMouth(signs, evidence, mouthWeights) : []);
  return [...inMouth, ...guessFace(look)].sort((a, b) => b.confidence - a.confidence);
}

/** What is never sure, since rules and model see something else. */
const CONTESTED = 0.79;

/**
 * Rules and model judge by different things: where both see the same, the surer of them counts; what the rules see alone
 * is never sure; what they do not see is left to the model.
 */
function together(rules: readonly Guess[], model: readonly Guess[]): Guess[] {
  const [rule] = rules;
  const [best, ...rest] = model;
  if (!rule || !best || rule.confidence < OTHER) return [...(best ? model : rules)];
  if (rule.position === best.position)
    return [{ position: best.position, confidence: Math.max(best.confidence, rule.confidence) }, ...rest];
  return [
    { position: rule.position, confidence: Math.min(rule.confidence, CONTESTED) },
    ...model
      .filter(({ position }) => position !== rule.position)
      .map(({ position, confidence }) => ({
        position,
        confidence: Math.min(confidence, rule.confidence - 0.01, CONTESTED - 0.01),
      })),
  ];
}

const rounded = (confidence: number) => Math.round(Math.min(0.98, Math.max(0, confidence)) * 100) / 100;
