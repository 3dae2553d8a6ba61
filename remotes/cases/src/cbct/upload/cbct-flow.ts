import { CBCT_FILE_LIMIT_MB, type CaseCbct, type Received, type cbctEndpoints } from '@archway/contracts';
import type { StorageScope } from '@archway/storage';
import type { UploadFlow, UploadJob, WorkingState } from '@archway/uploads';
import type { OpenedFiles, VolumeClient, VolumeStep } from '@archway/volume';
import { notesOf, volumeOf } from '@archway/volume/registration';
import { type Choice, isArchiveName, isDirectory } from '../drop/choose-files.ts';
import { NoSeriesError, TooLargeError, cbctFailureOf, mustPackAgain, mustSendAgain } from './cbct-failure.ts';
import { type CbctAbout, type CbctBytes, arrivedCbct, cbctObjects } from './cbct-objects.ts';
import type { CbctStep, CbctUpload } from './cbct-upload.ts';
import { stepShare } from './step-share.ts';

export type CbctRegistration = Received<typeof cbctEndpoints.register>['body'];

/** What the flow needs of the world. */
export interface CbctWorld {
  openVolumes(): Promise<VolumeClient>;
  register(body: CbctRegistration): Promise<CaseCbct>;
  /** Called when the files have been read. */
  opened(found: OpenedFiles): void;
  /** Called when the CT is registered. */
  registered(upload: CbctUpload): Promise<void>;
}

/** What a retry needs, so that nothing is done twice. */
export interface CbctWork {
  /** Null for an upload that a reload has interrupted. */
  readonly choice: Choice | null;
  volumes: VolumeClient | null;
  opened: OpenedFiles | null;
  /** The series that was picked. */
  series: string | null;
  about: CbctAbout | null;
  bytes: CbctBytes | null;
}

export const newCbctWork = (known: Partial<Pick<CbctWork, 'choice' | 'about'>>): CbctWork => ({
  choice: null,
  volumes: null,
  opened: null,
  series: null,
  about: null,
  bytes: null,
  ...known,
});

type Job = UploadJob<CbctUpload, CbctWork, StorageScope, Blob>;

const MEGABYTE = 1024 * 1024;

/** Takes a CT into a case: reads the files, packs the one series or the picked one, sends and registers it. */
export const cbctFlow = (world: CbctWorld): UploadFlow<CbctUpload, CbctWork, StorageScope, Blob> => ({
  async run(job) {
    const { work } = job;
    if (!work.about) {
      if (!(await read(world, job))) return 'asks';
      work.about = await pack(job);
    }
    const { about, bytes } = work;
    job.enter('upload', 'uploading', { activity: null });
    const { zip, quickLookKey } = arrivedCbct(about, await job.send(cbctObjects(about, bytes)));
    job.enter('verify', 'uploading');
    const { caseId, version, fileName, volume, notes } = about;
    const { key: objectName, size, crc64 } = zip;
    const objects = { objectName, quickLookName: quickLookKey, size, crc64 };
    await world.register({ caseId, version, fileName, volume, notes, ...objects });
    return undefined;
  },
  failureOf: (failure, { step }) => cbctFailureOf(failure, step),
  recover(failure, work) {
    if (!work.about) {
      // A worker that failed may be gone for good; the files are read anew.
      closeVolumes(work);
      work.opened = null;
    }
    if (work.choice && mustPackAgain(failure)) Object.assign(work, { about: null, bytes: null, opened: null });
    return mustSendAgain(failure) ? 'sendAgain' : undefined;
  },
  release: closeVolumes,
  succeeded: (upload) => world.registered(upload),
});

/** @returns whether it is known which series is meant */
async function read(world: CbctWorld, job: Job): Promise<boolean> {
  const { work, signal } = job;
  job.enter('read', 'preparing', { activity: null });
  if (!work.opened) {
    work.volumes ??= await world.openVolumes();
    if (signal.aborted) closeVolumes(work);
    signal.throwIfAborted();
    const { files, ignored } = work.choice!;
    const inputs = files.map(({ path, file }) => ({ name: path, blob: file }));
    const found = await work.volumes.open(inputs, { signal, onProgress: progressOf(job, 'read') });
    signal.throwIfAborted();
    const others = ignored.map((file) => ({ file, reason: isDirectory(file) ? 'notAnImage' : 'notDicom' }) as const);
    work.opened = { ...found, setAside: [...found.setAside, ...others] };
    if (work.series === null) world.opened(work.opened);
  }
  job.show({ opened: work.opened, share: 1 });
  const usable = work.opened.series.filter(({ problem }) => problem === null);
  if (usable.length === 0) throw new NoSeriesError(work.opened);
  if (usable.length === 1) work.series ??= usable[0]!.key;
  return work.series !== null;
}

async function pack(job: Job): Promise<CbctAbout> {
  const { work, signal, upload } = job;
  const { dimension, spacing, componentType, key } = work.opened!.series.find((each) => each.key === work.series)!;
  const facts = { size: dimension, spacing, componentType };
  job.enter('compress', 'loading', { activity: null, volume: facts });
  const onProgress = progressOf(job, 'compress');
  const packed = await work.volumes!.pack(key, { timestamp: Date.now(), signal, onProgress });
  signal.throwIfAborted();
  if (packed.zip.byteLength > CBCT_FILE_LIMIT_MB * MEGABYTE) throw new TooLargeError();
  const { zipName, quickLookName, ratio } = packed;
  const volume = volumeOf(packed.descriptor, packed.series);
  const notes = notesOf(work.opened!, packed.notes);
  work.bytes = { zip: blobOf(packed.zip), quickLook: blobOf(packed.quickLook) };
  // The voxels are several times as large as what is sent.
  closeVolumes(work);
  job.show({ volume, notes, ratio });
  return { ...upload.place, fileName: work.choice!.name, zipName, quickLookName, volume, notes, ratio };
}

/** Voxels are loaded and put in order, and then compressed. */
const stateOf = (step: CbctStep, activity: VolumeStep): WorkingState => {
  if (step === 'read') return 'preparing';
  return activity === 'compress' || activity === 'zip' ? 'compressing' : 'loading';
};

/** Tells of what is done in a step, and how far that is. */
function progressOf(job: Job, step: CbctStep): (activity: VolumeStep, share: number) => void {
  const { choice } = job.work;
  const isArchive = choice?.files.length === 1 && isArchiveName(choice.files[0]!.path);
  return (activity, share) => {
    job.become(stateOf(step, activity));
    job.advance(stepShare(step, activity, share, isArchive), { activity });
  };
}

function closeVolumes(work: CbctWork): void {
  work.volumes?.dispose();
  work.volumes = null;
}

const blobOf = (bytes: Uint8Array): Blob => new Blob([bytes as Uint8Array<ArrayBuffer>]);
