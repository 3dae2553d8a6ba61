import {
  analyseMesh,
  boundsOf,
  cleanMesh,
  faceColorsToVertices,
  orientJaw,
  readMesh,
  vertexNormals,
} from '@archway/mesh';
import type { JawFrame } from '../frame/placement.ts';
import type { DecodedModel } from './decoded-model.ts';
import { linearColors } from './linear-colors.ts';
import { searchTree } from './search-tree.ts';

/**
 * Everything that is done to a model file before it can be shown: decoded, brought to millimetres, smooth normals, how
 * the jaw lies, and the search tree that makes picking instant. Runs in the worker.
 * @param known millimetres per unit; null for a file that nobody cleaned and analysed before, which is done here
 * @throws MeshError for a file that is no usable mesh
 */
export async function prepareModel(bytes: Uint8Array, fileName: string, known: number | null): Promise<DecodedModel> {
  const { mesh: read } = await readMesh(bytes, fileName);
  const mesh = faceColorsToVertices(known === null ? cleanMesh(read).mesh : read);
  const analysis = known === null ? analyseMesh(mesh) : null;
  const factor = known ?? analysis?.unitGuess.toMm ?? 1;
  const positions = new Float32Array(mesh.positions);
  if (factor !== 1) for (let i = 0; i < positions.length; i++) positions[i]! *= factor;
  const { min, max } = boundsOf({ positions });
  const frame = usable(orientJaw({ positions, indices: mesh.indices }));
  // The tree sorts the triangles in place.
  const indices = new Uint32Array(mesh.indices);
  const bvhRoots = searchTree(positions, indices);
  return {
    positions,
    normals: new Float32Array(vertexNormals({ positions, indices })),
    indices,
    colors: linearColors(mesh.colors),
    bvhRoots,
    frame,
    jawGuess: analysis?.jawGuess.jaw ?? 'unknown',
    min,
    max,
  };
}

/** A shape that is far from an arch leaves the recognition without an answer. */
const usable = (frame: JawFrame): JawFrame | null =>
  [...frame.origin, ...frame.occlusal, ...frame.anterior, frame.archFit].every(Number.isFinite) ? frame : null;
