import { type DifferenceRow, type Tooth, isOneOf, permanentTeeth, planMovements, toothName } from '@archway/contracts';
import type { TextFunction } from '../i18n/use-text.ts';
import type { Numbering } from '../settings/use-numbering.ts';
import { formatNumber } from './numbers.ts';

/** Words of documents that readers have other words for. */
const WORDS =
  /\b(present|missing|extract|pontic|implant|deciduous|true|false|rectangle|ellipsoid|bevel|optimized|ridge|ramp|hook|button|lingual|edited|scan|manual|unknown|front|left|up)\b/g;
/** Movements that words of documents name. */
const MOVEMENTS = /\b(mesial|buccal|extrusion|tip|torque|rotation)\b/g;

/** The sizes of an attachment, and the stages at which something is on its tooth: `2 × 3 × 1 (1–12)`, `(3–)`, `(4)`. */
const SIZE = /[\d.]+(?: × [\d.]+)+/g;
const STAGES = /\((\d+)–(\d*)\)/g;
const STAGE = /\((\d+)\)/g;

const DIGITS = { mm: 2, '°': 1 } as const;

/** A tooth by its number; deciduous ones have one notation. */
export const toothText = (fdi: number, numbering: Numbering): string =>
  isOneOf(permanentTeeth, fdi) ? toothName(fdi satisfies Tooth, numbering) : String(fdi);

/** A tooth, a contact as its two teeth, or a jaw. @param t of the texts of the platform */
export const differenceOf = (t: TextFunction, of: DifferenceRow['of'], numbering: Numbering): string =>
  typeof of === 'string' ? t(`planDifference.jaw.${of}`) : of.map((fdi) => toothText(fdi, numbering)).join(' – ');

/** What is different, in the words of its reader. @param t of the texts of the platform */
export const differenceQuantity = (t: TextFunction, quantity: DifferenceRow['quantity']): string =>
  t(`planDifference.quantity.${quantity}`);

/**
 * A value in the words of its reader; a movement by its direction, so that no sign has to be known.
 * @param t of the texts of the platform
 */
export function differenceValue(
  t: TextFunction,
  { quantity, measure }: Pick<DifferenceRow, 'quantity' | 'measure'>,
  value: DifferenceRow['before'],
): string {
  if (value === null) return t('planDifference.none');
  if (typeof value === 'string') return inWords(t, value);
  if (measure === null) return formatNumber(value);
  const length = `${formatNumber(Math.abs(value), { digits: DIGITS[measure] })}${measure === 'mm' ? '\u00a0mm' : '°'}`;
  const rests = Number(Math.abs(value).toFixed(DIGITS[measure])) === 0;
  if (!isOneOf(planMovements, quantity) || rests) return length;
  return t(`planDifference.direction.${quantity}.${value > 0 ? 'plus' : 'minus'}`, { length });
}

const inWords = (t: TextFunction, value: string): string =>
  value
    .replace(WORDS, (word) => t(`planDifference.word.${word}`))
    .replace(MOVEMENTS, (movement) => t(`planDifference.quantity.${movement}`))
    .replace(SIZE, (size) => `${size}\u00a0mm`)
    .replace(STAGE, (_, stage: string) => t('planDifference.stage', { stage }))
    .replace(STAGES, (_, from: string, to: string) =>
      to === '' ? t('planDifference.fromStage', { from }) : t('planDifference.stages', { from, to }),
    );
