import type { CaseModel, Received, modelsEndpoints } from '@archway/contracts';
import type { IntakeOutput, MeshFile, MeshWorkerStep } from '@archway/mesh';
import { type StorageScope, extensionOf } from '@archway/storage';
import { type UploadFlow, type UploadJob, type WorkingState, noteOf } from '@archway/uploads';
import { isLostByServer } from '../../uploads/lost-objects.ts';
import { caseScope } from '../../uploads/storage-client.ts';
import { modelFailureOf } from './model-failure.ts';
import type { ModelPlace, ModelUpload } from './model-upload.ts';
import type { PrepareOptions } from './prepare-model.ts';

export type ModelRegistration = Received<typeof modelsEndpoints.register>['body'];

/** What is known of a model before its bytes have arrived; it is kept beside them. */
export type AboutModel = Omit<ModelRegistration, 'objectName' | 'size' | 'crc64'>;

/** Of the notes that are kept with interrupted uploads. */
export const MODEL_NOTE = 'model';

/** The mesh itself is not kept: it is several times as large as its file. */
type Prepared = Pick<IntakeOutput, 'files' | 'report'>;

export interface ModelWork {
  /** Null for an upload that a reload has interrupted: then the rest is known. */
  readonly file: File | null;
  prepared?: Prepared;
  about?: AboutModel;
  /** Of the object that is registered. */
  objectName?: string;
}

/** What the flow uses of the world. */
export interface ModelWorld {
  /** @throws MeshError */
  prepare(file: File, options: PrepareOptions): Promise<IntakeOutput>;
  /** Makes a stored object a model file of the case. */
  register(body: ModelRegistration): Promise<CaseModel>;
  /** Everything that shows model files asks again. */
  refresh(): Promise<void>;
}

type Job = UploadJob<ModelUpload, ModelWork, StorageScope, Blob>;

/** What is compressed is loaded again, to be compared with what was read. */
const stateOf: Readonly<Record<MeshWorkerStep, WorkingState>> = {
  read: 'preparing',
  clean: 'preparing',
  repair: 'preparing',
  convert: 'preparing',
  compress: 'compressing',
  check: 'loading',
  analyse: 'loading',
};

/** Takes a model file into a case: reads, cleans and compresses it, sends it, and its original where that differs. */
export const modelFlow = (world: ModelWorld): UploadFlow<ModelUpload, ModelWork, StorageScope, Blob> => ({
  async run(job) {
    const { work, upload } = job;
    const { place } = upload;
    if (work.file && !work.about) {
      const prepared = (work.prepared ??= await prepare(world, job, work.file));
      const { drcFile, originFile } = prepared.files;
      const original = originFile ? await sendOriginal(job, renamed(originFile, drcFile)) : null;
      work.about = aboutOf(place, work.file, prepared, original);
      work.objectName = drcFile.name;
    }
    const about = work.about!;
    const name = work.objectName!;
    const file = work.prepared ? blobOf(work.prepared.files.drcFile) : null;
    job.enter('upload', 'uploading');
    const scope = caseScope(place, 'model');
    // Small as it may be by now: it took its time to prepare, and a closed page shall not lose it.
    const object = { scope, name, file, note: noteOf(MODEL_NOTE, about), resumable: true };
    const stored = (await job.send([object])).get(name)!;
    job.enter('register', 'uploading');
    const { key: objectName, size, crc64 } = stored;
    await world.register({ ...about, objectName, size, crc64 });
  },
  failureOf: modelFailureOf,
  recover(failure, work) {
    if (!isLostByServer(failure)) return undefined;
    // The original has to travel again, too.
    if (work.prepared) delete work.about;
    return 'sendAgain';
  },
  succeeded: () => world.refresh(),
});

async function prepare(world: ModelWorld, job: Job, file: File): Promise<Prepared> {
  job.enter('prepare', 'preparing', { activity: 'read' });
  const { files, report, analysis } = await world.prepare(file, {
    signal: job.signal,
    onProgress(activity, share) {
      job.become(stateOf[activity]);
      job.show({ activity, share });
    },
  });
  job.show({ activity: null, report, analysis: analysis ?? null });
  return { files, report };
}

/** @returns the key of the stored original */
async function sendOriginal(job: Job, { name, bytes }: MeshFile): Promise<string> {
  job.enter('uploadOriginal', 'uploadingOriginal');
  const scope = caseScope(job.upload.place, 'model');
  const arrived = await job.send([{ scope, name, file: blobOf({ bytes }) }]);
  return arrived.get(name)!.key;
}

const blobOf = ({ bytes }: Pick<MeshFile, 'bytes'>): Blob => new Blob([bytes as Uint8Array<ArrayBuffer>]);

/** Beside the compressed file, under a name that no disk can make awkward. */
const renamed = (origin: MeshFile, { name }: MeshFile): MeshFile => ({
  ...origin,
  name: `origin_${name.replace(/\.drc$/, '')}.${extensionOf(origin.name)}`,
});

function aboutOf(place: ModelPlace, file: File, { report }: Prepared, originObjectName: string | null): AboutModel {
  const cleaned = Object.entries(report.clean).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    ...place,
    fileName: file.name,
    originObjectName,
    vertices: report.counts.vertices,
    triangles: report.counts.triangles,
    cleaning: Object.fromEntries(cleaned),
  };
}
