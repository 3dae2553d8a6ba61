import { knownText } from '../known-text.ts';
import type { Paper } from '../open-paper.ts';
import { A4, MILLIMETRE } from '../sizes.ts';

export const PAGE = { width: A4.width * MILLIMETRE, height: A4.height * MILLIMETRE };
/** Of the page, in points; what stands on every page has its place in them. */
export const EDGE = { side: 16 * MILLIMETRE, top: 27 * MILLIMETRE, bottom: 20 * MILLIMETRE };
export const INNER = PAGE.width - 2 * EDGE.side;
const FOOT = PAGE.height - EDGE.bottom;

export const TONES = { text: '#1a1d27', secondary: '#515766', line: '#d9dce3', field: '#f3f4f7' } as const;

/** Stands for a letter that the font does not have, as in print. */
const UNKNOWN = '〓';
const LINE_GAP = 0.1;

export interface TextStyle {
  readonly size: number;
  readonly tone?: string | undefined;
  /** A stroke about each letter makes it strong: a second font would be as large as the first. */
  readonly strong?: boolean | undefined;
  readonly align?: 'left' | 'right' | 'center' | undefined;
  readonly width: number;
}

/** Where a report is written on a page, and how it goes on to the next. */
export class Sheet {
  readonly paper: Paper;
  /** Where the next thing stands, points from the top. */
  y = EDGE.top;

  constructor(paper: Paper) {
    this.paper = paper;
    this.turn();
  }

  turn(): void {
    this.paper.addPage({ size: 'A4', margin: 0 }).font('text');
    this.y = EDGE.top;
  }

  /** Goes on to the next page where so much does not fit on this one. @returns whether it did */
  need(height: number): boolean {
    if (this.y + height <= FOOT || this.y === EDGE.top) return false;
    this.turn();
    return true;
  }

  heightOf(text: string, { size, width, align = 'left' }: TextStyle): number {
    this.paper.fontSize(size);
    return this.paper.heightOfString(this.known(text) || ' ', { width, align, lineGap: size * LINE_GAP });
  }

  /** A text from a place of the page on, which it never leaves. */
  text(text: string, x: number, y: number, style: TextStyle): void {
    const { size, tone = TONES.text, strong = false, align = 'left', width } = style;
    const said = this.known(text);
    if (said.trim() === '') return;
    this.paper
      .fontSize(size)
      .fillColor(tone)
      .strokeColor(tone)
      .lineWidth(size / 36)
      .text(said, x, y, {
        ...{ width, align, lineGap: size * LINE_GAP, height: PAGE.height - y },
        ...{ fill: true, stroke: strong },
      });
  }

  line(y: number, tone: string = TONES.line): void {
    this.paper
      .lineWidth(0.6)
      .strokeColor(tone)
      .moveTo(EDGE.side, y)
      .lineTo(PAGE.width - EDGE.side, y)
      .stroke();
  }

  private known(text: string): string {
    return knownText(this.paper, text, UNKNOWN);
  }
}
