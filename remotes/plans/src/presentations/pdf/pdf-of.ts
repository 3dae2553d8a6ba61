import type { Slide } from '@archway/contracts';
import { type Paper, knownText, openPaper } from '@archway/paper';
import { type Box, STILL_BACKGROUND, WIDE_PAGE } from '../slide/box.ts';
import { type SlideContext, boxesOf } from '../slide/boxes.ts';
import { LINE_HEIGHT } from '../slide/text-size.ts';

interface PdfParts extends SlideContext {
  readonly title: string;
  readonly slides: readonly Slide[];
  /** A font file, unpacked. */
  readonly font: Uint8Array;
  /** Of the practice, as `#rrggbb`. */
  readonly accent: string;
  /** Bytes of a JPEG for a box with a picture; null where there is none. */
  readonly pictureOf: (box: Box & { kind: 'picture' | 'still' }) => Uint8Array | null;
}

const TONES = { text: '#1a1d27', secondary: '#515766', inverse: '#ffffff' } as const;
const FIELDS = { pale: '#f6f7f9', line: '#ebedf1' } as const;

/** A page of paper is as wide as A4 on its side, points. Places on it are told to the library in these, as it ends pages by them. */
const PAPER = { width: 841.89, height: (841.89 * WIDE_PAGE.height) / WIDE_PAGE.width };
const SCALE = PAPER.width / WIDE_PAGE.width;

/** A box in points. */
function onPaper(box: Box): Box {
  const place = {
    ...{ x: box.x * SCALE, y: box.y * SCALE },
    ...{ width: box.width * SCALE, height: box.height * SCALE },
  };
  return box.kind === 'text' ? { ...box, ...place, size: box.size * SCALE } : { ...box, ...place };
}

function drawText(document: Paper, box: Box & { kind: 'text' }, accent: string): void {
  const { x, y, width, height, size, align, stands, strong, tone } = box;
  document.fontSize(size);
  const text = knownText(document, box.text);
  if (text.trim() === '') return;
  const color = tone === 'accent' ? accent : TONES[tone];
  const lineGap = size * LINE_HEIGHT - document.currentLineHeight(true);
  const set = { width, align, lineGap };
  const room = Math.max(0, height - document.heightOfString(text, set));
  document
    .fillColor(color)
    .strokeColor(color)
    .lineWidth(size / 36);
  const top = y + lineGap / 2 + (stands === 'middle' ? room / 2 : 0);
  // With a height of its own a text never goes on to another page. A stroke about each letter makes it strong: a second
  // font would be as large as the first.
  document.text(text, x, top, { ...set, height: PAPER.height - top, fill: true, stroke: strong === true });
}

function draw(document: Paper, box: Box, { accent, pictureOf }: PdfParts): void {
  const { x, y, width, height } = box;
  switch (box.kind) {
    case 'text':
      return drawText(document, box, accent);
    case 'field':
      return void document.rect(x, y, width, height).fill(box.tone === 'accent' ? accent : FIELDS[box.tone]);
    case 'dot':
      return void document.circle(x + width / 2, y + height / 2, width / 2).fill(accent);
    case 'still':
      document.rect(x, y, width, height).fill(STILL_BACKGROUND);
      break;
    case 'picture':
  }
  const picture = pictureOf(box);
  if (!picture) return;
  // The library takes what it calls a buffer, and in a browser that is a plain array of bytes.
  document.image(picture as Parameters<Paper['image']>[0], x, y, {
    fit: [width, height],
    align: 'center',
    valign: 'center',
  });
}

/** Slides as a PDF, each a page: its texts are texts, with the letters that they need. */
export function pdfOf(parts: PdfParts): Promise<Blob> {
  const { slides } = parts;
  const { paper, finish } = openPaper(parts);
  for (const slide of slides) {
    paper.addPage({ size: [PAPER.width, PAPER.height], margin: 0 }).font('text');
    for (const box of boxesOf(slide, parts)) {
      // Found by the box as it is shown, for on paper it has another size.
      const picture = box.kind === 'picture' || box.kind === 'still' ? parts.pictureOf(box) : null;
      draw(paper, onPaper(box), { ...parts, pictureOf: () => picture });
    }
  }
  return finish();
}
