import { voxels, type Vec3, type Volume } from '../volume.ts';
import { BlockMean, type Block } from './block-mean.ts';

/** Largest side of the quick look that is shown while the whole volume loads. */
export const QUICK_LOOK_SIDE = 256;

/** Voxels that become one, along each axis, so that no side exceeds `side`. */
export const quickLookBlock = (size: Vec3, side: number = QUICK_LOOK_SIDE): Block =>
  size.map((length) => Math.ceil(length / side)) as unknown as Block;

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
  const shift = spacing.map((step, axis) => (step * (block[axis]! - 1)) / 2);
  return {
    size: size.map((length, axis) => Math.floor(length / block[axis]!)) as unknown as Vec3,
    spacing: spacing.map((step, axis) => step * block[axis]!) as unknown as Vec3,
    // The centre of the first block.
    origin: origin.map((each, row) =>
      shift.reduce((sum, way, axis) => sum + direction[row * 3 + axis]! * way, each),
    ) as unknown as Vec3,
    direction,
  };
}
