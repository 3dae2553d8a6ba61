import { allocate } from '../dicom/assemble.ts';
import type { Block } from '../pack/block-mean.ts';
import type { Descriptor } from '../pack/descriptor.ts';
import { reducedGeometry } from '../pack/quick-look.ts';
import { readPackage, type LoadEntry } from '../pack/read-package.ts';
import { sha256 } from '../pack/sha256.ts';
import { geometry, loadHere } from '../pack/unpack.ts';
import { VolumeError } from '../volume-error.ts';
import { isShared, voxelCount, type Volume } from '../volume.ts';
import type { VolumePool } from '../worker/pool.ts';
import type { UnpackedView, UnpackViewOptions, ViewInfo } from './api.ts';
import type { Task } from './task.ts';
import { viewBlock, VIEW_BUDGET } from './view-plan.ts';

/** Slices that one worker decodes at a time: few, so that images come soon and steadily. */
const BATCH = 4;
/** Entries up to this are inflated at once, without a worker. */
const SMALL = 65_536;

export async function unpackOver(
  pool: VolumePool,
  task: Task,
  zip: Uint8Array,
  { budgetBytes = VIEW_BUDGET, onVolume, onSlices, onProgress }: UnpackViewOptions,
): Promise<UnpackedView> {
  // A whole volume is compared with its own checksum in the end; a reduced one only by those of the zip's entries.
  let compare = false;
  const load: LoadEntry = async (stored) => {
    const { entry, bytes } = stored;
    if (entry.size <= SMALL || (entry.method === 0 && !compare)) return loadHere(stored);
    const { method, size, crc, name: file } = entry;
    const copy = bytes.slice();
    return pool.run('entry', { bytes: copy, method, size, crc, file }, { transfer: [copy.buffer], signal: task });
  };
  const { descriptor, slices } = await readPackage(zip, load);
  const block = viewBlock(descriptor, budgetBytes);
  compare = block.some((step) => step > 1);
  // Before the memory is taken: a descriptor can say anything, slices must be there.
  const streams = await slices();
  const { volume, shared } = emptyView(descriptor, block);
  const info: ViewInfo = { reducedBy: block, fullSize: descriptor.size };
  onVolume?.(volume, info);
  task.check();
  await decodeOver(pool, task, { descriptor, block, streams, view: volume, shared }, (first, count, fraction) => {
    onSlices?.(first, count);
    onProgress?.('decode', fraction);
  });
  if (!compare && descriptor.sha256 && descriptor.sha256 !== (await digestOf(pool, task, volume, shared)))
    throw new VolumeError('checksum');
  return { volume, descriptor, info };
}

/** The view with all voxels zero; in shared memory where there is any. @throws VolumeError tooLarge */
function emptyView(descriptor: Descriptor, block: Block): { volume: Volume; shared: boolean } {
  const whole = geometry(descriptor);
  const reduced = { ...whole, ...reducedGeometry(whole, block) };
  const count = voxelCount(reduced.size);
  const data = allocate(whole.componentType, count, true);
  return { volume: { ...reduced, data }, shared: isShared(data) };
}

interface Decoding {
  readonly descriptor: Descriptor;
  readonly block: Block;
  readonly streams: readonly Uint8Array[];
  readonly view: Volume;
  readonly shared: boolean;
}

async function decodeOver(
  pool: VolumePool,
  task: Task,
  { descriptor, block, streams, view, shared }: Decoding,
  onSlices: (first: number, count: number, fraction: number) => void,
): Promise<void> {
  const [width, height] = descriptor.size;
  const { componentType, size, data } = view;
  const batches = middleFirst(Math.ceil(size[2] / BATCH));
  let done = 0;
  await task.inParallel(pool.size + 1, batches.length, async (index) => {
    const first = batches[index]! * BATCH;
    const count = Math.min(BATCH, size[2] - first);
    const parts = streams.slice(first * block[2], (first + count) * block[2]).map((each) => each.slice());
    const { values } = await pool.run(
      'decode',
      { streams: parts, width, height, componentType, block, first, shared: shared ? data : null },
      { transfer: parts.map(({ buffer }) => buffer), signal: task },
    );
    if (values) data.set(values, first * size[0] * size[1]);
    done += count;
    onSlices(first, count, done / size[2]);
  });
}

/** A viewer opens in the middle, and goes up and down from there. */
const middleFirst = (count: number): number[] => {
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, index) => index).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
};

/** Web Crypto takes no shared memory, so a worker does it in plain code. */
const digestOf = (pool: VolumePool, task: Task, { data }: Volume, shared: boolean): Promise<string> =>
  shared ? pool.run('digest', { values: data }, { signal: task }) : sha256(data);
