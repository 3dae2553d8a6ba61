import { setTimeout as sleep } from 'node:timers/promises';
import { type ModelPreparation, type RepairKind, analyseFlag, dataTypes, jawNumber } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Job } from '../../../infrastructure/jobs/jobs.ts';
import { casePrefix } from '../../files/api.ts';
import { type RepairedModel, repairModel } from '../tasks.ts';
import { type AnalysisJob, PREPARING_QUEUE } from './model-adapter.ts';
import { finishRun, tellProgress } from './model-analysis.ts';
import { dropUnused } from './made-objects.ts';
import { bytesOf, modelOf, reasonOf, stepsOf } from './model-run.ts';
import { type ModelRecord, anyAnalysing } from './model-repository.ts';

const LOOK_AGAIN_MS = 500;
/** Where analyses never end, something is wrong with them, and teeth are looked for all the same. */
const LONGEST_WAIT_MS = 60_000;

/** Registers the worker that makes repaired models. */
export async function preparingJobs(context: AppContext): Promise<void> {
  const givenUp = async (job: AnalysisJob): Promise<void> => {
    const model = await modelOf(context, job, analyseFlag.preparing);
    if (model) await fail(context, job, model, 'failed');
  };
  await context.jobs.work<AnalysisJob>(PREPARING_QUEUE, { retries: 2, timeoutSeconds: 600, givenUp }, (job) =>
    prepare(context, job),
  );
}

async function prepare(context: AppContext, job: Job<AnalysisJob>): Promise<void> {
  const model = await modelOf(context, job.data, analyseFlag.preparing);
  if (!model) return;
  await tellProgress(context, model, analyseFlag.preparing, 0);
  try {
    await analysesFirst(context, job.signal);
    const preparation = await repaired(context, model, job);
    const kept = await finishRun(context, job.data, { preparation });
    if (kept) await tellProgress(context, model, analyseFlag.prepared, 1);
    // The model was replaced or removed meanwhile, and nothing refers to what was made of it.
    else
      await dropUnused(context, [preparation.objectName, ...(preparation.teeth ? [preparation.teeth.objectName] : [])]);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null && !job.last) throw error;
    context.log.warn({ err: error, modelId: model.modelId }, 'model preparation failed');
    await fail(context, job.data, model, reason ?? 'failed');
  }
}

async function fail(context: AppContext, job: AnalysisJob, model: ModelRecord, error: string): Promise<void> {
  if (await finishRun(context, job, { error })) await tellProgress(context, model, analyseFlag.preparingFailed, 1);
}

/** Whoever uploads waits for the analysis, and nobody for this: it begins when nothing is left to be analysed. */
async function analysesFirst({ db }: Pick<AppContext, 'db'>, signal: AbortSignal): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < until && (await anyAnalysing(db))) await sleep(LOOK_AGAIN_MS, undefined, { signal });
}

/**
 * Repairs a model, finds its teeth, and stores what came of it, under names that only this run has: what is stored never
 * changes.
 */
async function repaired(context: AppContext, model: ModelRecord, job: Job<AnalysisJob>): Promise<ModelPreparation> {
  const { caseId, version, modelId } = model;
  const bytes = await bytesOf(context, model);
  // Stages of aligners have no teeth to be moved.
  const jaw = model.modelType === 'scan' ? nameOfJaw(model.jaw) : null;
  const input = { bytes, fileName: model.objectName, jaw };
  const progress = stepsOf(context, model, analyseFlag.preparing);
  const { drc, labels, teeth, ...found } = await context.compute.run(repairModel, input, {
    ...{ progress, signal: job.signal, transfer: [bytes] },
  });
  const place = casePrefix({ caseId, version, dataType: dataTypes.model });
  const stem = `${place}repaired_${modelId}_${job.data.run}`;
  const objectName = `${stem}.drc`;
  const { size } = await context.store.put(objectName, drc);
  const toothLabels = teeth && labels ? { ...teeth, objectName: `${stem}_teeth.bin` } : null;
  if (toothLabels && labels) await context.store.put(toothLabels.objectName, labels);
  return { ...found, repairs: byKind(found.repairs), objectName, size, teeth: toothLabels, corrected: null };
}

const nameOfJaw = (jaw: ModelRecord['jaw']): 'upper' | 'lower' => (jaw === jawNumber.upper ? 'upper' : 'lower');

/** Single repairs, each with its place, as one line a kind. */
export function byKind(repairs: RepairedModel['repairs']): ModelPreparation['repairs'] {
  const kinds = new Map<RepairKind, ModelPreparation['repairs'][number]>();
  for (const { kind, count, areaMm2 } of repairs) {
    const known = kinds.get(kind) ?? { kind, places: 0, count: 0, areaMm2: 0 };
    const sum = { places: known.places + 1, count: known.count + count, areaMm2: known.areaMm2 + areaMm2 };
    kinds.set(kind, { kind, ...sum });
  }
  return [...kinds.values()];
}
