import JSZip from 'jszip';
import { VolumeError } from '../volume-error.ts';
import { voxelCount, voxels, type Volume } from '../volume.ts';
import { chunkHeader, decodeChunk } from './chunk.ts';
import { parseDescriptor, type ChunkPlace, type Descriptor } from './descriptor.ts';
import { loadJpegLs, type CodecOptions } from './jpeg-ls.ts';
import type { CancelSignal } from './pack.ts';
import { sha256 } from './sha256.ts';

export interface UnpackOptions extends CodecOptions {
  /** Called once, before any slice is decoded, with the volume that will fill up. */
  readonly onVolume?: (volume: Volume) => void;
  /** Called after each slice; the slice is in the volume by then. */
  readonly onSlice?: (slice: number, total: number) => void;
  readonly signal?: CancelSignal;
  /** Most bytes of voxels that may be allocated. */
  readonly budgetBytes?: number;
}

const bytesPerVoxel = { int16: 2, int32: 4 } as const;

/**
 * Reads `cbct_{timestamp}.zip` back, slice by slice, so that the first image stands before all is decoded.
 * @throws VolumeError archive, descriptorMissing, descriptorInvalid, chunkMissing, chunkDamaged, checksum, tooLarge, cancelled
 */
export async function unpackVolume(
  zipBytes: Uint8Array,
  options: UnpackOptions = {},
): Promise<{ volume: Volume; descriptor: Descriptor }> {
  const zip = await JSZip.loadAsync(zipBytes).catch(() => {
    throw new VolumeError('archive');
  });
  const described = zip.file('desc.json');
  if (!described) throw new VolumeError('descriptorMissing');
  const descriptor = parseDescriptor(await described.async('string'));
  const { size, imageType } = descriptor;
  const needed = voxelCount(size) * bytesPerVoxel[imageType.componentType];
  if (options.budgetBytes !== undefined && needed > options.budgetBytes)
    throw new VolumeError('tooLarge', { needed, budget: options.budgetBytes });
  const volume: Volume = { ...geometry(descriptor), data: voxels(imageType.componentType, voxelCount(size)) };
  options.onVolume?.(volume);
  const codec = await loadJpegLs(options);
  try {
    for (const place of await places(zip, descriptor)) {
      const entry = zip.file(place.file);
      if (!entry) throw new VolumeError('chunkMissing', { file: place.file });
      const bytes = await entry.async('uint8array').catch(() => {
        throw new VolumeError('chunkDamaged', { file: place.file });
      });
      const head = chunkHeader(bytes);
      const fits = head.width === size[0] && head.height === size[1] && head.componentType === imageType.componentType;
      if (!fits) throw new VolumeError('chunkDamaged', { file: place.file });
      decodeChunk(codec, bytes, volume.data, place.firstSlice * size[0] * size[1], (slice) => {
        if (options.signal?.aborted) throw new VolumeError('cancelled');
        options.onSlice?.(place.firstSlice + slice, size[2]);
      });
    }
  } finally {
    codec.dispose();
  }
  if (descriptor.sha256 && descriptor.sha256 !== (await sha256(volume.data))) throw new VolumeError('checksum');
  return { volume, descriptor };
}

const geometry = ({ size, origin, spacing, direction, imageType, name }: Descriptor): Omit<Volume, 'data'> => ({
  size,
  origin,
  spacing,
  direction,
  componentType: imageType.componentType,
  name,
});

/** Older packages list no chunks: they are `dicom{i}.ls` in the order of i, each telling its own number of slices. */
async function places(zip: JSZip, descriptor: Descriptor): Promise<readonly ChunkPlace[]> {
  if (descriptor.chunks) return descriptor.chunks;
  const found: ChunkPlace[] = [];
  let next = 0;
  for (let index = 0; next < descriptor.size[2]; index += 1) {
    const file = `dicom${index}.ls`;
    const entry = zip.file(file);
    if (!entry) throw new VolumeError('chunkMissing', { file });
    const { slices } = chunkHeader(await entry.async('uint8array'));
    found.push({ file, firstSlice: next, slices });
    next += slices;
  }
  if (next !== descriptor.size[2]) throw new VolumeError('descriptorInvalid');
  return found;
}
