import { type Random, between, oneOf } from '@archway/geometry';
import { NOTHING } from './classes.ts';
import type { Box, Canvas } from './covers.ts';

/** Fingers in gloves that hold lips away: from the borders of the picture up to the teeth in `box`, in pixels. */
export function coverWithGloves({ width, height, colours, classes }: Canvas, box: Box, random: Random): void {
  const tone = between(random, 0.7, 1.05);
  const tint = oneOf(random, [
    [1, 0.97, 0.92],
    [1, 1, 1],
    [1, 0.93, 0.84],
    [0.55, 0.72, 1],
    [0.25, 0.25, 0.27],
  ] as const);
  const fingers = Math.floor(between(random, 1, 4.99));
  for (let n = 0; n < fingers; n++) {
    const side = oneOf(random, ['top', 'top', 'bottom', 'bottom', 'left', 'right'] as const);
    const radius = between(random, 0.08, 0.22) * height;
    const along = between(random, -0.05, 1.05);
    const gap = between(random, -0.06, 0.25) * height + radius;
    const [tipX, tipY] = {
      top: [along * width, box[1] - gap],
      bottom: [along * width, box[3] + gap],
      left: [box[0] - gap, along * height],
      right: [box[2] + gap, along * height],
    }[side] as [number, number];
    const angle =
      between(random, -0.9, 0.9) + { top: -Math.PI / 2, bottom: Math.PI / 2, left: Math.PI, right: 0 }[side];
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const fold = between(random, 4, 14);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const t = Math.max(0, (x - tipX) * dx + (y - tipY) * dy);
        const off = Math.hypot(x - tipX - t * dx, y - tipY - t * dy) / radius;
        if (off > 1) continue;
        const i = y * width + x;
        const lit = tone * (0.62 + 0.38 * Math.sqrt(1 - off * off)) * (1 + 0.05 * Math.sin(t / fold + 5 * off));
        for (let k = 0; k < 3; k++) colours[3 * i + k] = tint[k]! * lit;
        classes[i] = NOTHING;
      }
  }
}
