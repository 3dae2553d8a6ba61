import { type Matrix3, type Vec3, apply, inverse } from '@archway/geometry';

/** Where the voxels of a volume stand in patient space (mm, LPS): see `Volume` in @archway/volume. */
export interface Grid {
  readonly size: Vec3;
  readonly spacing: Vec3;
  readonly origin: Vec3;
  /** Unit vectors of columns, rows and slices as the columns of a matrix, written row by row. */
  readonly direction: readonly number[];
}

export interface GridVolume extends Grid {
  readonly data: Int16Array | Int32Array | Float32Array;
}

/** From voxel steps to millimetres. */
export const stepsToMm = ({ direction: d, spacing: s }: Grid): Matrix3 => [
  d[0]! * s[0],
  d[1]! * s[1],
  d[2]! * s[2],
  d[3]! * s[0],
  d[4]! * s[1],
  d[5]! * s[2],
  d[6]! * s[0],
  d[7]! * s[1],
  d[8]! * s[2],
];

/** Turns world points (mm) into voxel indices with fractions; prepared once for many points. */
export function indexer(grid: Grid): (point: Vec3) => Vec3 {
  const m = inverse(stepsToMm(grid));
  const [ox, oy, oz] = grid.origin;
  return ([x, y, z]) => apply(m, [x - ox, y - oy, z - oz]);
}

/** Position of a voxel in mm. */
export function worldOf(grid: Grid, index: Vec3): Vec3 {
  const [x, y, z] = apply(stepsToMm(grid), index);
  return [grid.origin[0] + x, grid.origin[1] + y, grid.origin[2] + z];
}

export const centreOf = (grid: Grid): Vec3 =>
  worldOf(grid, [(grid.size[0] - 1) / 2, (grid.size[1] - 1) / 2, (grid.size[2] - 1) / 2]);

/** The stored value of the voxel that holds this point; null outside. */
export function valueAt(volume: GridVolume, point: Vec3): number | null {
  const [i, j, k] = indexer(volume)(point).map(Math.round) as unknown as Vec3;
  const [nx, ny, nz] = volume.size;
  if (i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz) return null;
  return volume.data[i + nx * (j + ny * k)]!;
}

/** The smallest and largest position along each axis of patient space. */
export function boundsOfGrid(grid: Grid): { min: Vec3; max: Vec3 } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let corner = 0; corner < 8; corner += 1) {
    const at = worldOf(
      grid,
      [0, 1, 2].map((axis) => ((corner >> axis) & 1) * (grid.size[axis]! - 1)) as unknown as Vec3,
    );
    for (let axis = 0; axis < 3; axis += 1) {
      min[axis] = Math.min(min[axis]!, at[axis]!);
      max[axis] = Math.max(max[axis]!, at[axis]!);
    }
  }
  return { min: min as unknown as Vec3, max: max as unknown as Vec3 };
}
