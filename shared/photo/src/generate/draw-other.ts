import type { Pixels } from '../pixels.ts';
import { type Rgb, develop, draw, newCanvas, noise } from './canvas.ts';
import { outline } from './outline.ts';

/** A plaster model record sheet on a desk: belongs to the case, to none of its positions. */
export function drawOther(random: () => number): Pixels {
  const [width, height] = [720, 540];
  const grain = noise(random, 26);
  const canvas = newCanvas(width, height, (x, y) => {
    const wood = grain(x * 0.2, y * 4) * 12;
    return [112 + wood, 124 + wood, 134 + wood];
  });
  const tilt = (random() - 0.5) * 40;
  const sheet: [number, number][] = [
    [110 + tilt, 70],
    [610, 60 + tilt],
    [620, 480],
    [100, 470 - tilt],
  ];
  draw(canvas, outline(sheet, 6), [242, 242, 238]);
  const ink: Rgb = [70, 84, 110];
  for (let row = 0; row < 9; row++) {
    const y = 110 + row * 40;
    const end = 300 + random() * 260;
    draw(
      canvas,
      outline(
        [
          [160, y],
          [end, y + tilt * 0.05],
          [end, y + 7],
          [160, y + 7],
        ],
        2,
      ),
      ink,
    );
  }
  return develop(canvas, random);
}
