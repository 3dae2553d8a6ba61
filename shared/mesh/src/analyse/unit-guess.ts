import { SURE } from './sure.ts';
import type { ToothRow } from './tooth-row.ts';

export type Unit = 'mm' | 'cm' | 'inch' | 'm' | 'um' | 'unknown';

export interface UnitGuess {
  unit: Unit;
  /** 0 to 1: the share of such answers that are right. */
  confidence: number;
  /** Whether one may act on it without asking. */
  sure: boolean;
  /** Millimetres per unit of the file; 1 when the unit is unknown, as is the custom. */
  toMm: number;
  /**
   * What told it: an arch of teeth, the teeth of a piece, only the size of the whole (when one unit alone makes
   * something that a dentist may hold in the hand), or nothing.
   */
  basis: 'arch' | 'teeth' | 'size' | 'none';
}

export interface UnitCandidate {
  unit: Exclude<Unit, 'unknown'>;
  toMm: number;
  /** How often files come in it. */
  prior: number;
}

export const unitCandidates: readonly UnitCandidate[] = [
  { unit: 'mm', toMm: 1, prior: 0.87 },
  { unit: 'm', toMm: 1000, prior: 0.05 },
  { unit: 'inch', toMm: 25.4, prior: 0.04 },
  { unit: 'cm', toMm: 10, prior: 0.03 },
  { unit: 'um', toMm: 0.001, prior: 0.01 },
];

/** Longest side in mm of what dentists upload, from a single tooth to a mounted model. */
const SMALLEST = 4;
const LARGEST = 250;
const BY_SIZE = 0.5;

/** Length per tooth of a piece with one tooth and its gum, of one with several, and thickness across; mm, spread of the logarithm. */
const ALONG_ONE = { mean: 9.2, spread: 0.27 };
const ALONG_SEVERAL = { mean: 8.3, spread: 0.26 };
const ACROSS = { mean: 9, spread: 0.33 };
/** Something of no known kind is always possible; this keeps an odd one from looking certain. */
const UNKNOWN = 3e-3;
/** Centimetres and inches are so near each other that one piece cannot tell them apart for sure. */
const MOST_BESIDES_MM = 0.8;
/** Below this confidence a unit is not named. */
const MIN_CONFIDENCE = 0.75;

export const unknownUnit: UnitGuess = { unit: 'unknown', confidence: 0, sure: false, toMm: 1, basis: 'none' };

const guess = ({ unit, toMm }: UnitCandidate, basis: UnitGuess['basis'], confidence: number): UnitGuess => ({
  unit,
  confidence,
  sure: confidence >= SURE,
  toMm,
  basis,
});

/** By an arch whose likeness (see `archLikeness`) was found in that unit; it was compared with teeth in millimetres. */
export function unitOfArch(candidate: UnitCandidate, likeness: number): UnitGuess {
  const doubt = (candidate.unit === 'mm' ? 0.3 : 0.5) * Math.exp(-(likeness - 0.6) / 0.12);
  return guess(candidate, 'arch', 1 - doubt);
}

/** By the width and thickness of the teeth of a piece. */
export function unitOfTeeth(row: ToothRow): UnitGuess {
  const usual = row.teeth === 1 ? ALONG_ONE : ALONG_SEVERAL;
  const scored = unitCandidates.map((candidate) => ({
    ...candidate,
    score:
      candidate.prior *
      bell((row.along / row.teeth) * candidate.toMm, usual) *
      bell(row.across * candidate.toMm, ACROSS),
  }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  const total = scored.reduce((sum, { score }) => sum + score, UNKNOWN * best.prior);
  const share = best.score / total;
  const near = best.unit === 'cm' || best.unit === 'inch';
  const confidence = near ? Math.min(MOST_BESIDES_MM, share) : share;
  return confidence < MIN_CONFIDENCE ? unknownUnit : guess(best, 'teeth', confidence);
}

/** What shows no teeth has a unit only when all others make it a speck or a house; that is never sure. */
export function unitOfSize(longestSide: number): UnitGuess {
  const possible = unitCandidates.filter(({ toMm }) => longestSide * toMm >= SMALLEST && longestSide * toMm <= LARGEST);
  const [only] = possible;
  if (!only || possible.length > 1) return unknownUnit;
  return guess(only, 'size', BY_SIZE);
}

const bell = (value: number, { mean, spread }: { mean: number; spread: number }): number =>
  Math.exp(-0.5 * (Math.log(value / mean) / spread) ** 2);
