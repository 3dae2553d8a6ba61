import { scale } from '@archway/geometry';
import type { CbctEngine } from '../../engine/cbct-engine.ts';
import { isPlane, type PaneName } from '../../engine/panes.ts';
import { lettersOf } from '../../frame/letters.ts';
import { previewImage } from '../preview-image.ts';
import { scaleBar } from '../../../measure/scale.ts';

interface Texts {
  /** Case and time. */
  readonly caption: string;
  readonly name: string;
  readonly millimetres: (mm: number) => string;
}

const CAPTION_PIXELS = 26;

/**
 * What is seen in a pane as a picture: image, measurements and lines of the tools, contours of the scans, letters of the
 * sides, scale and a caption.
 */
export async function paintPane(engine: CbctEngine, pane: PaneName, texts: Texts): Promise<HTMLCanvasElement> {
  const source = engine.canvas(pane);
  const { clientWidth: width, clientHeight: height } = source;
  const ratio = source.width / Math.max(1, width);
  const canvas = document.createElement('canvas');
  canvas.width = source.width;
  canvas.height = Math.round((height + CAPTION_PIXELS) * ratio);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas');
  context.fillStyle = '#000000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0);
  context.scale(ratio, ratio);
  const frame = source.closest('[data-pane]');
  for (const layer of frame?.querySelectorAll<HTMLCanvasElement>('canvas[data-layer]') ?? [])
    context.drawImage(layer, 0, 0, width, height);
  const lines = source.parentElement?.querySelector('svg');
  if (lines) context.drawImage(await toImage(lines, width, height), 0, 0, width, height);
  drawWords(context, engine, pane, texts, [width, height]);
  return canvas;
}

function drawWords(
  context: CanvasRenderingContext2D,
  engine: CbctEngine,
  pane: PaneName,
  { caption, name, millimetres }: Texts,
  [width, height]: readonly [number, number],
): void {
  const { right, up } = engine.cameras.plane(pane);
  context.font = '600 13px sans-serif';
  context.textBaseline = 'middle';
  const word = (text: string, x: number, y: number, align: CanvasTextAlign, color: string): void => {
    Object.assign(context, { textAlign: align, strokeStyle: '#000000', lineWidth: 3, fillStyle: color });
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  };
  word(lettersOf(scale(right, -1)), 8, height / 2, 'left', '#F5C27A');
  word(lettersOf(right), width - 8, height / 2, 'right', '#F5C27A');
  word(lettersOf(up), width / 2, 14, 'center', '#F5C27A');
  word(lettersOf(scale(up, -1)), width / 2, height - 14, 'center', '#F5C27A');
  word(name, 10, 14, 'left', '#E8EAEE');
  if (isPlane(pane)) {
    const bar = scaleBar(engine.cameras.pixelsPerMm(pane));
    context.fillStyle = '#E8EAEE';
    context.fillRect(width - 10 - bar.pixels, height - 10, bar.pixels, 2);
    word(millimetres(bar.millimetres), width - 10 - bar.pixels / 2, height - 20, 'center', '#E8EAEE');
  }
  context.font = '12px sans-serif';
  word(caption, 10, height + CAPTION_PIXELS / 2, 'left', '#B4BAC5');
}

/** An SVG of the page as an image. */
function toImage(svg: SVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  const text = new XMLSerializer().serializeToString(copy);
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The lines could not be drawn'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  });
}

/** Hands a canvas to the reader as a file. */
export async function download(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const url = URL.createObjectURL(await previewImage(canvas));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
