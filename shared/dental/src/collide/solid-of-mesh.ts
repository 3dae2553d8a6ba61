import type { Vec3 } from '@archway/geometry';
import { dot, subtract } from '@archway/geometry';
import { vertexOf } from '../body/gum-line.ts';
import { type Solid, solidOf } from './gap-between.ts';

/** A closed body of a tooth that came from a file; teeth upwards. */
export interface BodyMesh {
  readonly positions: Float64Array;
  readonly indices: ArrayLike<number>;
}

/**
 * The solid of a body whose crown is not told apart from its root any more: what lies above a plane is sampled.
 * @param from a point of the plane, at a right angle to `long`
 */
export function solidOfMesh(fdi: number, { positions, indices }: BodyMesh, from: Vec3, long: Vec3): Solid {
  const count = positions.length / 3;
  const above = Array.from({ length: count }, (_, at) => dot(subtract(vertexOf(positions, at), from), long) > 0);
  // Crowns come first, vertices and faces, as in a body that was just made.
  const order = [...above.keys()].sort((one, other) => Number(above[other]) - Number(above[one]) || one - other);
  const place = new Uint32Array(count);
  order.forEach((vertex, at) => (place[vertex] = at));
  const faces = Array.from({ length: indices.length / 3 }, (_, face) => [0, 1, 2].map((k) => indices[3 * face + k]!));
  const crown = faces.filter((corners) => corners.every((vertex) => above[vertex]));
  const rest = faces.filter((corners) => !corners.every((vertex) => above[vertex]));
  return solidOf({
    fdi,
    positions: Float64Array.from(order.flatMap((vertex) => vertexOf(positions, vertex))),
    indices: Uint32Array.from([...crown, ...rest].flat(), (vertex) => place[vertex]!),
    crownVertices: above.filter(Boolean).length,
    crownFaces: crown.length,
  });
}
