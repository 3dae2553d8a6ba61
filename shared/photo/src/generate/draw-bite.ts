import type { Pixels } from '../pixels.ts';
import { type Canvas, type Rgb, type Shape, develop, draw, mix, newCanvas, noise, oval } from './canvas.ts';

const enamel: Rgb = [228, 218, 190];
const shade: Rgb = [166, 142, 110];
const gum: Rgb = [196, 98, 98];
const deep: Rgb = [116, 38, 40];

/** Widths of the crowns from the midline outwards, in thousandths of the picture's width. */
const upperWidths = [118, 92, 100, 88, 86, 120, 110];
const lowerWidths = [70, 78, 88, 90, 92, 124, 116];

interface Row {
  /** Where the midline is. */
  middle: number;
  /** How the picture narrows teeth with their distance from the middle. */
  foreshorten: (distance: number) => number;
  biteLine: number;
  scale: number;
}

/** Both rows from the front; wide in the middle, narrow and darker to the sides. */
export function drawFrontBite(random: () => number): Pixels {
  const canvas = mouth(random, 0.5);
  const half = 0.36 + random() * 0.04;
  const row: Row = {
    middle: canvas.width * (0.5 + (random() - 0.5) * 0.03),
    foreshorten: (distance) => Math.max(0.24, Math.cos(Math.min(1.35, distance / half))),
    biteLine: canvas.height * (0.52 + (random() - 0.5) * 0.05),
    scale: 1,
  };
  for (const side of [-1, 1]) teeth(canvas, row, side, random);
  return develop(canvas, random);
}

/**
 * Both rows from the side. From the patient's left the front teeth are at the picture's left, from the right at its right.
 */
export function drawSideBite(random: () => number, from: 'left' | 'right'): Pixels {
  const canvas = mouth(random, 0.38);
  const row: Row = {
    middle: canvas.width * (0.03 + random() * 0.05),
    foreshorten: (distance) => (distance < 0.62 ? 1.28 : Math.max(0.35, 1.28 - (distance - 0.62) * 2.4)),
    biteLine: canvas.height * (0.5 + (random() - 0.5) * 0.05),
    scale: 1.04,
  };
  teeth(canvas, row, 1, random);
  teeth(canvas, row, -1, random);
  return develop(canvas, random, { mirror: from === 'right' });
}

/** The crown narrower towards its root, which lies where `length` points. */
const tapered = (crown: Shape, cx: number, cy: number, length: number, by: number): Shape => ({
  ...crown,
  depth: (x, y) => crown.depth(cx + (x - cx) / (1 - by * Math.max(0, Math.min(1, (y - cy) / length + 0.5))), y),
});

function mouth(random: () => number, light: number): Canvas {
  const [width, height] = [720, 540];
  const coarse = noise(random, 70);
  const fine = noise(random, 14);
  const canvas = newCanvas(width, height, (x, y) => {
    const away = Math.abs(x / width - light) * 1.5;
    const edge = Math.abs(y / height - 0.5) * 2;
    const base = mix(gum, deep, Math.min(1, Math.max(0, away * away * 0.9 + Math.max(0, edge - 0.75) * 0.7)));
    const wet = coarse(x, y) * 10 + fine(x, y) * 5;
    return [base[0] + wet, base[1] + wet * 0.6, base[2] + wet * 0.6];
  });
  // Lips and the retractors at top and bottom.
  for (const [cy, tone] of [
    [-height * 0.06, 1],
    [height * 1.06, 0.94],
  ] as const)
    draw(canvas, oval(width / 2, cy, width * 0.7, height * 0.16), [214 * tone, 140 * tone, 132 * tone], {
      softness: 0.3,
    });
  return canvas;
}

function teeth(canvas: Canvas, row: Row, side: number, random: () => number): void {
  const { width, height } = canvas;
  const dark = (x: number) => Math.min(0.5, Math.max(0, Math.abs(x - row.middle) / width - 0.35) * 0.9);
  const lay = (widths: readonly number[], jaw: 'upper' | 'lower') => {
    let x = row.middle;
    for (const [i, w] of widths.entries()) {
      const distance = Math.abs(x - row.middle) / width;
      const size = (w / 1000) * width * row.scale * row.foreshorten(distance);
      const tall =
        height *
        (jaw === 'upper' ? [0.25, 0.21, 0.25, 0.2, 0.18, 0.16, 0.14] : [0.14, 0.14, 0.17, 0.14, 0.13, 0.12, 0.1])[i]!;
      const up = jaw === 'upper' ? -1 : 1;
      const overlap = jaw === 'upper' ? height * 0.035 : -height * 0.02;
      const cy = row.biteLine + up * (tall / 2 - overlap * (jaw === 'upper' ? 1 : -1)) + (random() - 0.5) * 5;
      const cx = x + (side * size) / 2;
      const tone = dark(cx);
      const tint = (random() - 0.5) * 10;
      const tilt = side * up * 0.05 * i * random();
      const crown = tapered(
        oval(cx, cy, size * 0.52, tall * 0.54, { power: 3.2, angle: tilt }),
        cx,
        cy,
        up * tall,
        jaw === 'upper' ? 0.04 : 0.6,
      );
      draw(canvas, oval(cx, cy + up * tall * 0.42, size * 0.6, tall * 0.3), [210, 112, 110], {
        softness: 0.6,
        opacity: 0.6,
      });
      draw(canvas, crown, (px, py, depth) => {
        const lit = mix(shade, enamel, Math.min(1, depth * 2.2));
        const gloss = Math.max(0, 1 - Math.hypot((px - cx) / (size * 0.2), (py - cy) / (tall * 0.2))) * 26;
        const light = 1 - tone;
        return [lit[0] * light + gloss + tint, lit[1] * light + gloss + tint, lit[2] * light + gloss];
      });
      x += side * size;
      if (x < -60 || x > width + 60) break;
    }
  };
  lay(lowerWidths, 'lower');
  lay(upperWidths, 'upper');
}
