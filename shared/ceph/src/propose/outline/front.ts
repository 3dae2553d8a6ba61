import type { Point } from '../../point.ts';
import type { Contrast } from '../contrast.ts';
import type { OutlinePoint } from './jaw-outline.ts';
import { traced } from './trace.ts';

/** The front of the bone beside a line of places, two pixels apart, from the first down to the last. */
export function frontBeside(film: Contrast, places: readonly Point[], reach: number): (Point & { evidence: number })[] {
  const outline: OutlinePoint[] = [];
  for (const [i, from] of places.slice(0, -1).entries()) {
    const to = places[i + 1] as Point;
    const steps = Math.max(1, Math.round((to.y - from.y) / 2));
    for (let s = 0; s < steps; s++)
      outline.push({
        x: from.x + ((to.x - from.x) * s) / steps,
        y: from.y + ((to.y - from.y) * s) / steps,
        nx: 1,
        ny: 0,
      });
  }
  return traced(film, outline, reach);
}

/** Price of lying off the row where a hollow is expected. */
const PRICE = 0.05;

/** The hollow of a front: farthest behind the straight line between its ends, about an expected row. */
export function hollowOf<T extends Point>(front: readonly T[], row: number): T | undefined {
  const [from, to] = [front[0], front.at(-1)];
  if (!from || !to) return undefined;
  const worth = ({ x, y }: T): number =>
    from.x + ((to.x - from.x) * (y - from.y)) / Math.max(1, to.y - from.y) - x - PRICE * (Math.abs(y - row) / 2) ** 1.5;
  return front.reduce((best, point) => (worth(point) > worth(best) ? point : best));
}
