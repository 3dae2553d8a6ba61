import type { Block, TableColumn } from './report.ts';
import { EDGE, INNER, type Sheet, TONES } from './sheet.ts';

const SIZE = 8.5;
const PADDING = { x: 5, y: 3.5 } as const;

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

function cellsOf(columns: readonly TableColumn[]): Cell[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = EDGE.side;
  return columns.map(({ share, align = 'left' }) => {
    const width = (INNER * share) / whole;
    const cell = { x: x + PADDING.x, width: width - 2 * PADDING.x, align };
    x += width;
    return cell;
  });
}

/** A table; its head stands again on each page that it goes on to. */
export function writeTable(sheet: Sheet, { columns, rows }: Extract<Block, { kind: 'table' }>): void {
  const cells = cellsOf(columns);
  const heightOf = (texts: readonly string[]): number =>
    2 * PADDING.y + Math.max(...cells.map(({ width }, at) => sheet.heightOf(texts[at] ?? '', { size: SIZE, width })));
  const write = (texts: readonly string[], head: boolean): void => {
    const style = { size: SIZE, strong: head, tone: head ? TONES.secondary : TONES.text };
    for (const [at, { x, ...cell }] of cells.entries())
      sheet.text(texts[at] ?? '', x, sheet.y + PADDING.y, { ...cell, ...style });
  };
  const titles = columns.map(({ title }) => title);
  const headHeight = heightOf(titles);
  const writeHead = (): void => {
    sheet.paper.rect(EDGE.side, sheet.y, INNER, headHeight).fill(TONES.field);
    write(titles, true);
    sheet.y += headHeight;
  };
  sheet.need(headHeight + heightOf(rows[0] ?? []));
  writeHead();
  for (const row of rows) {
    const height = heightOf(row);
    if (sheet.need(height)) writeHead();
    write(row, false);
    sheet.y += height;
    sheet.line(sheet.y);
  }
}
