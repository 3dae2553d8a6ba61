import { Assembly } from '../dicom/assemble.ts';
import { plansOf, type SlicePlan } from '../dicom/slice-values.ts';
import type { Stack } from '../dicom/geometry.ts';
import type { FileSource } from '../source/file-source.ts';
import { VolumeError, type VolumeErrorCode } from '../volume-error.ts';
import type { Volume } from '../volume.ts';
import type { FilePlan } from '../worker/messages.ts';
import type { VolumePool } from '../worker/pool.ts';
import type { Opened } from './open.ts';
import type { OpenedSeries } from '../series/choice.ts';
import type { Task } from './task.ts';

/** Slices that one worker reads at a time. */
const BATCH = 8;

/** A series of the opened files whose slices can be put in order. @throws VolumeError noImageData, gantryTilt… */
export function chosen(opened: Opened | undefined, key: string): { each: OpenedSeries; stacked: Stack } {
  const each = opened?.series.get(key);
  if (!each) throw new VolumeError('noImageData', { series: key });
  const { stacked, choice } = each;
  if (!stacked || (choice.problem && choice.problem !== 'singleImage'))
    throw new VolumeError(choice.problem ?? 'noImageData');
  return { each, stacked };
}

interface Assembling {
  readonly stacked: Stack;
  readonly name: string;
  readonly sources: ReadonlyMap<string, FileSource>;
  /** In memory that workers see, where there is such. */
  readonly shared: boolean;
}

/** What lies in the slices, whose heads have been read before, and not in memory, workers or modules. */
const ofSlices: ReadonlySet<VolumeErrorCode> = new Set(['noImageData', 'unsupportedDataType', 'truncated', 'archive']);

const unmerged = (failure: unknown): unknown =>
  failure instanceof VolumeError && ofSlices.has(failure.code)
    ? new VolumeError('notMerged', { ...failure.values, reason: failure.code })
    : failure;

/**
 * Reads the slices of a series over the workers and puts them together here.
 * @throws VolumeError notMerged with the `reason` that lies in a slice; cancelled, tooLarge, workerFailed
 */
export async function assembleOver(
  pool: VolumePool,
  task: Task,
  { stacked, name, sources, shared }: Assembling,
  onSlice: (fraction: number) => void,
): Promise<Volume> {
  const assembly = new Assembly(stacked, name, shared);
  const batches = batchesOf(plansOf(stacked), sources);
  let done = 0;
  // Two for each worker: one that it works on, one that waits.
  const reading = task.inParallel(pool.size * 2, batches.length, async (index) => {
    await pool.run(
      'slices',
      { files: batches[index]! },
      {
        signal: task,
        onProgress(piece) {
          if (task.aborted) return;
          assembly.place(piece.index, piece.values);
          done += 1;
          onSlice(done / stacked.slices.length);
        },
      },
    );
  });
  await reading.catch((failure: unknown) => {
    throw unmerged(failure);
  });
  return assembly.volume;
}

/**
 * Slices in batches, those of one file together. A file that must be inflated as a whole is one batch, however many slices
 * it holds, for every batch would inflate it again.
 */
function batchesOf(plans: readonly SlicePlan[], sources: ReadonlyMap<string, FileSource>): FilePlan[][] {
  const byFile = new Map<string, SlicePlan[]>();
  for (const plan of plans) {
    const file = byFile.get(plan.header.file);
    if (file) file.push(plan);
    else byFile.set(plan.header.file, [plan]);
  }
  const batches: FilePlan[][] = [];
  let batch: FilePlan[] = [];
  let size = 0;
  for (const [file, slices] of byFile) {
    const source = sources.get(file)!;
    const whole = slices[0]!.header.pixels.deflatedFrom !== undefined || source.entry?.method === 8;
    for (let at = 0; at < slices.length; at += whole ? slices.length : BATCH) {
      const part = whole ? slices : slices.slice(at, at + BATCH);
      batch.push({ source, slices: part });
      size += part.length;
      if (size >= BATCH) {
        batches.push(batch);
        [batch, size] = [[], 0];
      }
    }
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
