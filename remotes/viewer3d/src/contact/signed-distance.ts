import { type Matrix4, Triangle, Vector3 } from 'three';
import type { HitPointInfo, MeshBVH } from 'three-mesh-bvh';

/** Beyond this, nothing about a bite is said; inwards it is the thickest overlap that can be one. mm */
const RANGE_MM = 2;

export interface Opponent {
  readonly tree: MeshBVH;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

/**
 * For each vertex of one jaw the distance to the other, mm: positive outside, negative where it lies behind the other's
 * surface, NaN farther than `RANGE_MM`. Inside is told by the smooth normal at the nearest point, so it works on open
 * scans; what faces the same way as the other surface (the back of a shell) is no penetration.
 * @param toOther carries the vertices into the other's coordinates
 */
export class SignedDistance {
  readonly distances: Float32Array<ArrayBuffer>;
  private readonly point = new Vector3();
  private readonly normal = new Vector3();
  private readonly away = new Vector3();
  private readonly weights = new Vector3();
  private readonly corners = new Triangle();
  private readonly hit: HitPointInfo = { point: new Vector3(), distance: 0, faceIndex: 0 };

  constructor(
    private readonly positions: Float32Array,
    private readonly normals: Float32Array,
    private readonly other: Opponent,
    private readonly toOther: Matrix4,
  ) {
    this.distances = new Float32Array(positions.length / 3).fill(Number.NaN);
  }

  /** Measures the vertices from `start` up to `end`. */
  measure(start: number, end: number): void {
    const { tree } = this.other;
    for (let v = start; v < Math.min(end, this.distances.length); v++) {
      this.point.fromArray(this.positions, v * 3).applyMatrix4(this.toOther);
      const hit = tree.closestPointToPoint(this.point, this.hit, 0, RANGE_MM);
      if (hit) this.distances[v] = this.signed(v, hit);
    }
  }

  private signed(vertex: number, { point, distance, faceIndex }: HitPointInfo): number {
    const { positions, normals, indices } = this.other;
    const [a, b, c] = [indices[faceIndex * 3]!, indices[faceIndex * 3 + 1]!, indices[faceIndex * 3 + 2]!];
    this.corners.a.fromArray(positions, a * 3);
    this.corners.b.fromArray(positions, b * 3);
    this.corners.c.fromArray(positions, c * 3);
    const weights = this.corners.getBarycoord(point, this.weights);
    if (!weights) return distance;
    const smooth = this.normal.set(0, 0, 0);
    for (const [corner, weight] of [
      [a, weights.x],
      [b, weights.y],
      [c, weights.z],
    ] as const) {
      smooth.x += normals[corner * 3]! * weight;
      smooth.y += normals[corner * 3 + 1]! * weight;
      smooth.z += normals[corner * 3 + 2]! * weight;
    }
    if (this.away.copy(this.point).sub(point).dot(smooth) >= 0) return distance;
    const own = this.away.fromArray(this.normals, vertex * 3).transformDirection(this.toOther);
    return own.dot(smooth) > 0 ? Number.NaN : -distance;
  }
}
