import { type Random, between, oneOf } from '@archway/geometry';
import { NOTHING } from './classes.ts';
import type { Box, Canvas } from './covers.ts';
import { mottled } from './mottled.ts';

/** Where a hand comes from: the borders and corners of the picture, as ways into it. */
const ways = [
  [0, 1],
  [0, 1],
  [0, -1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.6, 0.8],
  [-0.6, 0.8],
  [0.6, -0.8],
  [-0.6, -0.8],
] as const;

/**
 * Hands in gloves, seen so near that they fill the picture's border up to the teeth in `box` (pixels), all of one colour,
 * with a few soft folds.
 */
export function coverWithHands({ width, height, colours, classes }: Canvas, box: Box, random: Random): void {
  const tint = oneOf(random, [
    [1, 0.97, 0.92],
    [1, 0.95, 0.9],
    [0.97, 0.95, 0.95],
    [1, 0.92, 0.82],
    [0.62, 0.75, 0.95],
  ] as const);
  const tone = between(random, 0.72, 1.08);
  const folds = between(random, 0.03, 0.16);
  for (let n = Math.floor(between(random, 1, 4.99)); n > 0; n--) {
    const [dx, dy] = oneOf(random, ways);
    // As far as the teeth, a little over them or not quite.
    const middle = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] as const;
    const half = (Math.abs(dx) * (box[2] - box[0]) + Math.abs(dy) * (box[3] - box[1])) / 2;
    const edge = middle[0] * dx + middle[1] * dy - half - between(random, -0.05, 0.22) * height;
    const [bend, wave, phase] = [between(random, -0.5, 0.9), between(random, 0, 0.05) * height, between(random, 0, 50)];
    const sheen = between(random, 0.15, 0.45);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const across = ((x - middle[0]) * -dy + (y - middle[1]) * dx) / height;
        const border = edge - bend * across * across * height + wave * Math.sin(across * 7 + phase);
        const into = border - (x * dx + y * dy);
        if (into < 0) continue;
        const i = y * width + x;
        const fold =
          mottled(across * 60, into / 9, 0, 6, phase) +
          0.6 * Math.sin(into / 11 + 4 * across + mottled(x, y, 0, 40, phase) * 3);
        const lit = tone * (1 - sheen * Math.exp(-into / (0.05 * height)) + folds * fold);
        for (let k = 0; k < 3; k++) colours[3 * i + k] = tint[k]! * lit;
        classes[i] = NOTHING;
      }
  }
}
