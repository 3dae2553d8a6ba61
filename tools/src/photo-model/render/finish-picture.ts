import { type Random, between } from '@archway/geometry';
import type { Canvas } from './covers.ts';

/** Half the size of the canvas; a place is 8 × 8 of its pixels. */
const PLACE = 8;

/** As a camera gives it: light, colours, blur and noise; and of each place what it mostly shows. */
export function finished(
  { width, height, colours, classes }: Canvas,
  random: Random,
  kinds: number,
): { readonly pixels: Uint8Array; readonly places: Uint8Array } {
  const [w, h] = [width / 2, height / 2];
  const small = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let k = 0; k < 3; k++) {
        const at = (2 * y * width + 2 * x) * 3 + k;
        small[(y * w + x) * 3 + k] =
          (colours[at]! + colours[at + 3]! + colours[at + 3 * width]! + colours[at + 3 * width + 3]!) / 4;
      }
  let soft: Float32Array = small;
  for (let k = Math.floor(between(random, 0, 3)); k > 0; k--) soft = blurred(soft, w, h, between(random, 0.4, 1.4));
  const pixels = new Uint8Array(w * h * 3);
  const light = [between(random, 0.86, 1.14), 1, between(random, 0.82, 1.15)];
  // Cameras expose for what is bright.
  const bright = Float32Array.from(soft).sort()[Math.floor(0.95 * soft.length)]!;
  const gain = between(random, 0.7, 1.12) / Math.max(0.15, bright);
  const [strength, gamma] = [between(random, 0.65, 1.45), between(random, 0.7, 1.3)];
  const noise = random() < 0.4 ? between(random, 0, 0.05) : 0;
  const veil = random() < 0.2 ? between(random, 0, 0.12) : 0;
  for (let i = 0; i < soft.length; i += 3) {
    const mean = (soft[i]! + soft[i + 1]! + soft[i + 2]!) / 3;
    for (let k = 0; k < 3; k++) {
      const value = (mean + (soft[i + k]! - mean) * strength) * light[k]! * gain;
      const seen = Math.min(1, Math.max(0, value)) ** gamma + (random() - 0.5) * 2 * noise;
      pixels[i + k] = Math.round(255 * Math.min(1, Math.max(0, veil + (1 - veil) * seen)));
    }
  }
  return { pixels, places: placesOf(classes, width, height, kinds) };
}

function blurred(picture: Float32Array, w: number, h: number, part: number): Float32Array {
  const out = new Float32Array(picture.length);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let k = 0; k < 3; k++) {
        const at = (px: number, py: number) =>
          picture[(Math.min(h - 1, Math.max(0, py)) * w + Math.min(w - 1, Math.max(0, px))) * 3 + k]!;
        const around = (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) / 4;
        out[(y * w + x) * 3 + k] = at(x, y) * (1 - part * 0.6) + around * part * 0.6;
      }
  return out;
}

function placesOf(classes: Uint8Array, width: number, height: number, kinds: number): Uint8Array {
  const size = 2 * PLACE;
  const [across, down] = [width / size, height / size];
  const places = new Uint8Array(across * down);
  for (let py = 0; py < down; py++)
    for (let px = 0; px < across; px++) {
      const counts = new Uint16Array(kinds);
      for (let y = py * size; y < (py + 1) * size; y++)
        for (let x = px * size; x < (px + 1) * size; x++) counts[classes[y * width + x]!]!++;
      places[py * across + px] = counts.indexOf(Math.max(...counts));
    }
  return places;
}
