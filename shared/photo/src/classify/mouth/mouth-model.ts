import type { Guess, PhotoPositionName } from '../../positions.ts';
import { ramp } from '../look.ts';
import { shares } from '../net/layers.ts';
import type { RowSigns } from './row-signs.ts';
import type { MouthSigns } from '../net/place-signs.ts';

/** A linear score of signs that were brought to a mean of 0 and a spread of 1. */
export interface Score {
  readonly mean: readonly number[];
  readonly spread: readonly number[];
  readonly weights: readonly number[];
  readonly bias: number;
}

/** What a fit on labelled photos found; see the tool that makes it. */
export interface MouthModel {
  /** Of plain signs and the size of the side: bite, arch, neither. */
  readonly kind: readonly [Score, Score, Score];
  /** Of what is tooth, in the order of `toothEvidenceNames`. */
  readonly tooth: readonly number[];
  /** Of `archSigns`: positive for an upper arch. */
  readonly upper: Score;
  /** What front teeth on top add to it. */
  readonly ahead: number;
  /** A bite from the front; against plus and minus the score of the side. */
  readonly front: Score;
  /** Positive when seen from the patient's left. */
  readonly side: Score;
  /** Positive when a bite stands upright. */
  readonly upright: Score;
  /** The chance that counts as sure, for each kind of guess: above all wrong ones of people who were kept aside. */
  readonly sure: { readonly arch: number; readonly front: number; readonly side: number };
}

/** Beyond, a sign says no more: it is as rare as anything. */
const MOST = 3;
/** Nearly all pictures of a bite are upright; in units of the score. */
const MOSTLY_UPRIGHT = 3;
/** From here on a photo is placed without asking. */
const SURE = 0.8;

function scoreOf({ mean, spread, weights, bias }: Score, signs: readonly number[]): number {
  return weights.reduce((sum, weight, i) => {
    const value = (signs[i]! - mean[i]!) / spread[i]!;
    return sum + weight * Math.min(MOST, Math.max(-MOST, value));
  }, bias);
}

const chanceOf = (score: number): number => 1 / (1 + Math.exp(-score));

/** What tells bites, arches and everything else apart. */
export const kindSigns = ({ plain, side }: MouthSigns): number[] => [...plain, Math.abs(side)];

/** What tells an upper arch from a lower one: what lies within, and the front teeth. */
export const archSigns = ({ jaw }: MouthSigns, { inside }: RowSigns): number[] => [...inside, ...jaw];

export type MouthPosition = 'frontOcc' | 'leftOcc' | 'rightOcc' | 'uptooth' | 'lowtooth';

/** How likely each position is, before calibration. What is missing to 1 is none of them. */
export function mouthChances(
  signs: MouthSigns,
  row: RowSigns | null,
  model: MouthModel,
): Record<MouthPosition, number> {
  const [bite, arch] = shares(model.kind.map((score) => scoreOf(score, kindSigns(signs))));
  const upper = row ? chanceOf(scoreOf(model.upper, archSigns(signs, row)) + model.ahead * row.ahead) : 0.5;
  const side = scoreOf(model.side, [signs.side]);
  const [front, left, right] = shares([scoreOf(model.front, [signs.front]), side, -side]);
  // A bite upside down shows its left side at the right.
  const upright = chanceOf(MOSTLY_UPRIGHT + (row ? scoreOf(model.upright, row.upright) : 0));
  return {
    frontOcc: bite! * front!,
    leftOcc: bite! * (left! * upright + right! * (1 - upright)),
    rightOcc: bite! * (right! * upright + left! * (1 - upright)),
    uptooth: arch! * upper,
    lowtooth: arch! * (1 - upper),
  };
}

const sureKey: Record<MouthPosition, keyof MouthModel['sure']> = {
  frontOcc: 'front',
  leftOcc: 'side',
  rightOcc: 'side',
  uptooth: 'arch',
  lowtooth: 'arch',
};

/** Below `sure` up to 0.79, from there 0.8 to 0.98. */
function calibrated(chance: number, sure: number): number {
  return chance < sure ? (chance / sure) * (SURE - 0.01) : SURE + 0.18 * ramp(chance, sure, 1);
}

/** A chance on a picture that may be none of a mouth; what `sure` is compared with. */
export const tempered = (chance: number, evidence: number): number => chance * (0.35 + 0.65 * evidence);

/** Positions inside of the mouth, best first. @param evidence 0 to 1: how surely this is a mouth at all */
export function guessMouth(signs: MouthSigns, row: RowSigns | null, evidence: number, model: MouthModel): Guess[] {
  return Object.entries(mouthChances(signs, row, model))
    .map(([name, chance]) => {
      const position = name as MouthPosition & PhotoPositionName;
      const confidence = calibrated(tempered(chance, evidence), model.sure[sureKey[position]]);
      return { position, confidence };
    })
    .filter(({ confidence }) => confidence > 0.1)
    .sort((a, b) => b.confidence - a.confidence);
}
