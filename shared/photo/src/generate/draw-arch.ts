import type { Pixels } from '../pixels.ts';
import { type Canvas, type Rgb, develop, draw, mix, newCanvas, noise, oval } from './canvas.ts';

const enamel: Rgb = [232, 222, 196];
const shade: Rgb = [150, 124, 96];

/** An arch seen on its chewing surfaces: the upper one with its front teeth on top and its palate, the lower with the tongue. */
export function drawArch(random: () => number, jaw: 'upper' | 'lower'): Pixels {
  const [width, height] = [720, 540];
  const upper = jaw === 'upper';
  const coarse = noise(random, 60);
  const fine = noise(random, 9);
  const canvas = newCanvas(width, height, (x, y) => {
    const away = Math.hypot(x / width - 0.5, (y / height - 0.5) * 0.9) * 2;
    const base = mix([150, 62, 62], [62, 20, 22], Math.min(1, away));
    const wet = coarse(x, y) * 9;
    return [base[0] + wet, base[1] + wet * 0.5, base[2] + wet * 0.5];
  });
  const flip = (y: number) => (upper ? y : height - y);
  const gumOf = (x: number, y: number): Rgb => {
    const wet = fine(x, y) * 6 + coarse(x, y) * 10;
    return [204 + wet, 118 + wet, 112 + wet];
  };
  draw(canvas, oval(width / 2, flip(height * 0.62), width * 0.43, height * 0.6, { power: 2.6 }), gumOf, {
    softness: 0.2,
  });
  if (upper) palate(canvas, random);
  else tongue(canvas, random);
  crowns(canvas, random, flip);
  return develop(canvas, random);
}

/** Paler in the middle, with folds behind the front teeth and a line to the back. */
function palate(canvas: Canvas, random: () => number): void {
  const { width, height } = canvas;
  const rough = noise(random, 20);
  draw(
    canvas,
    oval(width / 2, height * 0.72, width * 0.27, height * 0.52, { power: 2.4 }),
    (x, y, depth) => {
      const u = (x - width / 2) / (width * 0.27);
      const v = y / height;
      const fold =
        Math.min(1, Math.max(0, (0.62 - v) * 6)) *
        Math.sin((v * 46 + Math.abs(u) * 5 + rough(x, y)) * 1.4) *
        13 *
        Math.min(1, Math.abs(u) * 4);
      const middle = Math.exp(-((u * 14) ** 2)) * 12;
      const deep = depth * 26;
      return [200 + fold + middle - deep * 0.4, 136 + fold + middle - deep, 122 + fold + middle - deep];
    },
    { softness: 0.35 },
  );
}

/** Smooth and red, with a furrow and small bright spots; the floor of the mouth in front of it is dark. */
function tongue(canvas: Canvas, random: () => number): void {
  const { width, height } = canvas;
  draw(canvas, oval(width / 2, height * 0.4, width * 0.27, height * 0.46), [128, 44, 48], { softness: 0.3 });
  const rough = noise(random, 5);
  draw(
    canvas,
    oval(width / 2, height * 0.22, width * 0.22, height * 0.44),
    (x, y, depth) => {
      const furrow = Math.exp(-(((x - width / 2) / 10) ** 2)) * 16;
      const light = Math.min(1, depth * 1.6) * 28 + rough(x, y) * 7 - furrow;
      return [176 + light, 84 + light, 88 + light];
    },
    { softness: 0.25 },
  );
}

/** Half an arch from the midline: distance to the next crown, size along and across the arch. */
const sizes = [
  [54, 42],
  [46, 40],
  [52, 52],
  [50, 64],
  [50, 66],
  [72, 78],
  [64, 74],
] as const;

function crowns(canvas: Canvas, random: () => number, flip: (y: number) => number): void {
  const { width, height } = canvas;
  const [a, b] = [width * (0.33 + random() * 0.02), height * (0.68 + random() * 0.04)];
  const top = height * 0.14;
  for (const side of [-1, 1]) {
    let t = 0.005;
    for (const [along, across] of sizes) {
      const speed = Math.hypot(a * Math.cos(t), b * Math.sin(t));
      const middle = t + along / 2 / speed;
      const cx = width / 2 + side * a * Math.sin(middle);
      const cy = flip(top + b * (1 - Math.cos(middle)));
      const direction = Math.atan2(b * Math.sin(middle), side * a * Math.cos(middle)) * (flip(0) === 0 ? 1 : -1);
      crown(canvas, random, cx, cy, along * 0.56, across * 0.56, direction, across > 60);
      t += along / speed;
    }
  }
}

function crown(
  canvas: Canvas,
  random: () => number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  angle: number,
  molar: boolean,
): void {
  const tint = (random() - 0.5) * 10;
  draw(canvas, oval(cx, cy, rx, ry, { angle, power: 2.8 }), (_x, _y, depth) => {
    const lit = mix(shade, enamel, Math.min(1, depth * 2));
    return [lit[0] + tint, lit[1] + tint, lit[2] + tint];
  });
  if (!molar) return;
  for (const [turn, long] of [
    [angle, 0.6],
    [angle + Math.PI / 2, 0.45],
  ] as const)
    draw(canvas, oval(cx, cy, rx * long, 4, { angle: turn }), [140, 112, 84], { softness: 0.8, opacity: 0.7 });
}
