import type { CancelSignal } from '@archway/worker';
import JSZip from 'jszip';
import { VolumeError } from '../volume-error.ts';
import { voxelCount, type Volume } from '../volume.ts';
import { encodeChunk, slicesPerChunk } from './chunk.ts';
import { describe, type ChunkPlace, type Descriptor, type VolumeSource } from './descriptor.ts';
import { loadJpegLs, type CodecOptions, type JpegLs } from './jpeg-ls.ts';
import { checkVoxels } from './package-limits.ts';
import { reduce } from './quick-look.ts';
import { sha256 } from './sha256.ts';

export interface PackOptions extends CodecOptions {
  /** Stands in the file names; milliseconds or an id of the caller. */
  readonly timestamp: string | number;
  readonly source?: VolumeSource;
  /** One that is loaded already; it is left alive. */
  readonly codec?: JpegLs;
  /** 0 to 1 over the slices. */
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: CancelSignal;
}

export interface PackedVolume {
  /** `cbct_{timestamp}.zip` */
  readonly zipName: string;
  readonly zip: Uint8Array;
  /** `cbct_{timestamp}.ls`: one chunk with the volume reduced to at most 256 a side. */
  readonly quickLookName: string;
  readonly quickLook: Uint8Array;
  readonly descriptor: Descriptor;
}

/**
 * Packs a volume without loss. Chunks are compressed already, so the zip stores them; the descriptor is deflated.
 * @throws VolumeError noImageData, cancelled
 */
export async function packVolume(volume: Volume, options: PackOptions): Promise<PackedVolume> {
  const [width, height, depth] = volume.size;
  if (voxelCount(volume.size) === 0 || volume.data.length !== voxelCount(volume.size))
    throw new VolumeError('noImageData');
  const codec = options.codec ?? (await loadJpegLs(options));
  try {
    const zip = new JSZip();
    const places: ChunkPlace[] = [];
    const step = slicesPerChunk(width * height);
    let compressed = 0;
    for (let first = 0; first < depth; first += step) {
      const slices = Math.min(step, depth - first);
      const part = volume.data.subarray(first * width * height, (first + slices) * width * height);
      const bytes = encodeChunk(codec, part, width, height, (done) => {
        if (options.signal?.aborted) throw new VolumeError('cancelled');
        options.onProgress?.((first + done) / depth);
      });
      compressed += bytes.length;
      const file = `dicom${places.length}.ls`;
      places.push({ file, firstSlice: first, slices });
      zip.file(file, bytes, { compression: 'STORE' });
    }
    checkVoxels(compressed, volume.size, volume.componentType, 'noImageData');
    const descriptor = describe(volume, places, await sha256(volume.data), options.source ?? {});
    zip.file('desc.json', JSON.stringify(descriptor), { compression: 'DEFLATE', compressionOptions: { level: 6 } });
    const small = reduce(volume);
    return {
      zipName: `cbct_${options.timestamp}.zip`,
      zip: await zip.generateAsync({ type: 'uint8array' }),
      quickLookName: `cbct_${options.timestamp}.ls`,
      quickLook: encodeChunk(codec, small.data, small.size[0], small.size[1]),
      descriptor,
    };
  } finally {
    if (!options.codec) codec.dispose();
  }
}
