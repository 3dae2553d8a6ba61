import { shrinkPhoto } from '../edit/shrink-photo.ts';
import type { Pixels } from '../pixels.ts';

/** Side of the copy on which photos are looked at, in pixels. */
export const SIDE = 256;

/** A small copy as planes of numbers that do not depend on the exposure. */
export interface Look {
  readonly width: number;
  readonly height: number;
  /** Mean of the channels, 0 to 255. */
  readonly light: Float32Array;
  /** Red above green, as a part of the light: enamel below 0.17, skin 0.15 to 0.4, gum and tongue above. */
  readonly red: Float32Array;
  /** Green above the mean of red and blue, as a part of the light: enamel above 0, white gloves and soft tissue below. */
  readonly enamel: Float32Array;
  /** Largest less smallest channel, 0 to 255. */
  readonly chroma: Float32Array;
}

export function lookAt(pixels: Pixels): Look {
  const { width, height, data } = shrinkPhoto(pixels, SIDE);
  const plane = () => new Float32Array(width * height);
  const look = { width, height, light: plane(), red: plane(), enamel: plane(), chroma: plane() };
  for (let i = 0; i < width * height; i++) {
    const [r, g, b] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    const light = (r + g + b) / 3;
    look.light[i] = light;
    // Near black, colours are noise.
    const by = Math.max(light, 24);
    look.red[i] = (r - g) / by;
    look.enamel[i] = (2 * g - r - b) / by;
    look.chroma[i] = Math.max(r, g, b) - Math.min(r, g, b);
  }
  return look;
}

/** 0 up to `from`, 1 from `to` on, straight between; `from` may be the larger one. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

const BINS = 4096;

/** The value below which `part` of all values lie; of planes to the width of a bin, which is faster than sorting. */
export function quantile(values: Float32Array, part: number): number {
  if (values.length <= BINS) {
    const sorted = Float32Array.from(values).sort();
    return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  }
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const width = (high - low) / BINS || 1;
  const counts = new Uint32Array(BINS + 1);
  for (const value of values) counts[Math.floor((value - low) / width)]!++;
  let seen = 0;
  for (let bin = 0; bin <= BINS; bin++) {
    seen += counts[bin]!;
    if (seen > part * values.length) return low + bin * width;
  }
  return high;
}
