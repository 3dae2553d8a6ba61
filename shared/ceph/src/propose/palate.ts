import type { Point } from '../point.ts';
import type { Contrast } from './contrast.ts';

export interface Palate {
  readonly back: Point;
  readonly front: Point;
  readonly score: number;
}

/** Pixels above and below the bright line that are darker. */
const LINE = 5;
const CLEAR = 0.5;
/** Price of a pixel off the place where it is expected, squared. */
const PRICE = 0.0006;

/** The floor of the nose: the straight bright line near an expected one, both ends moved up and down. */
export function palateNear(film: Contrast, back: Point, front: Point, reach: number): Palate {
  let best: Palate = { back, front, score: -Infinity };
  for (let a = -reach; a <= reach; a++)
    for (let b = Math.max(-reach, a - 14); b <= Math.min(reach, a + 14); b++) {
      const ends = [back.y + a, front.y + b] as const;
      const score = line(film, { x: back.x, y: ends[0] }, { x: front.x, y: ends[1] }) - PRICE * (a * a + b * b);
      if (score > best.score) best = { back: { ...back, y: ends[0] }, front: { ...front, y: ends[1] }, score };
    }
  return best;
}

function line({ width, height, data }: Contrast, from: Point, to: Point): number {
  let [sum, count] = [0, 0];
  for (let s = 0.08; s < 0.9; s += 0.03) {
    const [x, y] = [Math.round(from.x + s * (to.x - from.x)), Math.round(from.y + s * (to.y - from.y))];
    if (x < 0 || x >= width || y < LINE || y >= height - LINE) continue;
    const at = (d: number): number => data[(y + d) * width + x] ?? 0;
    sum += Math.max(-0.5, Math.min(1, (at(0) - Math.max(at(-LINE), (at(-LINE) + at(LINE)) / 2)) / CLEAR));
    count++;
  }
  return count > 0 ? sum / count : 0;
}
