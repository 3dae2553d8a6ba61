import { type Vec3, add, cross, dot, length, perpendicularTo, scale, subtract, unit } from '@archway/geometry';
import type { CrownPatch } from './crown-patch.ts';

/** What crown and gum line tell of where the tooth stands; teeth upwards, lengths in mm. */
export interface CrownShape {
  /** The middle of the crown's surface. */
  readonly center: Vec3;
  /** The middle of the gum line. */
  readonly gum: Vec3;
  /** From the crown through the gum line: the way of the root. */
  readonly root: Vec3;
  /** At a right angle to the plane of the gum line, upwards. */
  readonly plane: Vec3;
}

/** A root leans no farther from the vertical than this, in radians: 34°. */
const LEAN = 0.6;
const DOWN: Vec3 = [0, -1, 0];
const UP: Vec3 = [0, 1, 0];

export const vertexOf = (positions: ArrayLike<number>, at: number): Vec3 => [
  positions[3 * at]!,
  positions[3 * at + 1]!,
  positions[3 * at + 2]!,
];

function surfaceCenter({ positions, triangles }: CrownPatch): Vec3 {
  let center: Vec3 = [0, 0, 0];
  let sum = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => vertexOf(positions, triangles[at + k]!)) as [Vec3, Vec3, Vec3];
    const area = length(cross(subtract(b, a), subtract(c, a)));
    center = add(center, scale(add(add(a, b), c), area / 3));
    sum += area;
  }
  return scale(center, 1 / (sum || 1));
}

/** Of a line through points, each with half of the ways to its neighbours. */
function lineCenter(points: readonly Vec3[]): Vec3 {
  let center: Vec3 = [0, 0, 0];
  let sum = 0;
  for (const [n, point] of points.entries()) {
    const next = points[(n + 1) % points.length]!;
    const way = length(subtract(next, point));
    center = add(center, scale(add(point, next), way / 2));
    sum += way;
  }
  return scale(center, 1 / (sum || 1));
}

function heldUpright(direction: Vec3): Vec3 {
  if (dot(direction, DOWN) >= Math.cos(LEAN)) return direction;
  const aside = perpendicularTo(direction, DOWN);
  return unit(add(scale(DOWN, Math.cos(LEAN)), scale(aside, Math.sin(LEAN))));
}

export function crownShape(patch: CrownPatch): CrownShape {
  const points = patch.loops[0]!.map((at) => vertexOf(patch.positions, at));
  const center = surfaceCenter(patch);
  const gum = lineCenter(points);
  let normal: Vec3 = [0, 0, 0];
  for (const [n, point] of points.entries())
    normal = add(normal, cross(subtract(point, gum), subtract(points[(n + 1) % points.length]!, gum)));
  const plane = unit(dot(normal, UP) < 0 ? scale(normal, -1) : normal);
  return { center, gum, root: heldUpright(unit(subtract(gum, center))), plane };
}
