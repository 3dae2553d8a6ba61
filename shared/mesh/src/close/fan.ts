import { type Mesh, vertexCount } from '../mesh.ts';
import type { Added } from './added.ts';

/** Covers a hole with a fan around its middle. @param loop its corners, as the triangles beside it run */
export function fanOver(mesh: Mesh, loop: readonly number[], added: Added): void {
  const middle = vertexCount(mesh) + added.positions.length / 3;
  for (let axis = 0; axis < 3; axis++)
    added.positions.push(loop.reduce((sum, v) => sum + mesh.positions[v * 3 + axis]!, 0) / loop.length);
  // Along an edge both triangles run against each other.
  for (const [k, v] of loop.entries()) added.indices.push(loop[(k + 1) % loop.length]!, v, middle);
}
