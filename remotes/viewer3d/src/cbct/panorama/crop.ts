import type { Vec3 } from '@archway/geometry';
import { type Grid, type GridVolume, indexer, worldOf } from '../frame/grid.ts';

export interface Box {
  readonly min: Vec3;
  readonly max: Vec3;
}

export const contains = (outer: Box, inner: Box): boolean =>
  [0, 1, 2].every((axis) => outer.min[axis]! <= inner.min[axis]! && outer.max[axis]! >= inner.max[axis]!);

/** The range of voxels that a box of patient space (mm) touches, with one voxel more on each side; null: none. */
function rangeOf(grid: Grid, box: Box): { from: Vec3; size: Vec3 } | null {
  const index = indexer(grid);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let corner = 0; corner < 8; corner += 1) {
    const at = index([0, 1, 2].map((axis) => ((corner >> axis) & 1 ? box.max : box.min)[axis]!) as unknown as Vec3);
    for (let axis = 0; axis < 3; axis += 1) {
      low[axis] = Math.min(low[axis]!, at[axis]!);
      high[axis] = Math.max(high[axis]!, at[axis]!);
    }
  }
  const from = low.map((value) => Math.max(0, Math.floor(value) - 1));
  const to = high.map((value, axis) => Math.min(grid.size[axis]! - 1, Math.ceil(value) + 1));
  const size = to.map((value, axis) => value - from[axis]! + 1);
  return size.every((count) => count > 0) ? { from: from as unknown as Vec3, size: size as unknown as Vec3 } : null;
}

/** The part of a volume that lies in a box: its own voxels, so that they can be handed to a worker. */
export function crop(volume: GridVolume, box: Box): GridVolume | null {
  const range = rangeOf(volume, box);
  if (!range) return null;
  const { from, size } = range;
  const [nx, ny] = volume.size;
  const Voxels = volume.data.constructor as new (length: number) => Int16Array<ArrayBuffer>;
  const data = new Voxels(size[0] * size[1] * size[2]);
  for (let k = 0; k < size[2]; k += 1)
    for (let j = 0; j < size[1]; j += 1) {
      const start = from[0] + nx * (from[1] + j + ny * (from[2] + k));
      data.set(volume.data.subarray(start, start + size[0]), size[0] * (j + size[1] * k));
    }
  return { size, spacing: volume.spacing, origin: worldOf(volume, from), direction: volume.direction, data };
}
