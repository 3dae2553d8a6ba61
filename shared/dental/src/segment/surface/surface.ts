import { pairEdges, type SurfaceEdges } from './edges.ts';

/**
 * A triangle mesh in the frame of its jaw (mm; x along the slots, y out of the gum past the cusps, z to the lips), with what
 * the steps of the segmentation ask of its faces.
 */
export interface Surface {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly faces: number;
  /** x, y, z of each face's middle and of its unit normal. */
  readonly middles: Float64Array;
  readonly normals: Float64Array;
  /** mm². */
  readonly areas: Float64Array;
  readonly edges: SurfaceEdges;
}

export function surfaceOf(positions: Float64Array, indices: Uint32Array): Surface {
  const faces = indices.length / 3;
  const middles = new Float64Array(faces * 3);
  const normals = new Float64Array(faces * 3);
  const areas = new Float64Array(faces);
  for (let f = 0, i = 0; f < faces; f++, i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const [ux, uy, uz] = [
      positions[b]! - positions[a]!,
      positions[b + 1]! - positions[a + 1]!,
      positions[b + 2]! - positions[a + 2]!,
    ];
    const [vx, vy, vz] = [
      positions[c]! - positions[a]!,
      positions[c + 1]! - positions[a + 1]!,
      positions[c + 2]! - positions[a + 2]!,
    ];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const doubled = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1e-12;
    areas[f] = doubled / 2;
    normals[i] = nx / doubled;
    normals[i + 1] = ny / doubled;
    normals[i + 2] = nz / doubled;
    for (let k = 0; k < 3; k++) middles[i + k] = (positions[a + k]! + positions[b + k]! + positions[c + k]!) / 3;
  }
  const edges = pairEdges(positions, indices, middles, normals);
  return { positions, indices, faces, middles, normals, areas, edges };
}
