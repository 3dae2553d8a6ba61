import { type Vec3, add, anyPerpendicular, cross, dot, scale } from '@archway/geometry';
import { type Mesh, vertexCount } from '../mesh.ts';
import { EarClipper } from '../read/ear-clipping.ts';
import type { Added } from './added.ts';

interface Plane {
  readonly up: Vec3;
  /** Along `up`. */
  readonly height: number;
}

/** Walls from a rim straight down to a plane, and the floor in it. @param rim its corners, as the triangles beside it run */
export function floorBelow(
  { positions, indices }: Mesh,
  rim: readonly number[],
  { up, height }: Plane,
  added: Added,
): void {
  const first = vertexCount({ positions, indices }) + added.positions.length / 3;
  const right = anyPerpendicular(up);
  const ahead = cross(up, right);
  const flat = new Float64Array(rim.length * 2);
  for (const [k, v] of rim.entries()) {
    const point: Vec3 = [positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!];
    added.positions.push(...add(point, scale(up, height - dot(point, up))));
    flat.set([dot(point, right), dot(point, ahead)], k * 2);
  }
  for (const [k, v] of rim.entries()) {
    const next = (k + 1) % rim.length;
    added.indices.push(rim[next]!, v, first + k, rim[next]!, first + k, first + next);
  }
  // The floor runs against the walls, whichever way around that is when it is looked at from above.
  const corners = rim.map((_, k) => k);
  const order = signedArea(flat) > 0 ? corners : corners.reverse();
  const turned = order[0] !== 0;
  const ring = new Float64Array(flat.length);
  for (const [at, k] of order.entries()) ring.set(flat.subarray(k * 2, k * 2 + 2), at * 2);
  new EarClipper().cut(ring, Uint32Array.from(order), (a, b, c) => {
    const [p, q, r] = [order[a]!, order[b]!, order[c]!];
    added.indices.push(...(turned ? [first + p, first + q, first + r] : [first + p, first + r, first + q]));
  });
}

function signedArea(flat: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < flat.length; i += 2) {
    const next = (i + 2) % flat.length;
    sum += flat[i]! * flat[next + 1]! - flat[next]! * flat[i + 1]!;
  }
  return sum / 2;
}
