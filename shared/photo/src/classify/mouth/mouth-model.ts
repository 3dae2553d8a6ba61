import type { Guess, PhotoPositionName } from '../../positions.ts';
import { ramp } from '../look.ts';
import { shares } from '../net/layers.ts';
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
  /** Of the incisors: positive for an upper arch. */
  readonly upper: Score;
  /** What front teeth on top add to it. */
  readonly ahead: number;
  /** A bite from the front; against plus and minus the score of the side. */
  readonly front: Score;
  /** Positive when seen from the patient's left. */
  readonly side: Score;
  /** The chance that counts as sure, for each kind of guess: above all wrong ones of people who were kept aside. */
  readonly sure: { readonly arch: number; readonly front: number; readonly side: number };
}

/** Beyond, a sign says no more: it is as rare as anything. */
const MOST = 3;
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

export type MouthPosition = 'frontOcc' | 'leftOcc' | 'rightOcc' | 'uptooth' | 'lowtooth';

/** How likely each position is, before calibration. What is missing to 1 is none of them. */
export function mouthChances(signs: MouthSigns, model: MouthModel): Record<MouthPosition, number> {
  const [bite, arch] = shares(model.kind.map((score) => scoreOf(score, kindSigns(signs))));
  const upper = chanceOf(scoreOf(model.upper, [signs.incisors]) + model.ahead * signs.ahead);
  const side = scoreOf(model.side, [signs.side]);
  const [front, left, right] = shares([scoreOf(model.front, [signs.front]), side, -side]);
  return {
    frontOcc: bite! * front!,
    leftOcc: bite! * left!,
    rightOcc: bite! * right!,
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
export function guessMouth(signs: MouthSigns, evidence: number, model: MouthModel): Guess[] {
  return Object.entries(mouthChances(signs, model))
    .map(([name, chance]) => {
      const position = name as MouthPosition & PhotoPositionName;
      const confidence = calibrated(tempered(chance, evidence), model.sure[sureKey[position]]);
      return { position, confidence };
    })
    .filter(({ confidence }) => confidence > 0.1)
    .sort((a, b) => b.confidence - a.confidence);
}
