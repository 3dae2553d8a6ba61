import type { JawOrientation } from '../orient/orient-jaw.ts';

export interface JawGuess {
  jaw: 'upper' | 'lower' | 'unknown';
  /** 0 to 1; 0 when unknown. */
  confidence: number;
  /** Why: what the shape showed. Screens translate it. */
  reason: 'palate' | 'palateStart' | 'openInside' | 'notAnArch' | 'closedModel' | 'unclear';
}

/** Extent of the crowns of a whole arch in mm, children to adults, with a margin. */
const WIDTH = [38, 90] as const;
const DEPTH = [24, 80] as const;
const MIN_FIT = 0.4;
const MIN_SYMMETRY = 0.65;

/** Above the one the gum inside the arch is a palate's, below the other a lower jaw's; between them it is not clear. */
const PALATE_SLOPE = 0.51;
const FLOOR_SLOPE = 0.45;

/**
 * Upper or lower by geometry alone: an upper jaw has a palate inside its arch, a lower one has the tongue's place there;
 * and where the palate was not scanned, the gum behind the teeth still shows where it was going. A closed model may have
 * been given a base, which fills either; so does nothing that is not a whole arch.
 */
export function guessJaw(orientation: JawOrientation | undefined): JawGuess {
  if (!orientation) return unknown('notAnArch');
  const { archFit, symmetry, archWidth, archDepth, palate, innerSlope, closed } = orientation;
  const within = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;
  if (archFit < MIN_FIT || symmetry < MIN_SYMMETRY || !within(archWidth, WIDTH) || !within(archDepth, DEPTH)) {
    return unknown('notAnArch');
  }
  if (closed) return unknown('closedModel');
  const arch = Math.min(1, archFit / 0.55) * Math.min(1, symmetry / 0.8);
  if (palate >= 0.5) return { jaw: 'upper', confidence: arch * (0.6 + 0.4 * ramp(palate, 0.5, 0.9)), reason: 'palate' };
  if (palate > 0.3 || innerSlope === undefined) return unknown('unclear');
  if (innerSlope >= PALATE_SLOPE) {
    return {
      jaw: 'upper',
      confidence: arch * (0.5 + 0.3 * ramp(innerSlope, PALATE_SLOPE, 0.7)),
      reason: 'palateStart',
    };
  }
  if (innerSlope <= FLOOR_SLOPE) {
    return {
      jaw: 'lower',
      confidence: arch * (0.6 + 0.4 * ramp(-innerSlope, -FLOOR_SLOPE, -0.3)),
      reason: 'openInside',
    };
  }
  return unknown('unclear');
}

const unknown = (reason: JawGuess['reason']): JawGuess => ({ jaw: 'unknown', confidence: 0, reason });

const ramp = (value: number, from: number, to: number) => Math.max(0, Math.min(1, (value - from) / (to - from)));
