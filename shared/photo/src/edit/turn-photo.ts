import { PhotoError } from '../photo-error.ts';
import { type Pixels, newPixels } from '../pixels.ts';
import type { Orientation } from '../read/header.ts';

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PhotoEdits {
  /** Clockwise. */
  readonly quarterTurns?: 0 | 1 | 2 | 3 | undefined;
  /** Left and right change places, after turning. */
  readonly mirror?: boolean | undefined;
  /** In pixels of the turned and mirrored image; what lies outside of it is cut away. */
  readonly crop?: Crop | undefined;
}

/**
 * Turns, then mirrors, then crops.
 * @throws PhotoError empty when the crop leaves nothing
 */
export function turnPhoto(pixels: Pixels, { quarterTurns = 0, mirror = false, crop }: PhotoEdits): Pixels {
  const turned = quarterTurns === 0 && !mirror ? pixels : rearranged(pixels, quarterTurns, mirror);
  return crop ? cropped(turned, crop) : turned;
}

/** Quarter turns clockwise and then mirroring, for each EXIF orientation. */
const steps: Record<Orientation, [0 | 1 | 2 | 3, boolean]> = {
  1: [0, false],
  2: [0, true],
  3: [2, false],
  4: [2, true],
  5: [1, true],
  6: [1, false],
  7: [3, true],
  8: [3, false],
};

/** The stored image as it is meant to be seen. */
export function uprightPhoto(pixels: Pixels, orientation: Orientation): Pixels {
  const [quarterTurns, mirror] = steps[orientation];
  return turnPhoto(pixels, { quarterTurns, mirror });
}

function rearranged(pixels: Pixels, turns: number, mirror: boolean): Pixels {
  const { width: w, height: h } = pixels;
  const swap = turns % 2 === 1;
  const out = newPixels(swap ? h : w, swap ? w : h);
  const from = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, w * h);
  const to = new Uint32Array(out.data.buffer);
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const u = mirror ? out.width - 1 - x : x;
      let source: number;
      if (turns === 0) source = y * w + u;
      else if (turns === 1) source = (h - 1 - u) * w + y;
      else if (turns === 2) source = (h - 1 - y) * w + (w - 1 - u);
      else source = u * w + (w - 1 - y);
      to[y * out.width + x] = from[source]!;
    }
  }
  return out;
}

function cropped(pixels: Pixels, crop: Crop): Pixels {
  const left = Math.max(0, Math.round(crop.x));
  const top = Math.max(0, Math.round(crop.y));
  const right = Math.min(pixels.width, Math.round(crop.x + crop.width));
  const bottom = Math.min(pixels.height, Math.round(crop.y + crop.height));
  if (!(right > left && bottom > top)) throw new PhotoError('empty');
  const out = newPixels(right - left, bottom - top);
  for (let y = top; y < bottom; y++) {
    const start = (y * pixels.width + left) * 4;
    out.data.set(pixels.data.subarray(start, start + out.width * 4), (y - top) * out.width * 4);
  }
  return out;
}
