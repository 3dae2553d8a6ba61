import { type Vec3, perAxis } from '@archway/geometry';
import { type Box, boxAround, cornersOf } from '../frame/box.ts';
import { type Grid, type GridVolume, indexer, worldOf } from '../frame/grid.ts';

/** The range of voxels that a box of patient space (mm) touches, with one voxel more on each side; null: none. */
function rangeOf(grid: Grid, box: Box): { from: Vec3; size: Vec3 } | null {
  const touched = boxAround(cornersOf(box).map(indexer(grid)));
  const from = perAxis((axis) => Math.max(0, Math.floor(touched.min[axis]) - 1));
  const to = perAxis((axis) => Math.min(grid.size[axis] - 1, Math.ceil(touched.max[axis]) + 1));
  const size = perAxis((axis) => to[axis] - from[axis] + 1);
  return size.every((count) => count > 0) ? { from, size } : null;
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
