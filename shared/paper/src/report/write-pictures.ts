import type { Paper } from '../open-paper.ts';
import type { Block } from './report.ts';
import { EDGE, INNER, type Sheet, TONES } from './sheet.ts';

const GAP = 10;
const SIZE = 8;
const CAPTION = 16;

/** Pictures beside each other, each with its caption below; a row of them stands on one page. */
export function writePictures(sheet: Sheet, block: Extract<Block, { kind: 'pictures' }>): void {
  const { columns, ratio, pictures, missing } = block;
  const width = (INNER - GAP * (columns - 1)) / columns;
  const height = width * ratio;
  for (let from = 0; from < pictures.length; from += columns) {
    sheet.need(height + CAPTION);
    for (const [at, { jpeg, caption }] of pictures.slice(from, from + columns).entries()) {
      const x = EDGE.side + at * (width + GAP);
      const { y } = sheet;
      sheet.paper.rect(x, y, width, height).fill(TONES.field);
      if (jpeg) {
        // The library takes what it calls a buffer, and in a browser that is a plain array of bytes.
        const bytes = jpeg as Parameters<Paper['image']>[0];
        sheet.paper.image(bytes, x, y, { fit: [width, height], align: 'center', valign: 'center' });
      } else {
        const style = { size: SIZE, width: width - 2 * GAP, align: 'center', tone: TONES.secondary } as const;
        sheet.text(missing, x + GAP, y + (height - sheet.heightOf(missing, style)) / 2, style);
      }
      sheet.text(caption, x, y + height + 3, { size: SIZE, width, align: 'center', tone: TONES.secondary });
    }
    sheet.y += height + CAPTION + GAP / 2;
  }
}
