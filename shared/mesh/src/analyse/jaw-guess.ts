import type { JawOrientation } from '../orient/orient-jaw.ts';
import { SURE } from './sure.ts';

export interface JawGuess {
  jaw: 'upper' | 'lower' | 'unknown';
  /** 0 to 1: the share of such answers that are right; 0 when unknown. */
  confidence: number;
  /** Whether one may act on it without asking. */
  sure: boolean;
  /** What spoke for it most, or why it is unknown. Screens translate it. */
  reason: JawReason;
  /** Estimated number of teeth of a piece. */
  teeth?: number;
}

export const jawReasons = [
  'palate',
  'innerGum',
  'frontTeeth',
  'backTeeth',
  'fragment',
  'partialArch',
  'notAnArch',
  'unclear',
] as const;
export type JawReason = (typeof jawReasons)[number];

/** Below this confidence no answer is given. */
const MIN_CONFIDENCE = 0.7;
/** More is never claimed: every figure here comes from a few patients. */
const MOST = 0.99;

interface Evidence {
  reason: JawReason;
  /** Positive speaks for an upper jaw. Half way between the jaws is 0, about one spread of either is 1. */
  value: number;
  weight: number;
}

/**
 * What speaks for the upper or the lower jaw. Middles and spreads are those of real jaws, weights those of a logistic
 * regression over them, which recognised each patient's jaws from the other patients' alone (see the README).
 */
export function jawEvidence({ crowns, innerSlope, interior }: JawOrientation): Evidence[] {
  const towards = (value: number | undefined, middle: number, spread: number): number =>
    value === undefined || Number.isNaN(value) ? 0 : clamp((value - middle) / spread, -2, 2);
  return [
    // Upper incisors are wider than lower ones.
    { reason: 'frontTeeth', value: towards(crowns.upper - crowns.lower, -0.03, 0.2), weight: 0.45 },
    // Upper back teeth lean outwards, lower ones inwards, and upper premolars are thicker.
    { reason: 'backTeeth', value: -towards(crowns.tilt, 0.045, 0.08), weight: 0.57 },
    { reason: 'backTeeth', value: -towards(crowns.walls, -0.1, 0.1), weight: 0.65 },
    { reason: 'backTeeth', value: towards(crowns.premolars, 8.1, 1.2), weight: 0.67 },
    // The gum behind upper teeth runs on into the palate, behind lower teeth it falls to the floor of the mouth.
    { reason: 'innerGum', value: towards(innerSlope, 0.48, 0.09), weight: 0.82 },
    { reason: 'palate', value: vaultEvidence(interior), weight: 0.32 },
  ];
}

/** A vault between the teeth is a palate; a bulge is a tongue; level ground is plaster and says nothing. */
function vaultEvidence({ cover, vault }: JawOrientation['interior']): number {
  if (cover < 0.4) return 0;
  if (vault > 1.2) return clamp((vault - 1.2) / 1.2, 0, 2);
  return vault < -1 ? clamp((vault + 1) / 1.5, -2, 0) : 0;
}

/** Upper or lower by all that speaks for either; a whole arch is supposed. */
export function guessJaw(orientation: JawOrientation): JawGuess {
  const evidence = jawEvidence(orientation);
  const sum = evidence.reduce((total, { value, weight }) => total + value * weight, 0);
  const confidence = Math.min(MOST, 1 / (1 + Math.exp(-Math.abs(sum))));
  if (confidence < MIN_CONFIDENCE) return unknownJaw('unclear');
  return {
    jaw: sum > 0 ? 'upper' : 'lower',
    confidence,
    sure: confidence >= SURE,
    reason: strongest(evidence, Math.sign(sum)),
  };
}

function strongest(evidence: readonly Evidence[], side: number): JawReason {
  const sums = new Map<JawReason, number>();
  for (const { reason, value, weight } of evidence) sums.set(reason, (sums.get(reason) ?? 0) + side * value * weight);
  return [...sums].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

export const unknownJaw = (reason: JawReason, teeth?: number): JawGuess => ({
  jaw: 'unknown',
  confidence: 0,
  sure: false,
  reason,
  ...(teeth !== undefined && { teeth }),
});

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
