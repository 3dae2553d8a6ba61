import type { Vector } from '../analyse/measure.ts';
import { doubledArea } from '../analyse/measure.ts';
import type { Mesh } from '../mesh.ts';

/**
 * Points spread evenly over the surface, each standing for the same area, so that neither a fine nor a coarse mesh
 * biases what is fitted to them. Deterministic: areas are accumulated in the order of the triangles.
 */
export interface SurfaceSamples {
  count: number;
  /** x, y, z per sample, in mm. */
  points: Float64Array;
  /** Unit normal of the triangle that the sample lies on. */
  normals: Float64Array;
  center: Vector;
  /** Mean of the normals: long for an open surface, almost zero for a closed one. */
  meanNormal: Vector;
}

export function sampleSurface(mesh: Mesh, wanted: number, toMm: number): SurfaceSamples {
  const { positions, indices } = mesh;
  let area = 0;
  for (let i = 0; i < indices.length; i += 3) area += doubledArea(positions, indices, i);
  const points = new Float64Array(wanted * 3 + 3);
  const normals = new Float64Array(wanted * 3 + 3);
  let count = 0;
  let due = 0;
  let phase = 0.5;
  for (let i = 0; i < indices.length && count <= wanted; i += 3) {
    due += (doubledArea(positions, indices, i) / area) * wanted;
    while (due >= 1 && count <= wanted) {
      due -= 1;
      // Golden-ratio steps scatter several samples of one large triangle.
      phase = (phase + 0.6180339887498949) % 1;
      place(positions, indices, i, phase, (phase * 7.31) % 1, toMm, points, normals, count);
      count++;
    }
  }
  const center: Vector = [0, 0, 0];
  const meanNormal: Vector = [0, 0, 0];
  for (let s = 0; s < count; s++) {
    for (let k = 0; k < 3; k++) {
      center[k]! += points[s * 3 + k]! / count;
      meanNormal[k]! += normals[s * 3 + k]! / count;
    }
  }
  return { count, points: points.subarray(0, count * 3), normals: normals.subarray(0, count * 3), center, meanNormal };
}

function place(
  positions: Float32Array,
  indices: Uint32Array,
  at: number,
  u: number,
  v: number,
  toMm: number,
  points: Float64Array,
  normals: Float64Array,
  sample: number,
): void {
  const root = Math.sqrt(u);
  const wa = 1 - root;
  const wb = root * (1 - v);
  const wc = root * v;
  const a = indices[at]! * 3;
  const b = indices[at + 1]! * 3;
  const c = indices[at + 2]! * 3;
  const e: number[] = [];
  const f: number[] = [];
  for (let k = 0; k < 3; k++) {
    points[sample * 3 + k] = (positions[a + k]! * wa + positions[b + k]! * wb + positions[c + k]! * wc) * toMm;
    e[k] = positions[b + k]! - positions[a + k]!;
    f[k] = positions[c + k]! - positions[a + k]!;
  }
  const x = e[1]! * f[2]! - e[2]! * f[1]!;
  const y = e[2]! * f[0]! - e[0]! * f[2]!;
  const z = e[0]! * f[1]! - e[1]! * f[0]!;
  const size = Math.sqrt(x * x + y * y + z * z) || 1;
  normals[sample * 3] = x / size;
  normals[sample * 3 + 1] = y / size;
  normals[sample * 3 + 2] = z / size;
}

/** The samples in a frame: rows of `axes` are its directions, `origin` its zero. */
export function inFrame(points: Float64Array, axes: readonly [Vector, Vector, Vector], origin: Vector): Float64Array {
  const out = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i]! - origin[0];
    const y = points[i + 1]! - origin[1];
    const z = points[i + 2]! - origin[2];
    for (let k = 0; k < 3; k++) {
      const axis = axes[k]!;
      out[i + k] = axis[0] * x + axis[1] * y + axis[2] * z;
    }
  }
  return out;
}

export function covariance({ points, count, center }: SurfaceSamples): [Vector, Vector, Vector] {
  const m: [Vector, Vector, Vector] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let i = 0; i < points.length; i += 3) {
    for (let a = 0; a < 3; a++) {
      for (let b = 0; b < 3; b++) {
        m[a]![b]! += ((points[i + a]! - center[a]!) * (points[i + b]! - center[b]!)) / count;
      }
    }
  }
  return m;
}
