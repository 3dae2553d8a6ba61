import { surfaceArea } from '../analyse/measure.ts';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { type Mesh, triangleCount, vertexCount } from '../mesh.ts';
import { groupsOf, twinsOf } from '../repair/twins.ts';

/** The piece of the largest surface, whose triangles hang together by edges, and how many others there are. */
export function largestPiece(mesh: Mesh): { readonly mesh: Mesh; readonly left: number } {
  const { positions, indices } = mesh;
  const { groups } = groupsOf(triangleCount(mesh), twinsOf(indices, vertexCount(mesh)));
  const own = (group: readonly number[]): Uint32Array =>
    Uint32Array.from(group.flatMap((t) => [indices[t * 3]!, indices[t * 3 + 1]!, indices[t * 3 + 2]!]));
  const [largest = new Uint32Array()] = groups
    .map(own)
    .sort((one, other) => surfaceArea({ positions, indices: other }) - surfaceArea({ positions, indices: one }));
  return { mesh: cleanMesh({ positions, indices: largest }).mesh, left: Math.max(0, groups.length - 1) };
}
