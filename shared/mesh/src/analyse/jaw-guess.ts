import type { JawOrientation } from '../orient/orient-jaw.ts';

export interface JawGuess {
  jaw: 'upper' | 'lower' | 'unknown';
  /** 0 to 1; 0 when unknown. */
  confidence: number;
  /** Why: what the shape showed. Screens translate it. */
  reason: 'palate' | 'openInside' | 'notAnArch' | 'closedModel' | 'unclear';
}

/** Extent of the crowns of a whole arch in mm, children to adults, with a margin. */
const WIDTH = [38, 90] as const;
const DEPTH = [24, 80] as const;
const MIN_FIT = 0.4;
const MIN_SYMMETRY = 0.65;

/**
 * Upper or lower by geometry alone: an upper jaw has a palate inside its arch, a lower one has the tongue's place there.
 * A closed model may have been given a base, which fills either; so does nothing that is not a whole arch.
 */
export function guessJaw(orientation: JawOrientation | undefined): JawGuess {
  if (!orientation) return { jaw: 'unknown', confidence: 0, reason: 'notAnArch' };
  const { archFit, symmetry, archWidth, archDepth, palate, closed } = orientation;
  const within = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;
  if (archFit < MIN_FIT || symmetry < MIN_SYMMETRY || !within(archWidth, WIDTH) || !within(archDepth, DEPTH)) {
    return { jaw: 'unknown', confidence: 0, reason: 'notAnArch' };
  }
  if (closed) return { jaw: 'unknown', confidence: 0, reason: 'closedModel' };
  const arch = Math.min(1, archFit / 0.55) * Math.min(1, symmetry / 0.8);
  if (palate >= 0.5) return { jaw: 'upper', confidence: arch * (0.6 + 0.4 * ramp(palate, 0.5, 0.9)), reason: 'palate' };
  // An empty inside is weaker evidence than a full one: the palate of an upper jaw may have been left out of the scan.
  if (palate <= 0.3)
    return { jaw: 'lower', confidence: arch * (0.5 + 0.4 * ramp(0.3 - palate, 0, 0.2)), reason: 'openInside' };
  return { jaw: 'unknown', confidence: 0, reason: 'unclear' };
}

const ramp = (value: number, from: number, to: number) => Math.max(0, Math.min(1, (value - from) / (to - from)));
