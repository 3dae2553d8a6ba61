import { shrinkPhoto } from '../edit/shrink-photo.ts';
import type { Pixels } from '../pixels.ts';
import type { Guess } from '../positions.ts';
import { guessFace } from './face.ts';
import { type Look, SIDE, lookAt, quantile } from './look.ts';
import { findMouth, guessByRules } from './intraoral.ts';
import { mouthEvidence } from './mouth/mouth-evidence.ts';
import { bothWays } from './both-ways.ts';
import { type MouthModel, guessMouth } from './mouth/mouth-model.ts';
import { mouthSigns, seen } from './mouth/mouth-signs.ts';
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
  const signs = evidence > 0 ? mouthSigns(seen(pixels), model.tooth) : null;
  const rules = bothWays(pixels, (image) => {
    const mouth = findMouth(lookAt(image));
    return mouth && mouth.evidence > 0 ? guessByRules(mouth) : [];
  });
  return together(rules, signs ? guessMouth(signs, evidence, model) : []);
}

/** What is never sure, since rules and model see something else. */
const CONTESTED = 0.79;

/** What the model must give at least before the rules make it sure. */
const AGREED = 0.6;

/**
 * Rules and model judge by different things: where both clearly see the same, the surer of them counts; what one of them
 * sees alone is sure by the model only; what the rules do not see is left to the model.
 */
function together(rules: readonly Guess[], model: readonly Guess[]): Guess[] {
  const [rule] = rules;
  const [best, ...rest] = model;
  if (!rule || !best || rule.confidence < OTHER)
    return best ? [...model] : rules.map((guess) => ({ ...guess, confidence: Math.min(guess.confidence, CONTESTED) }));
  const doubted = Math.min(rule.confidence, CONTESTED);
  if (rule.position === best.position) {
    const most = best.confidence >= AGREED ? rule.confidence : doubted;
    return [{ position: best.position, confidence: Math.max(best.confidence, most) }, ...rest];
  }
  return [
    { position: rule.position, confidence: doubted },
    ...model
      .filter(({ position }) => position !== rule.position)
      .map(({ position, confidence }) => ({ position, confidence: Math.min(confidence, doubted - 0.01) })),
  ];
}

const rounded = (confidence: number) => Math.round(Math.min(0.98, Math.max(0, confidence)) * 100) / 100;
