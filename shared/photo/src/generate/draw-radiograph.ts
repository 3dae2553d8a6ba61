import type { Pixels } from '../pixels.ts';
import { type Canvas, type Rgb, draw, develop, newCanvas, noise, oval } from './canvas.ts';
import { smoothOutline } from './outline.ts';

const gray = (value: number): Rgb => [value, value, value];

/** Brightens what lies below, as a radiograph adds what the rays pass. */
const add = (canvas: Canvas, value: number | ((x: number, y: number, depth: number) => number)) => {
  const by = typeof value === 'function' ? value : () => value;
  return (x: number, y: number, depth: number): Rgb => {
    const at = (Math.floor(y) * canvas.width + Math.floor(x)) * 3;
    return gray(Math.min(250, canvas.data[at]! + by(x, y, depth)));
  };
};

/** Both jaws unrolled: the teeth as a bright band across, the lower jaw as an arc to both joints. */
export function drawPanoramic(random: () => number): Pixels {
  const [width, height] = [1120, 560];
  const cloud = noise(random, 90);
  const canvas = newCanvas(width, height, (x, y) => {
    const edge = Math.abs(x / width - 0.5) * 2;
    const spine = Math.exp(-(((x / width - 0.5) / 0.07) ** 2)) * 26;
    return gray(58 - edge ** 4 * 40 + cloud(x, y) * 12 + spine + (y / height) * 6);
  });
  const curve = (u: number) => height * (0.5 - u * u * 0.1);
  // Lower jaw: body and both branches.
  const jaw: [number, number][] = [];
  for (let i = 0; i <= 20; i++)
    jaw.push([width * (0.06 + 0.88 * (i / 20)), height * (0.26 + 0.66 * Math.sin((i / 20) * Math.PI) ** 0.45)]);
  for (let i = 20; i >= 0; i--)
    jaw.push([width * (0.13 + 0.74 * (i / 20)), height * (0.24 + 0.3 * Math.sin((i / 20) * Math.PI) ** 0.4)]);
  draw(canvas, smoothOutline(jaw, 30), add(canvas, 52), { softness: 0.5 });
  draw(canvas, oval(width / 2, height * 0.3, width * 0.33, height * 0.17, { power: 3 }), add(canvas, 34), {
    softness: 0.5,
  });
  for (const side of [-1, 1])
    draw(canvas, oval(width * (0.5 + side * 0.2), height * 0.17, width * 0.1, height * 0.09), gray(40), {
      softness: 0.6,
      opacity: 0.7,
    });
  for (const up of [-1, 1]) {
    for (let i = -8; i < 8; i++) {
      const u = (i + 0.5) / 8;
      const molar = Math.abs(u) > 0.62;
      const cx = width * (0.5 + u * 0.34);
      const cy = curve(u) + up * height * 0.055;
      const half = molar ? 25 : 17;
      const tone = (random() - 0.5) * 14;
      draw(canvas, oval(cx, cy + up * 60, half * 0.62, 62, { angle: u * 0.25 * up }), add(canvas, 44 + tone), {
        softness: 0.5,
      });
      draw(canvas, oval(cx, cy, half, 30, { power: 3 }), (_x, _y, d) => gray(176 + tone + Math.min(1, d * 2) * 40), {
        softness: 0.2,
      });
      draw(canvas, oval(cx, cy + up * 14, half * 0.3, 26), gray(140 + tone), { softness: 0.7, opacity: 0.8 });
    }
  }
  return develop(canvas, random, { grain: 5 });
}

/** A skull from the side, looking to the picture's right, unless the patient's left side was to the film. */
export function drawCephalogram(random: () => number, from: 'right' | 'left'): Pixels {
  const [width, height] = [640, 720];
  const cloud = noise(random, 60);
  const canvas = newCanvas(width, height, (_x, y) => gray(12 + (y / height) * 6));
  const dx = (random() - 0.5) * 20;
  const shape = (points: readonly (readonly [number, number])[], soft: number) =>
    smoothOutline(
      points.map(([x, y]) => [x + dx, y] as const),
      soft,
    );
  const skin = shape(
    [
      [300, 60],
      [440, 90],
      [512, 180],
      [520, 270],
      [512, 310],
      [556, 384],
      [524, 404],
      [536, 440],
      [524, 470],
      [532, 500],
      [514, 560],
      [430, 590],
      [360, 610],
      [350, 719],
      [190, 719],
      [180, 560],
      [110, 420],
      [92, 260],
      [160, 110],
    ],
    30,
  );
  draw(canvas, skin, (x, y) => gray(58 + cloud(x, y) * 8), { softness: 0.4 });
  const skull = [
    [300, 80],
    [430, 106],
    [492, 190],
    [498, 268],
    [470, 330],
    [400, 360],
    [300, 372],
    [200, 400],
    [130, 350],
    [112, 250],
    [170, 130],
  ] as const;
  draw(canvas, shape(skull, 16), (x, y, d) => gray(d < 1 ? 190 - d * 70 : 104 + cloud(x, y) * 14), { softness: 0.2 });
  draw(
    canvas,
    shape(
      [
        [440, 300],
        [500, 300],
        [506, 350],
        [500, 420],
        [420, 430],
        [380, 400],
        [396, 340],
      ],
      20,
    ),
    add(canvas, 44),
    { softness: 0.5 },
  );
  draw(canvas, oval(462 + dx, 300, 36, 28), gray(70), { softness: 0.6, opacity: 0.7 });
  const jaw = [
    [330, 380],
    [362, 384],
    [380, 470],
    [430, 490],
    [500, 482],
    [506, 540],
    [470, 560],
    [380, 540],
    [320, 490],
  ] as const;
  draw(
    canvas,
    shape(jaw, 18),
    add(canvas, (_x, _y, d) => 70 - d * 14),
    { softness: 0.3 },
  );
  for (let i = 0; i < 6; i++) {
    const x = 392 + i * 20 + dx;
    for (const up of [-1, 1])
      draw(canvas, oval(x, 450 + up * 14 + i, 11, 16, { power: 3 }), gray(200 + random() * 30), { softness: 0.3 });
  }
  for (let i = 0; i < 6; i++)
    draw(canvas, oval(262 - i * 5 + dx, 440 + i * 46, 42, 19, { power: 3, angle: 0.15 }), add(canvas, 52), {
      softness: 0.5,
    });
  return develop(canvas, random, { grain: 5, mirror: from === 'left' });
}
