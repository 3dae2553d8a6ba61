import { voxels, type Vec3, type Volume } from '../volume.ts';

/** Largest side of the quick look that is shown while the whole volume loads. */
export const QUICK_LOOK_SIDE = 256;

/**
 * Reduces a volume to at most `side` voxels a side by averaging whole blocks; a small volume is returned as it is.
 * Spacing grows with the block, and the origin moves to the centre of the first block.
 */
export function reduce(volume: Volume, side: number = QUICK_LOOK_SIDE): Volume {
  const block = volume.size.map((length) => Math.ceil(length / side)) as [number, number, number];
  if (block.every((step) => step === 1)) return volume;
  const [bx, by, bz] = block;
  const size = volume.size.map((length, axis) => Math.floor(length / block[axis]!)) as unknown as [
    number,
    number,
    number,
  ];
  const data = voxels(volume.componentType, size[0] * size[1] * size[2]);
  const [nx, ny] = volume.size;
  const source = volume.data;
  const count = bx * by * bz;
  let at = 0;
  for (let k = 0; k < size[2]; k += 1)
    for (let j = 0; j < size[1]; j += 1)
      for (let i = 0; i < size[0]; i += 1) {
        let total = 0;
        for (let z = k * bz; z < (k + 1) * bz; z += 1)
          for (let y = j * by; y < (j + 1) * by; y += 1) {
            const row = nx * (y + ny * z) + i * bx;
            for (let x = 0; x < bx; x += 1) total += source[row + x]!;
          }
        data[at] = Math.round(total / count);
        at += 1;
      }
  return {
    ...volume,
    size,
    data,
    spacing: volume.spacing.map((step, axis) => step * block[axis]!) as unknown as Vec3,
    origin: firstCentre(volume, block),
  };
}

/** Centre of the first block in patient space. */
function firstCentre({ origin, spacing, direction }: Volume, block: readonly number[]): Vec3 {
  const shift = [0, 1, 2].map((axis) => (spacing[axis]! * (block[axis]! - 1)) / 2);
  return [0, 1, 2].map(
    (row) => origin[row]! + [0, 1, 2].reduce((sum, axis) => sum + direction[row * 3 + axis]! * shift[axis]!, 0),
  ) as unknown as Vec3;
}
