import type { SliceHeader } from '../dicom/slice.ts';

export interface Thumbnail {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, 0 black. */
  readonly gray: Uint8Array<ArrayBuffer>;
}

/** Largest side of a thumbnail in pixels. */
const THUMBNAIL_SIDE = 160;
/** Without a declared window: from this part of the values to that. */
const [DARK, LIGHT] = [0.02, 0.995];

/** A slice small and in gray: the declared window, else the one that most of its values lie in. */
export function thumbnailOf(
  values: Int16Array | Int32Array,
  header: Pick<SliceHeader, 'columns' | 'rows' | 'pixelSpacing' | 'window' | 'inverted'>,
): Thumbnail {
  const { columns, rows, pixelSpacing } = header;
  // Pixels that are no squares are shown in their real proportions.
  const [wide, high] = [columns * pixelSpacing[1], rows * pixelSpacing[0]];
  const scale = Math.min(THUMBNAIL_SIDE / Math.max(wide, high), Math.max(columns / wide, rows / high));
  const side = (length: number): number => Math.min(THUMBNAIL_SIDE, Math.max(1, Math.round(length * scale)));
  const [width, height] = [side(wide), side(high)];
  const small = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      small[x + width * y] = mean(values, columns, bounds(x, width, columns), bounds(y, height, rows));
  const [low, high255] = windowOf(small, header.window);
  const gray = new Uint8Array(width * height);
  for (let i = 0; i < gray.length; i += 1) {
    const level = Math.round(Math.min(1, Math.max(0, (small[i]! - low) / (high255 - low))) * 255);
    gray[i] = header.inverted ? 255 - level : level;
  }
  return { width, height, gray };
}

type Range = readonly [number, number];

const bounds = (at: number, of: number, length: number): Range => {
  const from = Math.floor((at * length) / of);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / of))];
};

function mean(values: Int16Array | Int32Array, columns: number, [x0, x1]: Range, [y0, y1]: Range): number {
  let total = 0;
  for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) total += values[x + columns * y]!;
  return total / ((x1 - x0) * (y1 - y0));
}

function windowOf(values: Float32Array, declared: readonly [number, number] | undefined): Range {
  const sorted = values.slice().sort();
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))]!;
  const found: Range = [at(DARK), Math.max(at(LIGHT), at(DARK) + 1)];
  if (!declared) return found;
  const [low, high] = [declared[0] - declared[1] / 2, declared[0] + declared[1] / 2];
  // A window that shows nothing of this slice says nothing.
  return high <= found[0] || low >= found[1] ? found : [low, high];
}
