import { perAxis } from '@archway/geometry';
import { slicesOf, chunkHeader } from '../pack/chunk.ts';
import { LARGEST_SIDE, type Descriptor } from '../pack/descriptor.ts';
import { quickLookBlock, reducedGeometry } from '../pack/quick-look.ts';
import { VolumeError } from '../volume-error.ts';
import type { Vec3, Volume } from '../volume.ts';
import type { VolumePool } from '../worker/pool.ts';
import type { Task } from './task.ts';

/** More than 256 a side is no quick look; other writers may be a little more generous. */
const MOST_VOXELS = 512 ** 3;

export async function quickLookOver(
  pool: VolumePool,
  task: Task,
  bytes: Uint8Array,
  of: Pick<Descriptor, 'size' | 'spacing' | 'origin' | 'direction'>,
): Promise<Volume> {
  const { componentType, width, height, slices } = chunkHeader(bytes);
  if (width * height * slices > MOST_VOXELS || Math.max(width, height, slices) > LARGEST_SIDE)
    throw new VolumeError('chunkDamaged');
  const streams = slicesOf(bytes).map((slice) => slice.slice());
  const { values } = await pool.run(
    'decode',
    { streams, width, height, componentType, block: [1, 1, 1], first: 0, shared: null },
    { transfer: streams.map(({ buffer }) => buffer), signal: task },
  );
  if (!values) throw new VolumeError('chunkDamaged');
  return { ...placed(of, [width, height, slices]), componentType, name: '', data: values };
}

/** Where the small volume lies: as this package reduces volumes, or evenly spread over the same room. */
function placed(
  of: Pick<Descriptor, 'size' | 'spacing' | 'origin' | 'direction'>,
  size: Vec3,
): Pick<Volume, 'size' | 'spacing' | 'origin' | 'direction'> {
  const own = reducedGeometry(of, quickLookBlock(of.size));
  if (own.size.every((side, axis) => side === size[axis])) return own;
  const block = perAxis((axis) => of.size[axis] / size[axis]);
  return { ...reducedGeometry(of, block), size };
}
