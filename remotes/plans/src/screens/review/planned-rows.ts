import { type DifferenceRow, isOneOf, planMovements } from '@archway/contracts';
import {
  type Numbering,
  type TextFunction,
  differenceOf,
  differenceQuantity,
  differenceValue,
} from '@archway/platform';

export interface PlannedRow {
  /** A tooth, a contact or a jaw, in the numbers of the reader. */
  readonly of: string;
  /** What is done there, one after the other. */
  readonly what: readonly string[];
}

/**
 * What a plan does, by tooth, in words: movements tell their direction themselves, all else is named.
 * @param words of the texts of the platform
 */
export function plannedRows(
  t: TextFunction,
  words: TextFunction,
  rows: readonly DifferenceRow[],
  numbering: Numbering,
): PlannedRow[] {
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const of = differenceOf(words, row.of, numbering);
    const value = differenceValue(words, row, row.after);
    const said = isOneOf(planMovements, row.quantity)
      ? value
      : t('review.page.item', { what: differenceQuantity(words, row.quantity), value });
    found.set(of, [...(found.get(of) ?? []), said]);
  }
  return [...found].map(([of, what]) => ({ of, what }));
}
