import { BufferAttribute, BufferGeometry } from 'three';
import { MeshBVH } from 'three-mesh-bvh';

/** The tree that makes picking instant. The indices are sorted in place. */
export function searchTree(positions: Float32Array, indices: Uint32Array): ArrayBuffer[] {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return MeshBVH.serialize(new MeshBVH(geometry), { cloneBuffers: false }).roots;
}

/** Makes the tree of a worker usable again in the page. */
export function withTree(geometry: BufferGeometry, roots: ArrayBuffer[], indices: Uint32Array): void {
  // The format number stands in the data and not in the library's types; without it old data is assumed.
  const tree = { version: 1, roots, index: indices, indirectBuffer: null };
  geometry.boundsTree = MeshBVH.deserialize(tree, geometry, { setIndex: false });
}
