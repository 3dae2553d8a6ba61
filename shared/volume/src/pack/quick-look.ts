import { perAxis } from '@archway/geometry';
import { voxels, type Vec3, type Volume } from '../volume.ts';
import { BlockMean, type Block } from './block-mean.ts';

/** Largest side of the quick look that is shown while the whole volume loads. */
const QUICK_LOOK_SIDE = 256;

/** Voxels that become one, along each axis, so that no side exceeds `side`. */
export const quickLookBlock = (size: Vec3, side: number = QUICK_LOOK_SIDE): Block =>
  perAxis((axis) => Math.ceil(size[axis] / side));

/**
 * Reduces a volume to at most `side` voxels a side by averaging whole blocks; a small volume is returned as it is.
 * Spacing grows with the block, and the origin moves to the centre of the first block.
 */
export function reduce(volume: Volume, side: number = QUICK_LOOK_SIDE): Volume {
  const block = quickLookBlock(volume.size, side);
  if (block.every((step) => step === 1)) return volume;
  const [columns, rows, depth] = volume.size;
  const means = new BlockMean(columns, rows, block);
  const sliceVoxels = means.width * means.height;
  const slices = Math.floor(depth / block[2]);
  const data = voxels(volume.componentType, sliceVoxels * slices);
  for (let k = 0, done = 0; done < slices; k += 1) {
    means.add(volume.data.subarray(k * columns * rows, (k + 1) * columns * rows));
    if (!means.full) continue;
    data.set(means.take(volume.componentType), done * sliceVoxels);
    done += 1;
  }
  return { ...volume, ...reducedGeometry(volume, block), data };
}

type Geometry = Pick<Volume, 'size' | 'spacing' | 'origin' | 'direction'>;

/** Size and place of a volume whose blocks became single voxels. */
export function reducedGeometry({ size, spacing, origin, direction }: Geometry, block: Block): Geometry {
  const shift = perAxis((axis) => (spacing[axis] * (block[axis] - 1)) / 2);
  return {
    size: perAxis((axis) => Math.floor(size[axis] / block[axis])),
    spacing: perAxis((axis) => spacing[axis] * block[axis]),
    // The centre of the first block.
    origin: perAxis((row) => shift.reduce((sum, way, axis) => sum + direction[row * 3 + axis]! * way, origin[row])),
    direction,
  };
}
