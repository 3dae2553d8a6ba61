import type { MutableVec3 } from '@archway/geometry';
import type { Mesh } from '../mesh.ts';

export type Vector = MutableVec3;

export interface Bounds {
  min: Vector;
  max: Vector;
}

/** Of the vertices that triangles use; a mesh that has been cleaned has no others. */
export function boundsOf({ positions }: Pick<Mesh, 'positions'>): Bounds {
  const min: Vector = [Infinity, Infinity, Infinity];
  const max: Vector = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const value = positions[i + k]!;
      if (value < min[k]!) min[k] = value;
      if (value > max[k]!) max[k] = value;
    }
  }
  return { min, max };
}

export function surfaceArea({ positions, indices }: Pick<Mesh, 'positions' | 'indices'>): number {
  let doubled = 0;
  for (let i = 0; i < indices.length; i += 3) doubled += doubledArea(positions, indices, i);
  return doubled / 2;
}

export function doubledArea(positions: Float32Array, indices: Uint32Array, at: number): number {
  const a = indices[at]! * 3;
  const b = indices[at + 1]! * 3;
  const c = indices[at + 2]! * 3;
  const ux = positions[b]! - positions[a]!;
  const uy = positions[b + 1]! - positions[a + 1]!;
  const uz = positions[b + 2]! - positions[a + 2]!;
  const vx = positions[c]! - positions[a]!;
  const vy = positions[c + 1]! - positions[a + 1]!;
  const vz = positions[c + 2]! - positions[a + 2]!;
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  return Math.sqrt(x * x + y * y + z * z);
}
