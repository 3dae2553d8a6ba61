import type { Point } from '../../point.ts';
import type { Contrast } from '../contrast.ts';
import type { Jaw } from './jaw.ts';
import { chinOutline } from './jaw-outline.ts';
import { traced } from './trace.ts';

export interface Chin {
  readonly B: Point;
  readonly Pog: Point;
  readonly Gn: Point;
  readonly Me: Point;
  /** Mean evidence of the border. */
  readonly fit: number;
}

/** The border of the chin rises to the back: its lowest point is told against a line that does by half. */
const LEVEL = 0.15;

const farthest = <T extends Point>(points: readonly T[], value: (point: T) => number): T =>
  points.reduce((best, point) => (value(point) > value(best) ? point : best));

/** The line of the face falls back by so much: pogonion is foremost against it (Fu and others: facial angle 85°). */
const FACE = 0.2;

/** Landmarks of the chin on its border, traced near the outline of the jaw, on a head that lies level. */
export function chinOf(film: Contrast, jaw: Jaw, pixelsPerMm: number): Chin {
  const drawn = chinOutline(jaw, pixelsPerMm).map((point) => ({
    ...point,
    x: point.x + jaw.turn.x,
    y: point.y + jaw.turn.y,
  }));
  const border = smoothed(traced(film, drawn, Math.round(3 * pixelsPerMm)));
  const Me = farthest(border, ({ x, y }) => y + LEVEL * x);
  const front = border.slice(0, border.indexOf(Me) + 1);
  const low = front.filter(({ y }) => y > Me.y - 12 * pixelsPerMm);
  const Pog = farthest(low, ({ x, y }) => x + FACE * y);
  const Gn = farthest(low, ({ x, y }) => x + y);
  const above = front.slice(0, front.indexOf(Pog) + 1);
  const [top] = above;
  const B = top ? farthest(above, behind(top, Pog)) : Pog;
  const fit = border.reduce((sum, { evidence }) => sum + evidence, 0) / border.length;
  return { B, Pog, Gn, Me, fit };
}

/** How far a point lies behind the line from one point down to another. */
const behind =
  (from: Point, to: Point) =>
  ({ x, y }: Point): number =>
    -((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x));

function smoothed<T extends Point>(points: readonly T[]): T[] {
  return points.map((point, i) => {
    const [a, b] = [points[Math.max(0, i - 1)] ?? point, points[Math.min(points.length - 1, i + 1)] ?? point];
    return { ...point, x: (a.x + 2 * point.x + b.x) / 4, y: (a.y + 2 * point.y + b.y) / 4 };
  });
}
