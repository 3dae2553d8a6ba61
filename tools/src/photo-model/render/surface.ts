/** What a place in a mouth is made of. */
export const material = { nothing: 0, gum: 1, tooth: 2, palate: 3, floor: 4, lip: 5, tongue: 6 } as const;

/** A piece of a mouth. Lengths are mm; x to the patient's left, y up, z to the front. */
export interface Surface {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  /** Of each vertex, a value of `material`. */
  readonly materials: Uint8Array;
  /** Of each vertex: 1 + the place in `teeth` of the tooth that takes it along when it moves; 0 for none. */
  readonly tooth: Uint8Array;
  /** 0 to 1: how far it goes along with that tooth. */
  readonly follows: Float32Array;
  /** Of a vertex of a crown: how far, in mm, the gum between it and the next tooth reaches beyond it; below 0 it is bare. */
  readonly covered: Float32Array;
  /** 0 where it is flat or bulges, up to 1 in a groove: light hardly gets there. */
  readonly hollow: Float32Array;
}

/** Mean directions of the faces around each vertex, of length 1. */
export function normalsOf({ positions, indices }: Pick<Surface, 'positions' | 'indices'>): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (let k = 0; k < 3; k++) {
      const at = k === 0 ? a : k === 1 ? b : c;
      normals[at] = normals[at]! + nx;
      normals[at + 1] = normals[at + 1]! + ny;
      normals[at + 2] = normals[at + 2]! + nz;
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    const size = Math.hypot(normals[at]!, normals[at + 1]!, normals[at + 2]!) || 1;
    for (let k = 0; k < 3; k++) normals[at + k] = normals[at + k]! / size;
  }
  return normals;
}
