import type { Pixels } from '../pixels.ts';
import { type Canvas, type Rgb, develop, draw, mix, newCanvas, oval } from './canvas.ts';
import { outline, smoothOutline } from './outline.ts';

interface Looks {
  skin: Rgb;
  hair: Rgb;
  cloth: Rgb;
  wall: Rgb;
}

function looksOf(random: () => number): Looks {
  const skins: Rgb[] = [
    [224, 180, 152],
    [206, 158, 128],
    [178, 126, 96],
    [232, 194, 170],
  ];
  const cloths: Rgb[] = [
    [92, 112, 150],
    [120, 128, 136],
    [150, 104, 104],
    [84, 128, 116],
  ];
  const pick = (list: readonly Rgb[]) => list[Math.floor(random() * list.length)]!;
  const dark = 20 + random() * 40;
  return { skin: pick(skins), hair: [dark + 18, dark + 6, dark], cloth: pick(cloths), wall: [214, 212, 206] };
}

const darker = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];

function studio({ wall }: Looks): Canvas {
  return newCanvas(600, 720, (x, y) => {
    const light = 1 - Math.hypot(x / 600 - 0.45, y / 720 - 0.35) * 0.16;
    return [wall[0] * light, wall[1] * light, wall[2] * light];
  });
}

/** A face from the front; the bar hides the eyes as clinics do. */
export function drawFace(random: () => number, smiling: boolean): Pixels {
  const looks = looksOf(random);
  const { skin, hair, cloth } = looks;
  const canvas = studio(looks);
  const cx = 300 + (random() - 0.5) * 24;
  const wide = 128 + random() * 14;
  draw(canvas, oval(cx, 790, 270, 230, { power: 2.6 }), (_x, _y, d) => darker(cloth, 0.75 + Math.min(0.3, d * 0.5)));
  draw(canvas, oval(cx, 560, 62, 120, { power: 3 }), darker(skin, 0.82));
  draw(canvas, oval(cx, 290, wide * 1.16, 205), hair);
  for (const side of [-1, 1]) draw(canvas, oval(cx + side * wide, 370, 20, 42), darker(skin, 0.86));
  draw(canvas, oval(cx, 370, wide, 182, { power: 2.3 }), (x, y, d) => {
    const round = Math.min(1, d * 1.7);
    const cheek = Math.exp(-(((Math.abs(x - cx) - 70) / 34) ** 2 + ((y - 430) / 34) ** 2)) * 10;
    const base = darker(skin, 0.8 + round * 0.22);
    return [base[0] + cheek, base[1], base[2]];
  });
  draw(canvas, oval(cx, 196, wide * 1.02, 66), hair, { softness: 0.25 });
  draw(canvas, oval(cx, 420, 22, 14), darker(skin, 0.88), { softness: 0.7 });
  draw(canvas, oval(cx + 8, 396, 10, 50), darker(skin, 0.92), { softness: 0.9 });
  draw(
    canvas,
    outline(
      [
        [cx - 108, 322],
        [cx + 108, 322],
        [cx + 108, 366],
        [cx - 108, 366],
      ],
      3,
    ),
    [28, 30, 34],
  );
  mouth(canvas, cx, skin, smiling);
  return develop(canvas, random);
}

function mouth(canvas: Canvas, cx: number, skin: Rgb, smiling: boolean): void {
  const lip: Rgb = mix(skin, [170, 62, 66], 0.65);
  if (!smiling) {
    draw(canvas, oval(cx, 474, 46, 14), lip, { softness: 0.3 });
    draw(canvas, oval(cx, 474, 44, 3), darker(lip, 0.6), { softness: 0.5 });
    return;
  }
  const arc = (top: number, bend: number, half: number): [number, number][] =>
    Array.from({ length: 13 }, (_, i) => {
      const u = (i / 12) * 2 - 1;
      return [cx + u * half, top + bend * (1 - u * u)];
    });
  draw(canvas, smoothOutline([...arc(462, 0, 72), ...arc(462, 54, 72).reverse()], 4), lip);
  draw(canvas, smoothOutline([...arc(468, 2, 60), ...arc(468, 32, 60).reverse()], 3), [92, 36, 38]);
  for (let i = -5; i <= 5; i++) {
    const x = cx + i * 11;
    const low = 470 + 24 * (1 - (i / 5.6) ** 2);
    draw(canvas, oval(x, (470 + low) / 2, 6, (low - 466) / 2, { power: 3 }), [238, 234, 222]);
  }
}

/** Points of a profile that looks to the right, from the forehead to the neck, on a picture of 600 x 720. */
const profile: readonly (readonly [number, number])[] = [
  [300, 150],
  [372, 172],
  [404, 230],
  [410, 286],
  [404, 318],
  [430, 366],
  [448, 398],
  [424, 416],
  [418, 432],
  [432, 452],
  [420, 468],
  [430, 488],
  [414, 512],
  [422, 540],
  [398, 572],
  [340, 580],
  [312, 600],
  [306, 690],
  [200, 690],
  [196, 560],
  [176, 440],
  [178, 260],
  [224, 170],
];

/** A face from the side; from the patient's right the nose points to the picture's right. */
export function drawProfile(random: () => number, from: 'left' | 'right'): Pixels {
  const looks = looksOf(random);
  const { skin, hair, cloth } = looks;
  const canvas = studio(looks);
  const dx = (random() - 0.5) * 30;
  const moved = profile.map(([x, y]) => [x + dx, y] as const);
  draw(canvas, oval(250 + dx, 800, 230, 180, { power: 2.5 }), (_x, _y, d) =>
    darker(cloth, 0.75 + Math.min(0.3, d * 0.5)),
  );
  draw(
    canvas,
    smoothOutline(moved, 40),
    (x, y, d) => darker(skin, 0.82 + d * 0.16 + (x - 300) * 0.0002 - (y > 585 ? 0.1 : 0)),
    {
      softness: 0.06,
    },
  );
  const head: (readonly [number, number])[] = [
    [392, 226],
    [350, 214],
    [322, 262],
    [300, 330],
    [276, 350],
    [262, 420],
    [214, 470],
    [172, 470],
    [150, 330],
    [168, 200],
    [240, 126],
    [330, 124],
    [388, 166],
  ];
  draw(
    canvas,
    smoothOutline(
      head.map(([x, y]) => [x + dx, y] as const),
      20,
    ),
    hair,
  );
  draw(canvas, oval(262 + dx, 376, 22, 38, { angle: -0.2 }), darker(skin, 0.88));
  const lip = mix(skin, [170, 62, 66], 0.6);
  draw(canvas, oval(415 + dx, 460, 18, 5), lip, { softness: 0.4 });
  draw(canvas, oval(414 + dx, 476, 17, 6), lip, { softness: 0.4 });
  draw(
    canvas,
    outline(
      [
        [340 + dx, 306],
        [416 + dx, 306],
        [416 + dx, 344],
        [340 + dx, 344],
      ],
      3,
    ),
    [28, 30, 34],
  );
  return develop(canvas, random, { mirror: from === 'left' });
}
