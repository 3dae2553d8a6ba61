import { endpoints } from '@archway/contracts';
import type { IntakeOutput, MeshFile } from '@archway/mesh';
import { ApiError, invalidate } from '@archway/platform';
import { type UploadedObject, extensionOf } from '@archway/storage';
import { failureOf, wasCancelled } from './failure-of.ts';
import { guardLeaving } from './leave-guard.ts';
import { type ModelPlace, type UploadStage, newUpload, placeKey } from './model-upload.ts';
import { prepareModel } from './prepare-model.ts';
import { putModelObject } from './put-model-object.ts';
import { toNote } from './interrupted-note.ts';
import { type Registration, registerModel } from './storage-client.ts';
import { uploadStore } from './upload-store.ts';

/** The mesh itself is not kept: it is several times as large as its file. */
type Prepared = Pick<IntakeOutput, 'files' | 'report' | 'analysis'>;

/** What a retry needs: the file, and what was made of it, so that nothing is done twice. */
interface Work {
  readonly file: File;
  readonly abort: AbortController;
  prepared?: Prepared;
  original?: UploadedObject;
  compressed?: UploadedObject;
}

const works = new Map<string, Work>();

/** Takes a chosen file into the case: prepares, uploads and registers it. An upload to the same place is ended first. */
export function startUpload(place: ModelPlace, file: File): void {
  cancelUpload(place);
  works.set(placeKey(place), { file, abort: new AbortController() });
  uploadStore.put(newUpload(place, file));
  void run(place);
}

export function cancelUpload(place: ModelPlace): void {
  const work = works.get(placeKey(place));
  if (!work || uploadStore.get(place)?.state !== 'running') return;
  work.abort.abort();
  uploadStore.patch(place, { state: 'cancelled', speed: null });
}

/** Goes on where a failed or cancelled upload stopped. */
export function retryUpload(place: ModelPlace): void {
  const work = works.get(placeKey(place));
  if (!work) return;
  works.set(placeKey(place), { ...work, abort: new AbortController() });
  uploadStore.patch(place, { state: 'running', failure: null, share: 0, speed: null });
  void run(place);
}

/** Forgets an upload that has ended. */
export function dismissUpload(place: ModelPlace): void {
  cancelUpload(place);
  works.delete(placeKey(place));
  uploadStore.remove(place);
}

const lost: readonly string[] = ['fileNotUploaded', 'checksumMismatch'];

async function run(place: ModelPlace): Promise<void> {
  const work = works.get(placeKey(place));
  if (!work) return;
  const { signal } = work.abort;
  const current = (): boolean => works.get(placeKey(place)) === work;
  try {
    const prepared = (work.prepared ??= await prepare(place, work, signal));
    const { drcFile, originFile } = prepared.files;
    if (originFile) work.original ??= await put(place, 'uploadOriginal', renamed(originFile, drcFile), signal);
    const about = registrationOf(place, work, prepared);
    work.compressed ??= await put(place, 'upload', drcFile, signal, toNote(about));
    uploadStore.patch(place, { stage: 'register', share: 0, speed: null });
    const { key: objectName, size, crc64 } = work.compressed;
    await registerModel({ ...about, objectName, size, crc64 });
    if (!current()) return;
    uploadStore.patch(place, { state: 'done', share: 1 });
    await refreshModels();
    dismissUpload(place);
  } catch (failure) {
    // What the server does not find, or finds changed, has to travel again.
    if (failure instanceof ApiError && lost.includes(failure.name)) {
      delete work.compressed;
      delete work.original;
    }
    if (!current()) return;
    if (wasCancelled(failure, signal)) uploadStore.patch(place, { state: 'cancelled', speed: null });
    else uploadStore.patch(place, { state: 'failed', speed: null, failure: failureOf(failure) });
  }
}

async function prepare(place: ModelPlace, work: Work, signal: AbortSignal): Promise<Prepared> {
  uploadStore.patch(place, { stage: 'prepare', step: 'read', share: 0 });
  const { files, report, analysis } = await prepareModel(work.file, {
    signal,
    onProgress: (step, share) => uploadStore.patch(place, { step, share }),
  });
  uploadStore.patch(place, { step: null, report, analysis: analysis ?? null });
  return { files, report, ...(analysis && { analysis }) };
}

async function put(
  place: ModelPlace,
  stage: UploadStage,
  file: MeshFile,
  signal: AbortSignal,
  note?: Readonly<Record<string, string>>,
): Promise<UploadedObject> {
  uploadStore.patch(place, { stage, share: 0, stageBytes: file.bytes.byteLength, speed: null });
  const started = performance.now();
  return putModelObject(place, file, {
    signal,
    ...(note && { note }),
    onProgress: (share) => {
      const seconds = (performance.now() - started) / 1000;
      const speed = seconds > 0.5 ? (share * file.bytes.byteLength) / seconds : null;
      uploadStore.patch(place, { share, speed });
    },
  });
}

/** Beside the compressed file, under a name that no disk can make awkward. */
const renamed = (origin: MeshFile, { name }: MeshFile): MeshFile => ({
  ...origin,
  name: `origin_${name.replace(/\.drc$/, '')}.${extensionOf(origin.name)}`,
});

/** What is known of the model before its bytes have arrived. */
function registrationOf(
  place: ModelPlace,
  { file, original }: Work,
  { report }: Prepared,
): Omit<Registration, 'objectName' | 'size' | 'crc64'> {
  const cleaned = Object.entries(report.clean).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    ...place,
    modelType: 'scan',
    fileName: file.name,
    originObjectName: original?.key ?? null,
    vertices: report.counts.vertices,
    triangles: report.counts.triangles,
    cleaning: Object.fromEntries(cleaned),
  };
}

/** Everything that shows model files asks again. */
export const refreshModels = async (): Promise<void> => {
  await Promise.all([invalidate(endpoints.models.list), invalidate(endpoints.cases.detail)]);
};

// Closing the page would end what is under way.
guardLeaving(uploadStore.subscribe, () => uploadStore.running() > 0);
