import type { Done } from '@archway/worker';
import { BlockMean } from '../pack/block-mean.ts';
import { decodeSlice } from '../pack/slice-codec.ts';
import { voxels } from '../volume.ts';
import type { WorkContext } from './jobs.ts';
import type { DecodeInput, Voxels } from './messages.ts';

/** Decodes slices of a view; where several voxels become one, no more than one whole slice stands in memory. */
export async function decode(input: DecodeInput, context: WorkContext): Promise<Done<{ values: Voxels | null }>> {
  const { streams, width, height, componentType, block, first, shared } = input;
  const codec = await context.codec();
  const means = new BlockMean(width, height, block);
  const sliceVoxels = means.width * means.height;
  const count = Math.floor(streams.length / block[2]);
  const target: Voxels = shared ?? voxels(componentType, count * sliceVoxels);
  const start = shared ? first * sliceVoxels : 0;
  const whole = block.every((step) => step === 1);
  const slice = whole ? target : voxels(componentType, width * height);
  for (let k = 0, done = 0; k < count * block[2]; k += 1) {
    if (whole) decodeSlice(codec, streams[k]!, [width, height], target, start + k * sliceVoxels);
    else {
      decodeSlice(codec, streams[k]!, [width, height], slice, 0);
      means.add(slice);
      if (means.full) {
        target.set(means.take(componentType), start + done * sliceVoxels);
        done += 1;
      }
    }
    await context.breathe();
  }
  return shared
    ? { output: { values: null } }
    : { output: { values: target }, transfer: [target.buffer as ArrayBuffer] };
}
