import { type DifferenceRow, isOneOf, planMovements } from '@archway/contracts';
import type { Numbering, TextFunction } from '@archway/platform';
import { ofText, valueText } from '../../difference/difference-text.ts';

export interface PlannedRow {
  /** A tooth, a contact or a jaw, in the numbers of the reader. */
  readonly of: string;
  /** What is done there, one after the other. */
  readonly what: readonly string[];
}

/** What a plan does, by tooth, in words: movements tell their direction themselves, all else is named. */
export function plannedRows(t: TextFunction, rows: readonly DifferenceRow[], numbering: Numbering): PlannedRow[] {
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const of = ofText(t, row.of, numbering);
    const value = valueText(t, row, row.after);
    const words = isOneOf(planMovements, row.quantity)
      ? value
      : t('review.page.item', { what: t(`difference.quantity.${row.quantity}`), value });
    found.set(of, [...(found.get(of) ?? []), words]);
  }
  return [...found].map(([of, what]) => ({ of, what }));
}
