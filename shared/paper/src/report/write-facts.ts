import type { Block } from './report.ts';
import { EDGE, INNER, type Sheet, TONES } from './sheet.ts';

const LABEL = 7.5;
const VALUE = 9.5;
const GAP = { x: 12, y: 7 } as const;

/** Names with what they are, in columns: a row is as high as its highest value. */
export function writeFacts(sheet: Sheet, { columns, facts }: Extract<Block, { kind: 'facts' }>): void {
  const width = (INNER - GAP.x * (columns - 1)) / columns;
  for (let from = 0; from < facts.length; from += columns) {
    const row = facts.slice(from, from + columns);
    const label = Math.max(...row.map((fact) => sheet.heightOf(fact.label, { size: LABEL, width })));
    const value = Math.max(...row.map((fact) => sheet.heightOf(fact.value, { size: VALUE, width })));
    sheet.need(label + value);
    for (const [at, fact] of row.entries()) {
      const x = EDGE.side + at * (width + GAP.x);
      sheet.text(fact.label, x, sheet.y, { size: LABEL, width, tone: TONES.secondary });
      sheet.text(fact.value, x, sheet.y + label, { size: VALUE, width });
    }
    sheet.y += label + value + GAP.y;
  }
}
