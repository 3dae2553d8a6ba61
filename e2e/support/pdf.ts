import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF that a page has handed over says, page by page. */
export async function pagesOf(download: Download): Promise<string[]> {
  const data = new Uint8Array(await readFile(await download.path()));
  const task = getDocument({ data, verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await task.destroy();
  return pages;
}

/** A page of a PDF as it comes out of a printer. */
interface PrintedPage {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  readonly pixels: ImageData;
}

const MM = 25.4;
/** Points of a PDF, of which an inch has so many. */
const POINTS = 72;
/** Dots an inch of a usual label printer. */
const PRINTER = 203;

/** The pages of a PDF, drawn with the dots of a label printer. */
export async function printedPages(data: Uint8Array): Promise<PrintedPage[]> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0, disableFontFace: true });
  const pdf = await task.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: PRINTER / POINTS });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const factory = pdf.canvasFactory as { create(w: number, h: number): { context: CanvasRenderingContext2D } };
    const { context: canvasContext } = factory.create(width, height);
    await page.render({ canvasContext, viewport }).promise;
    pages.push({
      width: (viewport.width / PRINTER) * MM,
      height: (viewport.height / PRINTER) * MM,
      pixels: canvasContext.getImageData(0, 0, width, height),
    });
  }
  await task.destroy();
  return pages;
}
