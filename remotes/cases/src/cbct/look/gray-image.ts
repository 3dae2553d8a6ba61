/** An image of one byte a pixel, row by row. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
}

/** Draws it in its own size; the style sheet scales. */
export function drawGray(canvas: HTMLCanvasElement, { width, height, gray }: GrayImage): void {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = context.createImageData(width, height);
  gray.forEach((value, at) => image.data.set([value, value, value, 255], at * 4));
  context.putImageData(image, 0, 0);
}

interface Voxels {
  readonly size: readonly [number, number, number];
  readonly data: Int16Array | Int32Array;
}

/** Shares of the values that are drawn black and white: metal and air would leave the rest grey. */
const DARKEST = 0.05;
const BRIGHTEST = 0.995;
const SAMPLES = 4096;

/** The slice in the middle, with a window that fits its values. */
export function middleSlice({ size: [width, height, depth], data }: Voxels): GrayImage {
  const count = width * height;
  const slice = data.subarray(Math.floor(depth / 2) * count, (Math.floor(depth / 2) + 1) * count);
  const step = Math.max(1, Math.floor(count / SAMPLES));
  const sorted = slice.filter((_, at) => at % step === 0).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const [black, white] = [at(DARKEST), at(BRIGHTEST)];
  const scale = 255 / Math.max(1, white - black);
  const gray = Uint8Array.from(slice, (value) => Math.min(255, Math.max(0, Math.round((value - black) * scale))));
  return { width, height, gray };
}
