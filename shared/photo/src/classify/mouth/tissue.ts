import { shrinkPhoto } from '../../edit/shrink-photo.ts';
import type { Pixels } from '../../pixels.ts';
import { quantile } from '../look.ts';

/** Side of the copy on which teeth are looked for, in pixels: a tooth is still 5 to 15 of them wide. */
const SIDE = 128;
/** Added to channels before their logarithm, so that colours near black are not noise. */
const FLOOR = 10;
/** How red flesh is after the colours were brought to one strength. */
const FLESH = 0.6;

/** A small copy in which neither the exposure nor the colour of the light matters. */
export interface Tissue {
  readonly width: number;
  readonly height: number;
  /** Mean of the channels, as a part of the 97 % brightest. */
  readonly light: Float32Array;
  /** ln(red / green), less that of the palest bright parts: enamel about 0, skin 0.2, gum and tongue 0.3 to 1. */
  readonly red: Float32Array;
  /** ln(green / blue), less that of the palest bright parts. */
  readonly yellow: Float32Array;
}

export function tissueOf(pixels: Pixels): Tissue {
  const { width, height, data } = shrinkPhoto(pixels, SIDE);
  const n = width * height;
  const plane = () => new Float32Array(n);
  const [light, red, yellow] = [plane(), plane(), plane()];
  for (let i = 0; i < n; i++) {
    const [r, g, b] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    light[i] = (r + g + b) / 3;
    red[i] = Math.log((r + FLOOR) / (g + FLOOR));
    yellow[i] = Math.log((g + FLOOR) / (b + FLOOR));
  }
  const full = Math.max(32, quantile(light, 0.97));
  for (let i = 0; i < n; i++) light[i] = light[i]! / full;
  const bright = indices(n, (i) => light[i]! > 0.45);
  const pale = quantile(
    Float32Array.from(bright, (i) => red[i]!),
    0.1,
  );
  const palest = bright.filter((i) => red[i]! <= pale + 0.06);
  const hue = quantile(
    Float32Array.from(palest, (i) => yellow[i]!),
    0.5,
  );
  const lit = indices(n, (i) => light[i]! > 0.2);
  const flesh = quantile(
    Float32Array.from(lit, (i) => red[i]!),
    0.9,
  );
  // Cameras and prints differ in how much colour they give; flesh is as red everywhere.
  const by = FLESH / Math.min(1.2, Math.max(0.3, flesh - pale));
  for (let i = 0; i < n; i++) [red[i], yellow[i]] = [(red[i]! - pale) * by, (yellow[i]! - hue) * by];
  return { width, height, light, red, yellow };
}

function indices(n: number, test: (i: number) => boolean): number[] {
  const found: number[] = [];
  for (let i = 0; i < n; i++) if (test(i)) found.push(i);
  return found;
}

/** Means over squares of `2 × reach + 1` pixels, cut off at the borders. */
export function boxMean(plane: Float32Array, width: number, height: number, reach: number): Float32Array {
  const across = new Float32Array(plane.length);
  const out = new Float32Array(plane.length);
  slide(plane, across, { lines: height, length: width, step: 1, next: width, reach });
  slide(across, out, { lines: width, length: height, step: width, next: 1, reach });
  return out;
}

interface Slide {
  readonly lines: number;
  readonly length: number;
  readonly step: number;
  readonly next: number;
  readonly reach: number;
}

function slide(from: Float32Array, to: Float32Array, { lines, length, step, next, reach }: Slide): void {
  for (let line = 0; line < lines; line++) {
    const start = line * next;
    let [sum, n] = [0, 0];
    for (let at = -reach; at < length; at++) {
      if (at + reach < length) [sum, n] = [sum + from[start + (at + reach) * step]!, n + 1];
      if (at - reach > 0) [sum, n] = [sum - from[start + (at - reach - 1) * step]!, n - 1];
      if (at >= 0) to[start + at * step] = sum / n;
    }
  }
}
