import { openPaper, type Paper } from '../open-paper.ts';
import { linesFitting } from './lines-fitting.ts';
import type { Block, Report } from './report.ts';
import { EDGE, INNER, PAGE, Sheet, TONES } from './sheet.ts';
import { writeFacts } from './write-facts.ts';
import { writePictures } from './write-pictures.ts';
import { writeTable } from './write-table.ts';

const TITLE = 19;
const HEADING = 12.5;
const WORDS = 9.5;
const SMALL = 8;
/** Height of the logo, and the most that it is wide. */
const LOGO = { width: 110, height: 20 } as const;
/** What has to fit below a heading, so that it does not stand alone at the foot of a page. */
const WITH_HEADING = 70;
const AFTER_BLOCK = 12;

/** What the library does besides what its types say. */
interface Pictures {
  openImage(bytes: Uint8Array): { readonly width: number; readonly height: number };
}

function writeBlock(sheet: Sheet, block: Block, accent: string): void {
  switch (block.kind) {
    case 'heading': {
      const style = { size: HEADING, width: INNER, strong: true, tone: accent };
      const height = sheet.heightOf(block.text, style);
      sheet.need(height + WITH_HEADING);
      sheet.text(block.text, EDGE.side, sheet.y, style);
      sheet.y += height + 5;
      return;
    }
    case 'words': {
      const style = { size: WORDS, width: INNER, tone: block.quiet === true ? TONES.secondary : TONES.text };
      for (const line of linesFitting(block.text)) {
        const height = sheet.heightOf(line, style);
        sheet.need(height);
        sheet.text(line, EDGE.side, sheet.y, style);
        sheet.y += height;
      }
      break;
    }
    case 'facts':
      writeFacts(sheet, block);
      break;
    case 'table':
      writeTable(sheet, block);
      break;
    case 'pictures':
      writePictures(sheet, block);
  }
  sheet.y += AFTER_BLOCK;
}

function writeTitle(sheet: Sheet, { title, subtitle }: Report): void {
  const large = { size: TITLE, width: INNER, strong: true };
  sheet.text(title, EDGE.side, sheet.y, large);
  sheet.y += sheet.heightOf(title, large) + 2;
  const below = { size: WORDS, width: INNER, tone: TONES.secondary };
  sheet.text(subtitle, EDGE.side, sheet.y, below);
  sheet.y += sheet.heightOf(subtitle, below) + 14;
}

/** What stands on every page: whose it is at the head, what it is and which page at the foot. */
function writeEdges(sheet: Sheet, { brand, title, foot, pageText }: Report, page: number, pages: number): void {
  const top = 11 * (EDGE.top / 27);
  const half = INNER / 2;
  let x = EDGE.side;
  if (brand.logo) {
    const logo = (sheet.paper as unknown as Pictures).openImage(brand.logo);
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
    sheet.paper.image(logo as unknown as Parameters<Paper['image']>[0], x, top, {
      fit: [LOGO.width, LOGO.height],
      valign: 'center',
    });
    x += logo.width * scale + 8;
  }
  const middle = top + (LOGO.height - sheet.heightOf(brand.name, { size: 11, width: half })) / 2;
  sheet.text(brand.name, x, middle, { size: 11, width: half, strong: true });
  const side = { size: SMALL, width: half, tone: TONES.secondary };
  const right = EDGE.side + half;
  if (page > 1) sheet.text(title, right, middle + 2, { ...side, align: 'right' });
  sheet.line(top + LOGO.height + 6);
  const below = PAGE.height - EDGE.bottom + 16;
  sheet.line(below - 6);
  sheet.text(foot, EDGE.side, below, { ...side, width: INNER * 0.75 });
  sheet.text(pageText(page, pages), EDGE.side + INNER * 0.75, below, { ...side, width: INNER * 0.25, align: 'right' });
}

/**
 * A report as a PDF: its texts are texts, with the letters that they need.
 * @param font a font file, unpacked
 */
export function writeReport(report: Report, font: Uint8Array): Promise<Blob> {
  const { paper, finish } = openPaper({ ...report, font });
  const sheet = new Sheet(paper);
  writeTitle(sheet, report);
  for (const block of report.blocks) writeBlock(sheet, block, report.brand.accent);
  const { start, count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    paper.switchToPage(start + page);
    paper.font('text');
    writeEdges(sheet, report, page + 1, count);
  }
  return finish();
}
