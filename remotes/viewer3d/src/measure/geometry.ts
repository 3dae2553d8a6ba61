import { type Vec3, dot, length, subtract, unit } from '@archway/geometry';

/** Straight line between two points, mm: what callipers on a plaster model say. */
export const distance = (a: Vec3, b: Vec3): number => length(subtract(b, a));

/** Angle at `vertex` between the ways to `a` and `b`, degrees from 0 to 180; 0 when a leg has no length. */
export function angleAt(vertex: Vec3, a: Vec3, b: Vec3): number {
  const [u, v] = [unit(subtract(a, vertex)), unit(subtract(b, vertex))];
  if (length(u) === 0 || length(v) === 0) return 0;
  return (Math.acos(Math.max(-1, Math.min(1, dot(u, v)))) * 180) / Math.PI;
}
