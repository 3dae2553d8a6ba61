import { acrossEdge } from '../surface/edges.ts';
import type { Surface } from '../surface/surface.ts';

/** Faces nearer than `reach` mm along the surface to some of these, with how far they are. */
export function facesNear({ edges, middles }: Surface, from: Iterable<number>, reach: number): Map<number, number> {
  const far = new Map<number, number>();
  const queue = [...from];
  for (const face of queue) far.set(face, 0);
  for (let at = 0; at < queue.length; at++) {
    const face = queue[at]!;
    const own = far.get(face)!;
    for (let k = 0; k < 3; k++) {
      const edge = edges.ofFace[3 * face + k]!;
      if (edge < 0) continue;
      const other = acrossEdge(edges, edge, face);
      const way = own + apart(middles, face, other);
      if (way > reach || way >= (far.get(other) ?? Infinity)) continue;
      far.set(other, way);
      queue.push(other);
    }
  }
  return far;
}

/** Between the middles of two faces, mm. */
export const apart = (middles: Float64Array, one: number, other: number): number =>
  Math.sqrt([0, 1, 2].reduce((sum, k) => sum + (middles[3 * one + k]! - middles[3 * other + k]!) ** 2, 0));
