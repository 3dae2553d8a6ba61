import { type ModelAnalysis, analyseFlag, casePath } from '@archway/contracts';
import type { MeshAnalysis } from '@archway/mesh';
import type { AppContext } from '../../../context.ts';
import type { Job } from '../../../infrastructure/jobs/jobs.ts';
import { ObjectMissing } from '../../../infrastructure/storage/object-store.ts';
import { notify } from '../../account/api.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { inspectIfWaiting } from '../inspection/ask-inspection.ts';
import { ANALYSIS_QUEUE, type AnalysisJob } from './model-adapter.ts';
import { dropUnused } from './made-objects.ts';
import { finishRun, startPreparing, tellProgress } from './model-analysis.ts';
import { type ModelRecord, otherScan } from './model-repository.ts';
import { bytesOf, modelOf, reasonOf, stepsOf } from './model-run.ts';
import { preparingJobs } from './preparing.ts';
import { findCase } from '../scope/access-repository.ts';
import { type SeenModel, analyseModel } from '../tasks.ts';
import { pictureName } from '../files/picture-name.ts';

/** Registers the worker that analyses model files. */
export async function modelJobs(context: AppContext): Promise<void> {
  const givenUp = (job: AnalysisJob): Promise<void> => giveUp(context, job);
  await context.jobs.work<AnalysisJob>(ANALYSIS_QUEUE, { retries: 2, timeoutSeconds: 600, givenUp }, (job) =>
    analyse(context, job),
  );
  await preparingJobs(context);
}

/** Every worker that tried was killed: the file may be what killed them, so nobody waits for it any longer. */
async function giveUp(context: AppContext, job: AnalysisJob): Promise<void> {
  const model = await modelOf(context, job, analyseFlag.running);
  if (model) await sayFailed(context, job, model, 'failed');
}

async function sayFailed(context: AppContext, job: AnalysisJob, model: ModelRecord, reason: string): Promise<void> {
  await finishRun(context, job, { error: reason }, async (tx) => {
    await tellUploader(context, tx, model);
    await inspectNext(context, model)(tx);
  });
  await tellProgress(context, model, analyseFlag.failed, 1);
}

/** An inspection by the machine waits for what is being analysed. */
const inspectNext =
  (context: AppContext, { caseId }: ModelRecord) =>
  (tx: Transaction): Promise<void> =>
    inspectIfWaiting(context, tx, caseId);

async function analyse(context: AppContext, job: Job<AnalysisJob>): Promise<void> {
  const model = await modelOf(context, job.data, analyseFlag.running);
  if (!model) return;
  await tellProgress(context, model, analyseFlag.running, 0);
  try {
    const other = model.modelType === 'scan' ? await otherScan(context.db, model) : undefined;
    const seen = await measure(context, model, other, job.signal);
    const thumbName = await storePicture(context, model, seen.picture);
    const analysis = { ...onTheWire(seen), ...biteWith(seen, other) };
    const kept = await finishRun(context, job.data, { analysis, thumbName }, async (tx, analysed) => {
      await inspectNext(context, model)(tx);
      if (showsJaw(analysed)) await startPreparing(context, tx, analysed);
    });
    // The model was replaced or removed meanwhile.
    if (!kept) await dropUnused(context, [thumbName]);
    await tellProgress(context, model, analyseFlag.done, 1);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null && !job.last) throw error;
    context.log.warn({ err: error, modelId: model.modelId }, 'model analysis failed');
    await sayFailed(context, job.data, model, reason ?? 'failed');
  }
}

/** Teeth are looked for in whatever looks like a jaw, without being asked for: the design begins with them. */
const showsJaw = ({ modelType, analysis }: ModelRecord): boolean =>
  modelType === 'scan' && analysis !== null && analysis.jawGuess !== 'unknown';

/**
 * Whoever uploaded the file may have left the page since. Told in the transaction that stores the failure: nobody finds
 * an analysis that failed without its notice, and a server that ends between the two loses neither.
 */
async function tellUploader(context: AppContext, tx: Transaction, model: ModelRecord): Promise<void> {
  const found = await findCase(tx, model.caseId);
  if (!found) return;
  const values = { patient: found.patientName, file: model.fileName };
  await notify(context, tx, [model.uploadedBy], 'analysisFailed', values, casePath(model));
}

async function measure(
  context: AppContext,
  model: ModelRecord,
  otherJaw: ModelRecord | undefined,
  signal: AbortSignal,
): Promise<SeenModel> {
  const bytes = await bytesOf(context, model);
  const other = otherJaw && (await fileOf(context, otherJaw));
  const progress = stepsOf(context, model, analyseFlag.running);
  const input = { bytes, fileName: model.objectName, other };
  const transfer = other ? [bytes, other.bytes] : [bytes];
  return context.compute.run(analyseModel, input, { progress, signal, transfer });
}

/** The scan of the other jaw, however far its own analysis is; undefined where it has gone. */
const fileOf = (context: AppContext, { objectName }: ModelRecord) =>
  bytesOf(context, { objectName }).then(
    (bytes) => ({ bytes, fileName: objectName }),
    (error: unknown) => {
      if (error instanceof ObjectMissing) return undefined;
      throw error;
    },
  );

/** How the scan stands to the other jaw, with what names that one's bytes. */
const biteWith = (
  { bite }: Pick<SeenModel, 'bite'>,
  other: Pick<ModelRecord, 'crc64'> | undefined,
): Pick<ModelAnalysis, 'bite'> => ({ bite: bite && other ? { with: other.crc64, ...bite } : null });

/** Each run has a picture of its own: what a case refers to stands as it is. @returns its name */
async function storePicture(
  { store }: AppContext,
  { objectName, analysisRun, thumbName }: ModelRecord,
  picture: Uint8Array,
): Promise<string> {
  if (thumbName) return thumbName;
  const name = pictureName(objectName, analysisRun);
  await store.put(name, picture, { contentType: 'image/jpeg' });
  return name;
}

/** The measurements of a scan by itself, as the wire has them. */
export const onTheWire = (found: MeshAnalysis): ModelAnalysis => ({
  vertices: found.vertices,
  triangles: found.triangles,
  sizeMm: found.sizeMm,
  openEdges: found.openEdges,
  nonManifoldEdges: found.nonManifoldEdges,
  components: found.components,
  surfaceAreaMm2: found.surfaceAreaMm2,
  unitGuess: found.unitGuess.unit,
  unitConfidence: found.unitGuess.confidence,
  unitSure: found.unitGuess.sure,
  jawGuess: found.jawGuess.jaw,
  jawConfidence: found.jawGuess.confidence,
  jawSure: found.jawGuess.sure,
  teeth: found.jawGuess.teeth ?? null,
  crownHoles: found.crownHoles?.map(({ diameterMm }) => diameterMm) ?? null,
  bite: null,
});
