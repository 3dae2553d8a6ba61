import { BufferAttribute, BufferGeometry } from 'three';
import { withTree } from '../../loading/search-tree.ts';
import type { PreparedBody } from '../loading/plan-jobs.ts';

/** The geometry of each body once, however many plans show it. */
export class BodyGeometries {
  private readonly known = new Map<string, { readonly body: PreparedBody; readonly geometry: BufferGeometry }>();

  /** Keeps those that are given and gives back all others. */
  set(bodies: ReadonlyMap<string, PreparedBody>): void {
    for (const [sha256, { body, geometry }] of this.known)
      if (bodies.get(sha256) !== body) {
        geometry.boundsTree = undefined;
        geometry.dispose();
        this.known.delete(sha256);
      }
    for (const [sha256, body] of bodies)
      if (!this.known.has(sha256)) this.known.set(sha256, { body, geometry: geometryOf(body) });
  }

  get(sha256: string): BufferGeometry | undefined {
    return this.known.get(sha256)?.geometry;
  }

  dispose(): void {
    this.set(new Map());
  }
}

function geometryOf({ positions, normals, indices, bvhRoots }: PreparedBody): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  withTree(geometry, bvhRoots, indices);
  geometry.computeBoundingBox();
  return geometry;
}
