import { type Matrix3, type Vec3, apply, inverse, perAxis } from '@archway/geometry';
import { type Box, boxAround, cornersOf } from './box.ts';

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
  const at = indexer(volume)(point);
  const [i, j, k] = perAxis((axis) => Math.round(at[axis]));
  const [nx, ny, nz] = volume.size;
  if (i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz) return null;
  return volume.data[i + nx * (j + ny * k)]!;
}

/** Middles of the eight outermost voxels, mm. */
export const cornersOfGrid = (grid: Grid): Vec3[] =>
  cornersOf({ min: [0, 0, 0], max: perAxis((axis) => grid.size[axis] - 1) }).map((index) => worldOf(grid, index));

/** The smallest and largest position along each axis of patient space. */
export const boundsOfGrid = (grid: Grid): Box => boxAround(cornersOfGrid(grid));
