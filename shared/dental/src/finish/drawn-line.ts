import { type Vec3, add, nearestOnTriangle, scale, subtract } from '@archway/geometry';
import { turnedOver } from '../body/jaw-axes.ts';
import type { GumSurface } from './gum-surface.ts';

/** So many points on each side go along with one that is drawn. */
const DRAWN = 9;

/** Faces are looked for so far around a place, mm: a point that was drawn farther off the surface stays where it was. */
const AROUND = 6;

const cornersOf = ({ positions, indices }: GumSurface, face: number): [Vec3, Vec3, Vec3] =>
  [0, 1, 2].map((k): Vec3 => {
    const at = 3 * indices[face + k]!;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  }) as [Vec3, Vec3, Vec3];

function onSurface(surface: GumSurface, wanted: Vec3): Vec3 | null {
  let best: Vec3 | null = null;
  let nearest = AROUND ** 2;
  for (let face = 0; face < surface.indices.length; face += 3) {
    const first = 3 * surface.indices[face]!;
    if (Math.abs(surface.positions[first]! - wanted[0]) > AROUND) continue;
    if (Math.abs(surface.positions[first + 2]! - wanted[2]) > AROUND) continue;
    const [a, b, c] = cornersOf(surface, face);
    const point = nearestOnTriangle(wanted, a, b, c);
    const [x, y, z] = subtract(point, wanted);
    const away = x * x + y * y + z * z;
    if (away >= nearest) continue;
    nearest = away;
    best = point;
  }
  return best;
}

/**
 * A cut line after one of its points was drawn somewhere else. Its neighbours go along, the less the farther they are, and
 * all of them stay on the gum.
 * @param to in the frame of the jaw
 */
export function drawnLine(surface: GumSurface, line: readonly Vec3[], index: number, to: Vec3): Vec3[] {
  const by = subtract(to, line[index]!);
  return line.map((point, n) => {
    const apart = Math.abs(n - index);
    const away = Math.min(apart, line.length - apart);
    if (away > DRAWN) return point;
    const share = (1 + Math.cos((Math.PI * away) / (DRAWN + 1))) / 2;
    const found = onSurface(surface, turnedOver(surface.jaw, add(point, scale(by, share))));
    return found ? turnedOver(surface.jaw, found) : point;
  });
}
