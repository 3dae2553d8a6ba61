import { type CutGum, cutGum } from '@archway/dental/gum';
import { markedCrown, readMesh, vertexNormals } from '@archway/mesh';
import { searchTree } from '../../loading/search-tree.ts';
import type { PlanJobs, PreparedBody } from './plan-jobs.ts';

/**
 * Decodes the body of a tooth. Runs in the worker.
 * @throws MeshError for a file that is no usable mesh
 */
export async function prepareBody({ bytes, fileName }: PlanJobs['body']['input']): Promise<PreparedBody> {
  const { mesh } = await readMesh(new Uint8Array(bytes), fileName);
  const positions = new Float32Array(mesh.positions);
  const indices = new Uint32Array(mesh.indices);
  const bvhRoots = searchTree(positions, indices);
  const crown = markedCrown(mesh);
  const normals = new Float32Array(vertexNormals({ positions, indices }));
  return { positions, normals, indices, bvhRoots, ...(crown && { crown }) };
}

/** Cuts the teeth out of a scanned jaw. Runs in the worker. @throws MeshError for a file that is no usable mesh */
export async function prepareGum({ bytes, fileName, teeth, reach }: PlanJobs['gum']['input']): Promise<CutGum> {
  const { mesh } = await readMesh(new Uint8Array(bytes), fileName);
  return cutGum(mesh, teeth, reach);
}
