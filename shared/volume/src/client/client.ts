import type { WorkerPort } from '@archway/worker';
import { VolumeError } from '../volume-error.ts';
import type { VolumeSource } from '../pack/descriptor.ts';
import { LARGEST_PACKAGE } from '../pack/package-limits.ts';
import type { StackNotes } from '../dicom/geometry.ts';
import type { SeriesChoice } from '../series/choice.ts';
import { bytesOfBlob, type BlobLike } from '../source/bytes.ts';
import type { Volume } from '../volume.ts';
import { VolumePool } from '../worker/pool.ts';
import type { PackedSeries, VolumeClient, VolumeStep, VolumeTaskOptions } from './api.ts';
import { assembleOver, chosen } from './assemble.ts';
import { openFiles, type Opened } from './open.ts';
import { packOver } from './pack.ts';
import { quickLookOver } from './quick-look.ts';
import { Task } from './task.ts';
import { unpackOver } from './unpack.ts';

/** Workers when the machine does not say how many cores it has. */
const UNKNOWN_CORES = 4;
/** Reasons that are kept in the descriptor; a folder of thousands of photos need not be. */
const MOST_REASONS = 200;

export interface VolumeClientOptions {
  readonly createWorker: () => WorkerPort;
  /** Of the machine (`navigator.hardwareConcurrency`); one worker for each. */
  readonly cores?: number | undefined;
  /** A worker that says nothing for so many milliseconds is given up as `workerFailed`. */
  readonly silenceMs?: number | undefined;
}

/** The page's (or the tool's) side of the workers that read, pack and unpack volumes. */
export function createVolumeClient({ createWorker, cores, silenceMs }: VolumeClientOptions): VolumeClient {
  const pool = new VolumePool(createWorker, cores && cores > 0 ? cores : UNKNOWN_CORES, silenceMs);
  let opened: Opened | undefined;

  const assemble = async (
    task: Task,
    key: string,
    tell: (step: VolumeStep, fraction: number) => void,
    shared = false,
  ) => {
    const { each, stacked } = chosen(opened, key);
    tell('read', 0);
    const input = { stacked, name: each.choice.name, sources: opened!.sources, shared };
    const volume = await assembleOver(pool, task, input, (fraction) => tell('read', fraction));
    tell('assemble', 1);
    const choice = { ...each.choice, componentType: volume.componentType };
    return { volume, notes: stacked.notes, choice };
  };

  return {
    open: (inputs, options = {}) =>
      startTask(options, async (task) => {
        opened = undefined;
        pool.takeBackBlobs();
        opened = await openFiles(pool, task, inputs, options);
        return opened.files;
      }),
    assemble: (key, options = {}) =>
      startTask(options, async (task) => {
        const { volume, notes } = await assemble(task, key, teller(options));
        return { volume, notes };
      }),
    pack: (key, { timestamp, ...options }) =>
      startTask(options, async (task): Promise<PackedSeries> => {
        const { each } = chosen(opened, key);
        if (each.choice.problem) throw new VolumeError(each.choice.problem);
        let found: { notes: StackNotes; series: SeriesChoice; bytes: number } | undefined;
        // The volume passes through without a name here, so that it can be let go before the zip is written.
        const make = async (): Promise<{ volume: Volume; source: VolumeSource }> => {
          const { volume, notes, choice } = await assemble(task, key, teller(options), true);
          found = { notes, series: choice, bytes: volume.data.byteLength };
          return { volume, source: sourceOf(opened!, choice, notes) };
        };
        const packed = await packOver(pool, task, make, { timestamp, onProgress: teller(options) });
        const { notes, series, bytes } = found!;
        return { ...packed, ratio: bytes / packed.zip.length, notes, series };
      }),
    unpack: (zip, options = {}) =>
      startTask(options, async (task) => unpackOver(pool, task, await wholeOf(zip), options)),
    quickLook: (bytes, of) =>
      startTask({}, (task) => quickLookOver(pool, task, ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes), of)),
    dispose() {
      pool.takeBackBlobs();
      void pool.close();
    },
  };
}

const startTask = <T>({ signal }: VolumeTaskOptions, work: (task: Task) => Promise<T>): Promise<T> => {
  const task = new Task(signal);
  return task.run(() => work(task));
};

const teller =
  ({ onProgress }: VolumeTaskOptions) =>
  (step: VolumeStep, fraction: number): void =>
    onProgress?.(step, fraction);

async function wholeOf(zip: BlobLike | ArrayBuffer | Uint8Array): Promise<Uint8Array> {
  if (ArrayBuffer.isView(zip)) return zip;
  if (!('arrayBuffer' in zip)) return new Uint8Array(zip);
  const bytes = bytesOfBlob(zip);
  if (bytes.size > LARGEST_PACKAGE) throw new VolumeError('archiveTooLarge', { bytes: bytes.size });
  return bytes.read(0, bytes.size);
}

/** Where the voxels come from, and what was left out of them. */
function sourceOf({ files, series }: Opened, choice: SeriesChoice, notes: StackNotes): VolumeSource {
  const { duplicates, ...shape } = notes;
  const setAside = [...files.setAside, ...duplicates.map((file) => ({ file, reason: 'duplicate' }))];
  return {
    series: choice.series,
    modality: choice.modality,
    slicesRead: series.get(choice.key)!.stacked!.slices.length,
    setAside: setAside.slice(0, MOST_REASONS),
    ...(setAside.length > MOST_REASONS ? { setAsideCount: setAside.length } : {}),
    notes: shape,
  };
}
