import type { PlanDocument, Pose } from '@archway/contracts';
import { pointIn } from '@archway/dental';
import type { Mesh } from '@archway/mesh';

/** Where a tooth is at an aligner of its jaw; where it was scanned when the plan does not move it. */
const poseAt = (document: PlanDocument, jaw: 'upper' | 'lower', n: number, fdi: number): Pose | undefined =>
  document.aligners[jaw][n]?.poses[String(fdi)];

/** The same body, somewhere else. */
function posed({ positions, indices }: Mesh, pose: Pose | undefined): Mesh {
  if (!pose) return { positions, indices };
  const moved = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const point = pointIn(pose, [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]);
    moved.set(point, at);
  }
  return { positions: moved, indices };
}

function joined(meshes: readonly Mesh[]): Mesh {
  const positions = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0));
  const indices = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0));
  let [vertex, index] = [0, 0];
  for (const mesh of meshes) {
    positions.set(mesh.positions, vertex * 3);
    for (const corner of mesh.indices) indices[index++] = corner + vertex;
    vertex += mesh.positions.length / 3;
  }
  return { positions, indices };
}

/** All bodies of a jaw at an aligner, in the frame of the jaw. @param bodies by FDI number */
export function stageMesh(
  document: PlanDocument,
  jaw: 'upper' | 'lower',
  n: number,
  bodies: ReadonlyMap<number, Mesh>,
): Mesh {
  return joined([...bodies].map(([fdi, mesh]) => posed(mesh, poseAt(document, jaw, n, fdi))));
}
