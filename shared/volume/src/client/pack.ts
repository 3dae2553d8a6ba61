import { BlockMean } from '../pack/block-mean.ts';
import { chunkOf, slicesPerChunk, type ChunkHeader } from '../pack/chunk.ts';
import { describe, type ChunkPlace, type VolumeSource } from '../pack/descriptor.ts';
import { quickLookBlock } from '../pack/quick-look.ts';
import { bytesOf, sha256Here } from '../pack/sha256.ts';
import { writeZip, type ZipFile } from '../pack/write-zip.ts';
import type { PackedVolume } from '../pack/pack.ts';
import { bytesOfAll, checkVoxels } from '../pack/package-limits.ts';
import { VolumeError } from '../volume-error.ts';
import { isShared, voxelCount, type Volume } from '../volume.ts';
import type { Voxels } from '../worker/messages.ts';
import type { VolumePool } from '../worker/pool.ts';
import type { VolumeStep } from './api.ts';
import { pause, type Task } from './task.ts';

/** Slices that one worker compresses at a time; fewer when there are few for all. */
const BATCH = 8;

type Tell = (step: VolumeStep, fraction: number) => void;

interface Streams {
  readonly header: ChunkHeader;
  readonly slices: Uint8Array[];
}

/** What is left of a volume once it is compressed: plain values, for a function made beside the voxels would hold on to them. */
interface Compressed {
  readonly streams: Streams;
  readonly quickLook: Uint8Array;
  readonly geometry: Omit<Volume, 'data'>;
  readonly sha256: string;
  readonly source: VolumeSource;
}

/**
 * Packs a volume over the workers. It is made here and let go as soon as it is compressed, before the zip is written.
 * @throws VolumeError noImageData, quickLookFailed, cancelled, codecModule, and what `make` throws
 */
export async function packOver(
  pool: VolumePool,
  task: Task,
  make: () => Promise<{ volume: Volume; source: VolumeSource }>,
  { timestamp, onProgress }: { timestamp: string | number; onProgress: Tell },
): Promise<PackedVolume> {
  const { streams, quickLook, geometry, sha256, source } = await compress(pool, task, await make(), onProgress);
  const { files, places } = chunksOf(streams);
  const descriptor = describe(geometry, places, sha256, source);
  task.check();
  const text = JSON.stringify(descriptor);
  const zip = await writeZip([...files.splice(0), { name: 'desc.json', bytes: text, deflate: true }], (fraction) =>
    onProgress('zip', fraction),
  );
  task.check();
  return {
    zipName: `cbct_${timestamp}.zip`,
    zip,
    quickLookName: `cbct_${timestamp}.ls`,
    quickLook,
    descriptor,
  };
}

async function compress(
  pool: VolumePool,
  task: Task,
  { volume, source }: { volume: Volume; source: VolumeSource },
  onProgress: Tell,
): Promise<Compressed> {
  const [width, height, depth] = volume.size;
  const sliceVoxels = width * height;
  if (sliceVoxels * depth === 0 || volume.data.length !== voxelCount(volume.size)) throw new VolumeError('noImageData');
  // In plain code: Web Crypto would copy the whole volume first.
  const digest = sha256Here(bytesOf(volume.data), pause);
  const streams = await encodeOver(
    pool,
    task,
    [width, height, depth],
    // Shared memory is seen by the workers; other slices are copied, for the volume itself is still needed.
    (k) => volume.data[isShared(volume.data) ? 'subarray' : 'slice'](k * sliceVoxels, (k + 1) * sliceVoxels),
    (fraction) => onProgress('compress', fraction * 0.95),
  );
  checkVoxels(bytesOfAll(streams), volume.size, volume.componentType, 'noImageData');
  const quickLook = await quickLookOf(volume, pool, task);
  const sha256 = await digest;
  onProgress('compress', 1);
  const { size, origin, spacing, direction, componentType, name } = volume;
  return {
    streams: { header: { componentType, width, height, slices: depth }, slices: streams },
    geometry: { size, origin, spacing, direction, componentType, name },
    sha256,
    source,
    quickLook,
  };
}

/** The volume once more, small. @throws VolumeError cancelled; quickLookFailed with its `reason` where that is known */
async function quickLookOf(volume: Volume, pool: VolumePool, task: Task): Promise<Uint8Array> {
  try {
    const { width, height, slices } = await smallOf(volume, task);
    const size = [width, height, slices.length] as const;
    const streams = await encodeOver(
      pool,
      task,
      size,
      (k) => slices[k]!,
      () => undefined,
    );
    return chunkOf({ componentType: volume.componentType, width, height, slices: slices.length }, streams);
  } catch (failure) {
    if (failure instanceof VolumeError && failure.code === 'cancelled') throw failure;
    // What JavaScript says of memory that is not there.
    const reason = failure instanceof RangeError ? 'tooLarge' : failure instanceof VolumeError ? failure.code : null;
    throw new VolumeError('quickLookFailed', reason ? { reason } : {});
  }
}

/** Chunks of compressed slices, which are let go one chunk after the other. */
function chunksOf({ header, slices }: Streams): { files: ZipFile[]; places: ChunkPlace[] } {
  const places: ChunkPlace[] = [];
  const files: ZipFile[] = [];
  const step = slicesPerChunk(header.width * header.height);
  for (let first = 0; first < header.slices; first += step) {
    const count = Math.min(step, header.slices - first);
    const name = `dicom${places.length}.ls`;
    places.push({ file: name, firstSlice: first, slices: count });
    files.push({
      name,
      bytes: chunkOf({ ...header, slices: count }, slices.slice(first, first + count)),
      deflate: false,
    });
    slices.fill(EMPTY, first, first + count);
  }
  return { files, places };
}

const EMPTY = new Uint8Array(0);

/** Slices compressed over the workers, in order. */
async function encodeOver(
  pool: VolumePool,
  task: Task,
  [width, height, depth]: readonly [number, number, number],
  sliceAt: (index: number) => Voxels,
  onProgress: (fraction: number) => void,
): Promise<Uint8Array[]> {
  const streams = new Array<Uint8Array>(depth).fill(EMPTY);
  const batch = Math.max(1, Math.min(BATCH, Math.ceil(depth / (pool.size * 8))));
  let done = 0;
  await task.inParallel(pool.size + 1, Math.ceil(depth / batch), async (index) => {
    const first = index * batch;
    const slices = Array.from({ length: Math.min(batch, depth - first) }, (_, k) => sliceAt(first + k));
    const transfer = slices.filter((slice) => !isShared(slice)).map((slice) => slice.buffer as ArrayBuffer);
    const encoded = await pool.run('encode', { slices, width, height }, { transfer, signal: task });
    encoded.forEach((stream, k) => (streams[first + k] = stream));
    done += encoded.length;
    onProgress(done / depth);
  });
  return streams;
}

/** Milliseconds of one thread's work between two pauses. */
const STRETCH = 12;

/** The slices of the quick look, averaged without holding the thread. */
async function smallOf(volume: Volume, task: Task): Promise<{ width: number; height: number; slices: Voxels[] }> {
  const block = quickLookBlock(volume.size);
  const [columns, rows, depth] = volume.size;
  const means = new BlockMean(columns, rows, block);
  const slices: Voxels[] = [];
  let since = performance.now();
  for (let k = 0; k < Math.floor(depth / block[2]) * block[2]; k += 1) {
    means.add(volume.data.subarray(k * columns * rows, (k + 1) * columns * rows));
    if (means.full) slices.push(means.take(volume.componentType));
    if (performance.now() - since > STRETCH) {
      await pause();
      task.check();
      since = performance.now();
    }
  }
  return { width: means.width, height: means.height, slices };
}
