import { CUT_LINE_POINTS, type CutLine, finishLimits } from '@archway/contracts';
import { type Vec3, dot, subtract, unit } from '@archway/geometry';
import { alongX, turnedOver } from '../body/jaw-axes.ts';
import { archSides } from './arch-sides.ts';
import { contours } from './contours.ts';
import { evenly } from './even-points.ts';
import type { GumSurface } from './gum-surface.ts';

export type LineWish = Pick<
  CutLine,
  'shape' | 'reserveGum' | 'terminalWeight' | 'frontSmooth' | 'buccalStraight' | 'lingualStraight'
>;

/** What a line is wished to be unless somebody says otherwise. */
export const usualLine: LineWish = {
  shape: finishLimits.shape.usual,
  reserveGum: finishLimits.reserveGum.usual,
  terminalWeight: finishLimits.terminalWeight.usual,
  frontSmooth: finishLimits.frontSmooth.usual,
};

/** A line keeps this distance from the edge of the scan, mm. */
const RIM = 0.6;
/** A straight line goes no farther beyond what is reserved than this, mm. */
const BEYOND = 2;
/** The least share of what is reserved that is kept everywhere. */
const LEAST = 0.4;
/** How far smoothing reaches, mm: rounds of it are fewer on a coarse scan. */
const SMOOTHED = 1;
const MOST_ROUNDS = 12;
/** How much of the smoothness of the front a tooth has, by its place from the midline; those behind have none. */
const FRONT = [1, 1, 1, 0.5];
/** Behind the middle of its last tooth a line is terminal from here on, wholly after as much again, mm. */
const BEHIND = 1.5;

/**
 * The line along which an aligner is cut: where a field on the gum is zero. The field is the distance from the gum line
 * beyond what is reserved, or the height under a line that follows the gum line as a whole, or something between the two;
 * so the line lies on the surface whatever is wished, and is closed. Null where the gum has no room for one.
 * @returns points at even distances in the frame of the jaw, beginning in front
 */
export function cutLineOn(surface: GumSurface, wish: LineWish): Vec3[] | null {
  const field = fieldOf(surface, wish);
  // Where a scan is finely meshed a loop around a bulge may have more points than the one around the teeth.
  const loops = contours(surface, field).filter((loop) => aroundTeeth(loop, surface));
  const longest = loops.reduce<Vec3[] | null>((best, loop) => (loop.length > (best?.length ?? 0) ? loop : best), null);
  if (!longest) return null;
  return evenly(fromFront(longest), CUT_LINE_POINTS).map((point) => turnedOver(surface.jaw, point));
}

function fieldOf(surface: GumSurface, wish: LineWish): Float64Array {
  const { reserveGum, terminalWeight, buccalStraight, lingualStraight } = wish;
  const { positions, toGumLine, nearest, toRim } = surface;
  const sides = archSides(surface);
  const behind = terminalShare(surface);
  const reserved = Float64Array.from(toGumLine, (_, at) =>
    nearest[at]! < 0 ? reserveGum : reserveGum * (1 - (1 - terminalWeight) * behind(nearest[at]!)),
  );
  const shapeAt = shapeAtTeeth(surface, wish);
  /** How much farther the line goes here because this side is straight; undefined where it is not. */
  const fartherAt = (at: number): number | undefined =>
    sides.isBuccal(positions[3 * at]!, positions[3 * at + 2]!) ? buccalStraight : lingualStraight;
  const far = BEYOND + reserveGum + Math.max(buccalStraight ?? 0, lingualStraight ?? 0);
  const raw = Float64Array.from(toGumLine, (distance, at) => {
    if (!Number.isFinite(distance)) return far;
    const scalloped = distance - reserved[at]!;
    const [x, y, z] = [positions[3 * at]!, positions[3 * at + 1]!, positions[3 * at + 2]!];
    const farther = fartherAt(at);
    const shape = farther === undefined ? shapeAt(at) : 1;
    const straight = shape > 0 ? sides.lineAt(x, z) - reserved[at]! - (farther ?? 0) - y : 0;
    return (1 - shape) * scalloped + shape * Math.max(-far, Math.min(far, straight));
  });
  const field = smoothedField(surface, raw);
  // What must hold everywhere comes last: nothing smooths it away.
  return field.map((value, at) => {
    const distance = toGumLine[at]!;
    const most = Math.max(value, Math.min(far, distance - reserved[at]! - BEYOND - (fartherAt(at) ?? 0)));
    const least = Math.min(most, distance - LEAST * reserved[at]!);
    return Math.max(least, RIM - toRim[at]!);
  });
}

/** The shape of the line at a vertex: that of the whole line, and at the front teeth smoother by what is wished there. */
function shapeAtTeeth({ owners, nearest }: GumSurface, { shape, frontSmooth = 0 }: LineWish): (at: number) => number {
  return (at) => {
    const place = (nearest[at]! < 0 ? 0 : owners[nearest[at]!]!) % 10;
    return 1 - (1 - shape) * (1 - frontSmooth * (FRONT[place - 1] ?? 0));
  };
}

/** Each vertex takes the mean of itself and of its neighbours, a few times over. */
function smoothedField({ from, next, edge }: GumSurface, given: Float64Array): Float64Array {
  let field = given;
  const rounds = Math.min(MOST_ROUNDS, Math.max(1, Math.round((SMOOTHED / edge) ** 2)));
  for (let round = 0; round < rounds; round++) {
    const before = field;
    field = before.map((own, at) => {
      const count = from[at + 1]! - from[at]!;
      let sum = 0;
      for (let n = from[at]!; n < from[at + 1]!; n++) sum += before[next[n]!]!;
      return count > 0 ? (own + sum / count) / 2 : own;
    });
  }
  return field;
}

/** How far a vertex of the gum line lies behind a last tooth, 0 to 1. */
function terminalShare({ teeth, owners, positions }: GumSurface): (vertex: number) => number {
  const row = [...teeth].sort(([one], [other]) => alongX(one) - alongX(other));
  const ends = new Map<number, { readonly at: Vec3; readonly backwards: Vec3 }>();
  for (const [last, before] of [
    [row[0], row[1]],
    [row.at(-1), row.at(-2)],
  ])
    if (last && before) ends.set(last[0], { at: last[1], backwards: unit(subtract(last[1], before[1])) });
  return (vertex) => {
    const end = ends.get(owners[vertex]!);
    if (!end) return 0;
    const point: Vec3 = [positions[3 * vertex]!, positions[3 * vertex + 1]!, positions[3 * vertex + 2]!];
    return Math.min(1, Math.max(0, dot(subtract(point, end.at), end.backwards) / BEHIND - 1));
  };
}

/** Whether a loop goes around every tooth, as seen from above. */
function aroundTeeth(loop: readonly Vec3[], { teeth }: GumSurface): boolean {
  return [...teeth.values()].every(([x, , z]) => {
    let inside = false;
    for (const [n, [x1, , z1]] of loop.entries()) {
      const [x2, , z2] = loop[(n + 1) % loop.length]!;
      if (z1 > z !== z2 > z && x < x1 + ((z - z1) / (z2 - z1)) * (x2 - x1)) inside = !inside;
    }
    return inside;
  });
}

/** The same loop from its foremost point, first towards growing x. */
function fromFront(loop: readonly Vec3[]): Vec3[] {
  const first = loop.reduce((best, [, , z], n) => (z > loop[best]![2] ? n : best), 0);
  const turned = [...loop.slice(first), ...loop.slice(0, first)];
  let area = 0;
  for (const [n, [x1, , z1]] of turned.entries()) {
    const [x2, , z2] = turned[(n + 1) % turned.length]!;
    area += x1 * z2 - x2 * z1;
  }
  return area > 0 ? [turned[0]!, ...turned.slice(1).reverse()] : turned;
}
