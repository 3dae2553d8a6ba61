import { Matrix4, type Plane, type Triangle, type Vector3 } from 'three';
import type { MeshBVH } from 'three-mesh-bvh';

/** A list of line segments that grows in place: x, y, z of both ends per segment. */
export interface Segments {
  data: Float32Array<ArrayBuffer>;
  count: number;
}

export const noSegments = (): Segments => ({ data: new Float32Array(6 * 2048), count: 0 });

const ends = new Float64Array(9);

/**
 * Where a plane meets a surface. Asks the search tree only for triangles whose box the plane touches, so that moving the
 * plane costs in proportion to the contour and not to the scan.
 * @param plane in the coordinates of the tree
 * @returns whether the data had to move to a larger buffer
 */
export function cutSurface(tree: MeshBVH, plane: Plane, segments: Segments): boolean {
  const before = segments.data;
  segments.count = 0;
  tree.shapecast({
    intersectsBounds: (box) => plane.intersectsBox(box),
    intersectsTriangle: (triangle) => {
      cutTriangle(triangle, plane, segments);
      return false;
    },
  });
  return segments.data !== before;
}

function cutTriangle({ a, b, c }: Triangle, plane: Plane, segments: Segments): void {
  const [da, db, dc] = [plane.distanceToPoint(a), plane.distanceToPoint(b), plane.distanceToPoint(c)];
  let found = 0;
  found = cutEdge(a, b, da, db, found);
  found = cutEdge(b, c, db, dc, found);
  found = cutEdge(c, a, dc, da, found);
  if (found !== 2) return;
  if ((segments.count + 1) * 6 > segments.data.length) {
    const larger = new Float32Array(segments.data.length * 2);
    larger.set(segments.data);
    segments.data = larger;
  }
  for (let i = 0; i < 6; i++) segments.data[segments.count * 6 + i] = ends[i]!;
  segments.count += 1;
}

/** A corner on the plane belongs to its upper side, so that no edge is met twice. */
function cutEdge(p: Vector3, q: Vector3, dp: number, dq: number, found: number): number {
  if (dp >= 0 === dq >= 0) return found;
  const t = dp / (dp - dq);
  ends[found * 3] = p.x + (q.x - p.x) * t;
  ends[found * 3 + 1] = p.y + (q.y - p.y) * t;
  ends[found * 3 + 2] = p.z + (q.z - p.z) * t;
  return found + 1;
}

/** Length of all segments together, mm. */
export function lengthOf({ data, count }: Segments): number {
  let length = 0;
  for (let i = 0; i < count * 6; i += 6)
    length += Math.hypot(data[i + 3]! - data[i]!, data[i + 4]! - data[i + 1]!, data[i + 5]! - data[i + 2]!);
  return length;
}

const inverse = new Matrix4();

/** A plane of the patient's axes in the coordinates of a placed model. */
export const localPlane = (plane: Plane, placement: Matrix4): Plane =>
  plane.clone().applyMatrix4(inverse.copy(placement).invert());
