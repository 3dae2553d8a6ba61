import { CBCT_PREVIEW_QUALITY, CBCT_PREVIEW_SIDE } from '@archway/contracts';

/** The size at which a picture is kept: its own, or with its longer side brought to the largest one. */
export function previewSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, CBCT_PREVIEW_SIDE / Math.max(width, height, 1));
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** A drawn canvas as a picture for looking at. */
export async function previewImage(canvas: HTMLCanvasElement): Promise<Blob> {
  const size = previewSize(canvas.width, canvas.height);
  const small = Object.assign(document.createElement('canvas'), size);
  const context = small.getContext('2d');
  if (!context) throw new Error('No 2D canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => small.toBlob(resolve, 'image/jpeg', CBCT_PREVIEW_QUALITY));
  if (!blob) throw new Error('The picture could not be encoded');
  return blob;
}
