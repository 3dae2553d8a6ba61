import { perAxis } from '@archway/geometry';
import type { Block } from '../pack/block-mean.ts';
import type { Descriptor } from '../pack/descriptor.ts';
import { bytesPerVoxel, voxelCount, type Vec3 } from '../volume.ts';

/** What a view may cost unless the caller knows better: a GPU texture of this size is what common machines hold. */
export const VIEW_BUDGET = 2 ** 30;

/**
 * How many voxels become one along each axis, so that the view fits its budget: always the finest axis gives way, so that the
 * result is as even in all directions as it can be.
 */
export function viewBlock({ size, spacing, imageType }: Descriptor, budgetBytes: number): Block {
  const most = Math.max(1, budgetBytes) / bytesPerVoxel[imageType.componentType];
  const block: [number, number, number] = [1, 1, 1];
  const reduced = (): Vec3 => perAxis((axis) => Math.floor(size[axis] / block[axis]));
  while (voxelCount(reduced()) > most) {
    const free = [0, 1, 2].filter((axis) => size[axis]! >= 2 * block[axis]!);
    const finest = free.sort((a, b) => spacing[a]! * block[a]! - spacing[b]! * block[b]!)[0];
    if (finest === undefined) break;
    block[finest] = block[finest]! + 1;
  }
  return block;
}
