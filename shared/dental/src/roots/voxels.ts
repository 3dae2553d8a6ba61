import { type Vec3, perAxis } from '@archway/geometry';

/** A CT in patient space (mm, LPS): x to the patient's left, y to the back, z to the head. A volume of `@archway/volume` is one. */
export interface Voxels {
  /** Voxel i, j, k is at `i + size[0] * (j + size[1] * k)`; any scale of grey values. */
  readonly data: Int16Array | Int32Array | Float32Array;
  readonly size: Vec3;
  readonly spacing: Vec3;
  /** The middle of the first voxel. */
  readonly origin: Vec3;
  /** Unit vectors of i, j and k as columns, row by row. */
  readonly direction: readonly number[];
}

/** Bytes of voxels that roots are measured in: two jaws at about 0.3 mm. A larger volume is reduced before. */
export const ROOT_VOLUME_BUDGET = 2 ** 28;

/** The same ready to be read at points of the patient. */
export interface Field {
  readonly data: Voxels['data'];
  readonly size: Vec3;
  readonly spacing: Vec3;
  /** From a point to its place in voxels: three rows of four. */
  readonly rows: Float64Array;
}

/** The directions of a scanner are at right angles, so that their inverse is their transpose. */
export function fieldOf({ data, size, spacing, origin, direction }: Voxels): Field {
  const rows = new Float64Array(12);
  for (let axis = 0; axis < 3; axis++) {
    let start = 0;
    for (let k = 0; k < 3; k++) {
      const value = direction[3 * k + axis]! / spacing[axis]!;
      rows[4 * axis + k] = value;
      start -= value * origin[k]!;
    }
    rows[4 * axis + 3] = start;
  }
  return { data, size, spacing, rows };
}

/** Between the middles of voxels, linear along each axis; NaN outside of the volume. */
export function valueAt({ data, size: [nx, ny, nz], rows: m }: Field, px: number, py: number, pz: number): number {
  const x = m[0]! * px + m[1]! * py + m[2]! * pz + m[3]!;
  const y = m[4]! * px + m[5]! * py + m[6]! * pz + m[7]!;
  const z = m[8]! * px + m[9]! * py + m[10]! * pz + m[11]!;
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  if (!(i >= 0 && j >= 0 && k >= 0 && i < nx - 1 && j < ny - 1 && k < nz - 1)) return NaN;
  const [fx, fy, fz] = [x - i, y - j, z - k];
  const o = i + nx * (j + ny * k);
  const p = o + nx * ny;
  const a = data[o]! + (data[o + 1]! - data[o]!) * fx;
  const b = data[o + nx]! + (data[o + nx + 1]! - data[o + nx]!) * fx;
  const c = data[p]! + (data[p + 1]! - data[p]!) * fx;
  const d = data[p + nx]! + (data[p + nx + 1]! - data[p + nx]!) * fx;
  const e = a + (b - a) * fy;
  return e + (c + (d - c) * fy - e) * fz;
}

/** Means of blocks whose sides come nearest to `mm`; the volume itself where its voxels are as large. */
export function reducedVoxels(volume: Voxels, mm: number): Voxels {
  const { data, size, spacing, origin, direction } = volume;
  const block = perAxis((axis) => Math.max(1, Math.min(size[axis], Math.round(mm / spacing[axis]))));
  if (block.every((side) => side === 1)) return volume;
  const small = perAxis((axis) => Math.floor(size[axis] / block[axis]));
  const out = new Float32Array(small[0] * small[1] * small[2]);
  for (let k = 0; k < small[2] * block[2]; k++)
    for (let j = 0; j < small[1] * block[1]; j++) {
      const from = size[0] * (j + size[1] * k);
      const to = small[0] * (Math.floor(j / block[1]) + small[1] * Math.floor(k / block[2]));
      for (let i = 0; i < small[0]; i++) {
        let sum = 0;
        for (let n = 0; n < block[0]; n++) sum += data[from + i * block[0] + n]!;
        out[to + i]! += sum;
      }
    }
  const whole = block[0] * block[1] * block[2];
  for (let at = 0; at < out.length; at++) out[at]! /= whole;
  const shift = perAxis((axis) => ((block[axis] - 1) / 2) * spacing[axis]);
  return {
    data: out,
    size: small,
    spacing: perAxis((axis) => spacing[axis] * block[axis]),
    origin: perAxis(
      (k) => origin[k] + [0, 1, 2].reduce((sum, axis) => sum + direction[3 * k + axis]! * shift[axis]!, 0),
    ),
    direction,
  };
}
