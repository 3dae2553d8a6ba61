import type { ModelAnalysis } from '@archway/contracts';
import { type TextFunction, formatNumber } from '@archway/platform';

const PERCENT = 100;
const percent = (share: number): string => formatNumber(Math.round(share * PERCENT), { unit: '%' });

/** Upper or lower by the shape: with its share when it is sure, as a perhaps when it is not. */
export function jawText(analysis: ModelAnalysis, t: TextFunction): string {
  const { jawGuess, jawSure, jawConfidence, teeth } = analysis;
  if (jawGuess === 'unknown') return teeth ? t('jawGuess.piece', { count: teeth }) : t('jawGuess.unknown');
  const guess = t(`jawGuess.${jawGuess}`);
  return jawSure ? t('fact.guess', { guess, sure: percent(jawConfidence) }) : t('fact.notSure', { guess });
}

export function unitText({ unitGuess, unitSure, unitConfidence }: ModelAnalysis, t: TextFunction): string {
  const guess = t(`unit.${unitGuess}`);
  if (unitGuess === 'unknown') return guess;
  return unitSure ? t('fact.guess', { guess, sure: percent(unitConfidence) }) : t('fact.notSure', { guess });
}
