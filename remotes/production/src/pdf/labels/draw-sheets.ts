import type { LabelLayout } from '@archway/contracts';
import { A4, MILLIMETRE, type Paper } from '@archway/paper';
import { sheetPlaces } from './sheet-places.ts';

/** Along which labels are cut. */
const CUT = { width: 0.1, tone: '#b6bac4' } as const;
/** Of the foot, in mm. */
const FOOT = { size: 2.6, y: A4.height - 7, tone: '#515766' } as const;

/**
 * Draws labels on sheets, each with its number.
 * @param draw draws the label of a number from its upper left corner on, in mm
 */
export function drawSheets(
  paper: Paper,
  layout: Pick<LabelLayout, 'width' | 'height'>,
  count: number,
  draw: (at: number) => void,
  foot: (page: number, of: number) => string,
): void {
  const { places, foot: footed } = sheetPlaces(layout);
  const pages = Math.ceil(count / places.length);
  for (let page = 0; page < pages; page++) {
    paper.addPage({ size: 'A4', margin: 0 }).font('text').scale(MILLIMETRE);
    for (const [at, { x, y }] of places.slice(0, count - page * places.length).entries()) {
      paper.save().translate(x, y);
      draw(page * places.length + at);
      paper.rect(0, 0, layout.width, layout.height).lineWidth(CUT.width).strokeColor(CUT.tone).stroke();
      paper.restore();
    }
    if (!footed) continue;
    paper
      .fontSize(FOOT.size)
      .fillColor(FOOT.tone)
      .text(foot(page + 1, pages), 0, FOOT.y, {
        width: A4.width,
        align: 'center',
        height: A4.height,
        lineBreak: false,
      });
  }
}
