import { type DifferenceRow, type Tooth, isOneOf, permanentTeeth, planMovements, toothName } from '@archway/contracts';
import { type Numbering, type TextFunction, formatNumber } from '@archway/platform';

/** Words of documents that readers have other words for. */
const WORDS =
  /\b(present|missing|extract|pontic|implant|deciduous|true|false|rectangle|ellipsoid|bevel|hook|button)\b/g;

const DIGITS = { mm: 2, '°': 1 } as const;

const tooth = (fdi: number, numbering: Numbering): string =>
  isOneOf(permanentTeeth, fdi) ? toothName(fdi satisfies Tooth, numbering) : String(fdi);

/** A tooth, a contact as its two teeth, or a jaw. */
export const ofText = (t: TextFunction, of: DifferenceRow['of'], numbering: Numbering): string =>
  typeof of === 'string' ? t(`difference.jaw.${of}`) : of.map((fdi) => tooth(fdi, numbering)).join(' – ');

/** A value in the words of its reader; a movement by its direction, so that no sign has to be known. */
export function valueText(
  t: TextFunction,
  { quantity, measure }: Pick<DifferenceRow, 'quantity' | 'measure'>,
  value: DifferenceRow['before'],
): string {
  if (value === null) return t('difference.none');
  if (typeof value === 'string') return value.replace(WORDS, (word) => t(`difference.word.${word}`));
  if (measure === null) return formatNumber(value);
  const length = `${formatNumber(Math.abs(value), { digits: DIGITS[measure] })}${measure === 'mm' ? '\u00a0mm' : '°'}`;
  const rests = Number(Math.abs(value).toFixed(DIGITS[measure])) === 0;
  if (!isOneOf(planMovements, quantity) || rests) return length;
  return t(`difference.direction.${quantity}.${value > 0 ? 'plus' : 'minus'}`, { length });
}
