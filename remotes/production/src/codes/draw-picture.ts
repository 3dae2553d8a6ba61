import { codeModules } from './modules.ts';
import { type QrSettings, backgroundOf, overLimit } from './qr-settings.ts';

/** Why there is no picture: by the names of the words. */
export class PictureFailed extends Error {
  constructor(readonly reason: 'imageTooLarge' | 'codeFailed') {
    super(reason);
  }
}

const NO_BACKGROUND = 'rgba(0, 0, 0, 0)';

/** Draws a code with its text. @throws PictureFailed */
export function drawPicture(canvas: HTMLCanvasElement, text: string, settings: QrSettings): void {
  if (overLimit(settings)) throw new PictureFailed('imageTooLarge');
  const { width, height, qrcodeW, qrcodeH, top, left } = settings;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new PictureFailed('imageTooLarge');
  context.fillStyle = backgroundOf(settings.background) ?? NO_BACKGROUND;
  context.clearRect(0, 0, width, height);
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000000';
  if (settings.useQrcode) {
    const code = modulesOrFailure(settings, text);
    // Edges on whole pixels: a grey edge is what decoders stumble over.
    const x = (at: number): number => left + Math.round((at * qrcodeW) / code.width);
    const y = (at: number): number => top + Math.round((at * qrcodeH) / code.height);
    for (let row = 0; row < code.height; row++)
      for (let column = 0; column < code.width; column++)
        if (code.dark(column, row)) context.fillRect(x(column), y(row), x(column + 1) - x(column), y(row + 1) - y(row));
  }
  if (!settings.addText) return;
  const from = (settings.useQrcode ? left + qrcodeW : left) + settings.textLeftMargin;
  const written = (size: number): string => `600 ${size}px Inter, Arial, sans-serif`;
  context.font = written(settings.fontSize);
  context.textBaseline = 'middle';
  // Smaller where it would not fit: squeezed letters are hard to read.
  const fits = Math.min(1, Math.max(1, width - from - left) / Math.max(1, context.measureText(text).width));
  context.font = written(settings.fontSize * fits);
  context.fillText(text, from, top + (settings.useQrcode ? qrcodeH : height - 2 * top) / 2);
}

function modulesOrFailure({ bcid }: QrSettings, text: string) {
  try {
    return codeModules(bcid, text);
  } catch {
    // The library tells in its own words that a text is empty or too long.
    throw new PictureFailed('codeFailed');
  }
}

/** The picture on white, as a decoder wants it: what is transparent is printed on something. */
export function onWhite(canvas: HTMLCanvasElement): ImageData {
  const { width, height } = canvas;
  const copy = document.createElement('canvas');
  // A quiet zone around it, which the picture may lack where it begins at the code.
  const margin = Math.ceil(Math.max(width, height) / 10);
  Object.assign(copy, { width: width + 2 * margin, height: height + 2 * margin });
  const context = copy.getContext('2d');
  if (!context) throw new PictureFailed('imageTooLarge');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(canvas, margin, margin);
  return context.getImageData(0, 0, copy.width, copy.height);
}
