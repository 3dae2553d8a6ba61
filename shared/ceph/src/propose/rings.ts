import type { Contrast } from './contrast.ts';
import type { Point } from '../point.ts';

interface Ring extends Point {
  readonly radius: number;
  readonly score: number;
}

const TURN = 2 * Math.PI;
/** Pixels between places that are tried. */
const STEP = 2;
const CLEAR = 0.15;

/** What is looked for: an arc, from an angle to another (0 to the front, a quarter turn is down), between two radii. */
export interface RingKind {
  readonly from: number;
  readonly to: number;
  readonly radii: readonly number[];
  /** Radii of a second line around the first, where there is one: both count by half. */
  readonly around?: readonly number[];
  /** Pixels within and without that are darker than the line itself. */
  readonly line: number;
}

/** Best ring around an expected place; each standard deviation from there costs. */
export function ringNear(
  film: Contrast,
  near: Point,
  sigma: number,
  reach: number,
  price: number,
  kind: RingKind,
): Ring {
  let best: Ring = { ...near, radius: 0, score: -Infinity };
  const samples = Math.round((24 * (kind.to - kind.from)) / TURN) + 8;
  const rays = Array.from({ length: samples }, (_, i) => {
    const angle = kind.from + ((i + 0.5) / samples) * (kind.to - kind.from);
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  for (let dy = -reach; dy <= reach; dy += STEP)
    for (let dx = -reach; dx <= reach; dx += STEP) {
      const cost = (price * (dx * dx + dy * dy)) / (sigma * sigma);
      if (cost > 1.5) continue;
      const [x, y] = [near.x + dx, near.y + dy];
      const second = kind.around ? bestLine(film, x, y, kind.around, rays, kind) : null;
      const first = bestLine(film, x, y, kind.radii, rays, kind);
      const score = (second ? (first.score + second.score) / 2 : first.score) - cost;
      if (score > best.score) best = { x, y, radius: first.radius, score };
    }
  return best;
}

function bestLine(
  film: Contrast,
  x: number,
  y: number,
  radii: readonly number[],
  rays: readonly Point[],
  kind: RingKind,
) {
  let [radius, score] = [0, -Infinity];
  for (const each of radii) {
    const value = lineOn(film, x, y, each, rays, kind);
    if (value > score) [radius, score] = [each, value];
  }
  return { radius, score };
}

function lineOn(film: Contrast, x: number, y: number, radius: number, rays: readonly Point[], kind: RingKind): number {
  let sum = 0;
  for (const ray of rays) {
    const at = (r: number): number => {
      const [u, v] = [Math.round(x + r * ray.x), Math.round(y + r * ray.y)];
      return u < 0 || v < 0 || u >= film.width || v >= film.height ? 0 : (film.data[v * film.width + u] ?? 0);
    };
    const line = at(radius);
    // Brighter than both sides, and hardly by how much: faint rings are rings.
    const above = Math.min(line - at(radius - kind.line), line - at(radius + kind.line));
    sum += Math.max(-0.5, Math.min(1, above / CLEAR));
  }
  return sum / rays.length;
}
