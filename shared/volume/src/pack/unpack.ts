import type { CancelSignal } from '@archway/worker';
import { allocate } from '../dicom/assemble.ts';
import { inflateExactly } from '../source/inflate.ts';
import { VolumeError } from '../volume-error.ts';
import { bytesPerVoxel, voxelCount, type Volume } from '../volume.ts';
import type { Descriptor } from './descriptor.ts';
import { loadJpegLs, type CodecOptions, type JpegLs } from './jpeg-ls.ts';
import { readPackage, type LoadEntry } from './read-package.ts';
import { sha256 } from './sha256.ts';
import { decodeSlice } from './slice-codec.ts';

export interface UnpackOptions extends CodecOptions {
  /** Called once, before any slice is decoded, with the volume that will fill up. */
  readonly onVolume?: (volume: Volume) => void;
  /** Called after each slice; the slice is in the volume by then. */
  readonly onSlice?: (slice: number, total: number) => void;
  readonly signal?: CancelSignal;
  /** One that is loaded already; it is left alive. */
  readonly codec?: JpegLs;
  /** Most bytes of voxels that may be allocated. */
  readonly budgetBytes?: number;
}

/** Inflates an entry here and now. */
export const loadHere: LoadEntry = async ({ entry, bytes }) =>
  entry.method === 0 ? bytes : inflateExactly(bytes, entry.size, 'chunkDamaged', entry.name);

/**
 * Reads `cbct_{timestamp}.zip` back on this thread, slice by slice; see the client's `unpack` for the parallel one.
 * @throws VolumeError archive, descriptorMissing, descriptorInvalid, chunkMissing, chunkDamaged, checksum, tooLarge, cancelled
 */
export async function unpackVolume(
  zipBytes: Uint8Array,
  options: UnpackOptions = {},
): Promise<{ volume: Volume; descriptor: Descriptor }> {
  const { descriptor, slices } = await readPackage(zipBytes, loadHere);
  const { size, imageType } = descriptor;
  const needed = voxelCount(size) * bytesPerVoxel[imageType.componentType];
  if (options.budgetBytes !== undefined && needed > options.budgetBytes)
    throw new VolumeError('tooLarge', { needed, budget: options.budgetBytes });
  // Before the memory is taken: a descriptor can say anything, slices must be there.
  const streams = await slices();
  const volume: Volume = { ...geometry(descriptor), data: allocate(imageType.componentType, voxelCount(size)) };
  options.onVolume?.(volume);
  const codec = options.codec ?? (await loadJpegLs(options));
  try {
    streams.forEach((stream, slice) => {
      if (options.signal?.aborted) throw new VolumeError('cancelled');
      decodeSlice(codec, stream, [size[0], size[1]], volume.data, slice * size[0] * size[1]);
      options.onSlice?.(slice, size[2]);
    });
  } finally {
    if (!options.codec) codec.dispose();
  }
  if (descriptor.sha256 && descriptor.sha256 !== (await sha256(volume.data))) throw new VolumeError('checksum');
  return { volume, descriptor };
}

/** The volume that a descriptor tells of, without its voxels. */
export const geometry = ({ size, origin, spacing, direction, imageType, name }: Descriptor): Omit<Volume, 'data'> => ({
  size,
  origin,
  spacing,
  direction,
  componentType: imageType.componentType,
  name,
});
